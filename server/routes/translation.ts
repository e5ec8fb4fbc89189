/** Translation of other people's texts. Spec §7 Translation. */
import type { Kysely } from "kysely"
import { textLimits } from "../../src/domain/limits.ts"
import { saysSomething } from "../../src/domain/graphemes.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import type { Caller, Handlers } from "../contract/context.ts"
import type { Services } from "../contract/services.ts"
import type { Schema } from "../db/schema.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { enforceAttemptLimit, rateLimitKey } from "../domain/rates.ts"

interface Asking {
  readonly db: Kysely<Schema>
  readonly services: Services
  readonly caller: Caller | null
  readonly address: string
}

/** Rate limit by number of texts, as engines cost money. */
const requireRate = async ({ db, caller, address }: Asking, texts: number): Promise<void> => {
  for (let counted = 0; counted < texts; counted++)
    await enforceAttemptLimit(db, "translations", rateLimitKey(caller, address))
}

export const translationRoutes: Handlers<"translate" | "translateEntity"> = {
  translate: {
    kind: "outside",
    access: "anyone",
    handle: async ({ input: { body }, ...asking }) => {
      const { targetLanguage } = body
      const said = multiLine(body.text)
      requireNoErrors({ text: textAreaRules(said, textLimits.translation) })
      await requireRate(asking, 1)
      const [text = ""] = await asking.services.translate([said], targetLanguage)
      return { targetLanguage, text }
    },
  },

  translateEntity: {
    kind: "outside",
    access: "anyone",
    handle: async ({ input: { body }, ...asking }) => {
      const { targetLanguage, fields } = body
      const names = Object.keys(fields)
      const rules = names.map((name) => [
        `fields.${name}`,
        textAreaRules(fields[name] ?? "", { ...textLimits.translation, min: 0 }),
      ])
      requireNoErrors(Object.fromEntries(rules))
      await requireRate(asking, names.length)
      // Empty texts are not sent to the engine.
      const said = names.filter((name) => saysSomething(fields[name] ?? ""))
      const texts = said.map((name) => multiLine(fields[name] ?? ""))
      const translated = texts.length === 0 ? [] : await asking.services.translate(texts, targetLanguage)
      return {
        targetLanguage,
        fields: { ...fields, ...Object.fromEntries(said.map((name, index) => [name, translated[index] ?? ""])) },
      }
    },
  },
}
