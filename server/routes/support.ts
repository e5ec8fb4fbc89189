/** Letters to support. Spec §7 Support. */
import { textLimits } from "../../src/domain/limits.ts"
import { oneLine } from "../../src/domain/graphemes.ts"
import { emailRules, multiLine, supportNameRules, textAreaRules } from "../../src/domain/text.ts"
import type { Handlers } from "../contract/context.ts"
import { pageOf } from "../contract/pages.ts"
import { notFound } from "../contract/refusals.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { requireAdmin } from "../domain/moderation/audit.ts"
import { enforceAttemptLimit, rateLimitKey } from "../domain/rates.ts"
import { checkedLog, letterLog } from "../domain/support-logs.ts"
import { wireMoment } from "../views/moments.ts"

export const supportRoutes: Handlers<"sendSupportLetter" | "listSupportLetters" | "getSupportLog"> = {
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
      const log = body.log === undefined || body.log === null ? null : await checkedLog(body.log)
      await db
        .insertInto("support_letters")
        .values({
          key: services.newKey(),
          account_key: caller?.accountKey ?? null,
          user_name: oneLine(body.userName),
          email: body.email.trim(),
          message: multiLine(body.message),
          created_at: services.now(),
          log: log?.log ?? null,
          log_events: log?.events ?? null,
        })
        .execute()
      return { notices: [], answer: async () => null }
    },
  },
  listSupportLetters: {
    kind: "read",
    access: "identified",
    handle: async ({ db, caller, input: { query } }) => {
      requireAdmin(caller)
      const { count, rows } = await pageOf(db.selectFrom("support_letters"), query, (letters) =>
        letters
          .select(["key", "account_key", "user_name", "email", "message", "created_at", "log_events"])
          .orderBy("created_at", "desc")
          .orderBy("key"),
      )
      return {
        count,
        items: rows.map((row) => ({
          key: row.key,
          accountKey: row.account_key,
          userName: row.user_name,
          email: row.email,
          message: row.message,
          createdDate: wireMoment(row.created_at),
          logEvents: row.log_events,
        })),
      }
    },
  },

  getSupportLog: {
    kind: "read",
    access: "identified",
    handle: async ({ db, caller, input: { path } }) => {
      requireAdmin(caller)
      const log = await letterLog(db, path.key)
      if (log === null) throw notFound()
      return { log }
    },
  },
}
