/** The policy of automatic moderation, as rules over public text. */
import type { RefusalReason } from "../../../src/domain/moderation.ts"
import { hasContact, isShouting } from "../../../src/domain/public-text.ts"
import { hasForbiddenWord } from "../../data/forbidden-words.ts"

/** Public text that is looked at. */
export interface ModeratedText {
  readonly name: string
  readonly description: string
  /** The same account has the same text on the market. */
  readonly isDuplicate: boolean
}

export interface ModerationPolicy {
  /** Answers why a text may not be published; `null` when it may. */
  readonly decide: (text: ModeratedText) => RefusalReason | null
}

export const automaticPolicy: ModerationPolicy = {
  decide: ({ name, description, isDuplicate }) => {
    const text = `${name}\n${description}`
    if (hasContact(text)) return "ContactDetails"
    if (hasForbiddenWord(text)) return "ObsceneLanguage"
    if (isShouting(name) || isShouting(description)) return "Shouting"
    return isDuplicate ? "Duplicate" : null
  },
}

/** Publishes everything. */
export const permissivePolicy: ModerationPolicy = { decide: () => null }
