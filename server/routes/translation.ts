/** Texts of others in one's own language. Spec §7 Translation; D72, D111. */
import type { Kysely } from "kysely"
import { rateLimits } from "../../src/domain/limits.ts"
import { countTry } from "../auth/tries.ts"
import type { Caller, Handlers, Services } from "../contract/context.ts"
import { tooMany } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"

interface Asking {
  readonly db: Kysely<Schema>
  readonly services: Services
  readonly caller: Caller | null
  readonly address: string
}

const limit = { name: "translation", ...rateLimits.translations }

/** Each text counts, and engines cost money. */
const requireRate = async ({ db, services, caller, address }: Asking, texts: number): Promise<void> => {
  for (let counted = 0; counted < texts; counted++)
    if (await countTry(db, limit, caller?.accountKey ?? address))
      throw tooMany(new Date(services.now().getTime() + limit.windowMs))
}

export const translationRoutes: Handlers<"translate" | "translateEntity"> = {
  translate: {
    kind: "outside",
    access: "anyone",
    handle: async ({ input: { body }, ...asking }) => {
      await requireRate(asking, 1)
      const { targetLanguage } = body
      const [text = ""] = await asking.services.translate([body.text], targetLanguage)
      return { targetLanguage, text }
    },
  },

  translateEntity: {
    kind: "outside",
    access: "anyone",
    handle: async ({ input: { body }, ...asking }) => {
      const names = Object.keys(body.fields)
      await requireRate(asking, names.length)
      const { targetLanguage, fields } = body
      // Engines have nothing to say to an empty text.
      const said = names.filter((name) => fields[name]?.trim() !== "")
      const texts = said.map((name) => fields[name] ?? "")
      const translated = texts.length === 0 ? [] : await asking.services.translate(texts, targetLanguage)
      return {
        targetLanguage,
        fields: { ...fields, ...Object.fromEntries(said.map((name, index) => [name, translated[index] ?? ""])) },
      }
    },
  },
}
