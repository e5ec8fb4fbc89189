/** Letters to support. Spec §7 Support. */
import { textLimits } from "../../src/domain/limits.ts"
import { oneLine } from "../../src/domain/graphemes.ts"
import { emailRules, multiLine, supportNameRules, textAreaRules } from "../../src/domain/text.ts"
import type { Handlers } from "../contract/context.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { enforceAttemptLimit, rateLimitKey } from "../domain/rates.ts"

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
      await enforceAttemptLimit(db, "supportLetters", rateLimitKey(caller, address))
      await db
        .insertInto("support_letters")
        .values({
          key: services.newKey(),
          account_key: caller?.accountKey ?? null,
          user_name: oneLine(body.userName),
          email: body.email.trim(),
          message: multiLine(body.message),
          created_at: services.now(),
        })
        .execute()
      return { notices: [], answer: async () => null }
    },
  },
}
