/** Identifies whose a request or a hub's connection is, by the token that comes with it. Spec §7. */
import { isModerator, type Principal } from "../contract/context.ts"
import { accountLine, type Door } from "../contract/door.ts"
import type { Verifier } from "../auth/verify.ts"
import type { Database } from "../db/database.ts"
import type { HubCaller } from "../hubs/connection.ts"

/** Answers who signed in with a request's token; null where the token is refused. */
export const authenticator =
  (verify: Verifier) =>
  async (token: string): Promise<Principal | null> => {
    const verified = await verify(token)
    if (!verified.ok) return null
    const { subject, name, email, roles, session } = verified
    return { subject, name, email, roles, session }
  }

/** Answers whose account a hub's connection is for; null where the token is refused, is a moderator's or has no account. */
export const hubCaller =
  (db: Database["db"], verify: Verifier, { inside }: Door) =>
  async (token: string | undefined): Promise<HubCaller | null> => {
    const verified = token === undefined ? null : await verify(token)
    if (verified === null || !verified.ok || isModerator(verified)) return null
    const account = await inside.inTurn(accountLine(verified.subject), () =>
      db
        .selectFrom("accounts")
        .select(["key", "deleted_at"])
        .where("subject", "=", verified.subject)
        .executeTakeFirst(),
    )
    if (account === undefined) return null
    const { expiresAt, session } = verified
    return { accountKey: account.key, expiresAt, session, isDeleted: account.deleted_at !== null }
  }
