/** Letters to support. Spec §7 Support; D93, D114. */
import { rateLimits, textLimits } from "../../src/domain/limits.ts"
import { emailRules, multiLine, oneLine, supportNameRules, textAreaRules } from "../../src/domain/text.ts"
import { countTry } from "../auth/tries.ts"
import type { Handlers } from "../contract/context.ts"
import { tooMany } from "../contract/refusals.ts"
import { requireNoErrors } from "../domain/fields.ts"

export const supportRoutes: Handlers<"sendSupportLetter"> = {
  sendSupportLetter: {
    kind: "write",
    access: "anyone",
    handle: async ({ db, services, caller, address, input: { body } }) => {
      requireNoErrors({
        userName: supportNameRules(body.userName),
        email: emailRules(body.email),
        message: textAreaRules(body.message, textLimits.supportMessage),
      })
      const now = services.now()
      const limit = { name: "support", ...rateLimits.supportLetters }
      if (await countTry(db, limit, caller?.accountKey ?? address))
        throw tooMany(new Date(now.getTime() + limit.windowMs))
      await db
        .insertInto("support_letters")
        .values({
          key: services.newKey(),
          account_key: caller?.accountKey ?? null,
          user_name: oneLine(body.userName),
          email: body.email.trim(),
          message: multiLine(body.message),
          created_at: now,
        })
        .execute()
      return { tell: [], answer: async () => null }
    },
  },
}
