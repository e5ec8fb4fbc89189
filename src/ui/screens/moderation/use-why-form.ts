/** The form of why a moderator refuses, blocks or removes: a reason, and a note for the audit trail. */
import { textLimits } from "../../../domain/limits.ts"
import { refusalReasons, type RefusalReason } from "../../../domain/moderation.ts"
import { textAreaRules } from "../../../domain/text.ts"
import { useForm, type Form } from "../../forms/use-form.ts"

export interface Why {
  readonly reason: RefusalReason
  readonly note: string
}

export const noteBounds = { note: textLimits.moderationNote } as const

const initial: Why = { reason: "ContactDetails", note: "" }
const choices = { reason: refusalReasons }
const names = ["note"] as const
const rules = ({ note }: Why) => ({ note: textAreaRules(note, noteBounds.note) })
const wireNames = { note: "note" } as const

export type WhyForm = Form<Why, "note">
type About = Parameters<typeof useForm<Why, "note">>[0]["about"]

/** `of`: what it is about, so that each thing has a draft of its own. */
export const useWhyForm = (of: string, about: About): WhyForm =>
  useForm<Why, "note">({ form: `moderation/${of}`, initial, choices, names, rules, wireNames, about })
