/**
 * The devices on which a person is signed in: each is a grant of the provider, which is made when they sign in and ends
 * when they sign out. A grant keeps how the browser named itself and when it last asked for tokens; nothing of its
 * network. Keys are made of the grant's id by a hash, as the id itself is in tokens.
 */
import { sql, type Kysely } from "kysely"
import type { Provider } from "oidc-provider"
import { sessionCountLimit, userAgentLength } from "../../src/domain/limits.ts"
import type { SignIns } from "../contract/services.ts"
import { databaseNow } from "../db/clock.ts"
import type { Schema } from "../db/schema.ts"
import { publishEnded } from "./grants.ts"

const key = sql<string>`md5(id)::uuid`
const ofPerson = (subject: string) => sql<boolean>`payload ->> 'accountId' = ${subject}`

const secondMs = 1000

/** Notes which browser asks for tokens, and when, before it has them. */
export const noteUses = (provider: Provider, db: Kysely<Schema>): void => {
  provider.use(async (ctx, next) => {
    await next()
    const { Grant: grant } = ctx.oidc?.entities ?? {}
    if (ctx.oidc?.route !== "token" || ctx.status !== 200 || grant === undefined) return
    await db
      .updateTable("identity_records")
      .set({ user_agent: ctx.get("user-agent").slice(0, userAgentLength), used_at: databaseNow })
      .where("model", "=", "Grant")
      .where("id", "=", grant.jti)
      .execute()
  })
}

export const signInsOf: SignIns["list"] = async (db, subject, session) => {
  const rows = await db
    .selectFrom("identity_records")
    .select(["id", key.as("key"), "user_agent", "used_at", sql<number>`(payload ->> 'iat')::bigint`.as("made")])
    .where("model", "=", "Grant")
    .where(ofPerson(subject))
    .where(({ or, eb }) => or([eb("expires_at", "is", null), eb("expires_at", ">", databaseNow)]))
    .orderBy("used_at", (order) => order.desc().nullsLast())
    .orderBy("id")
    .limit(sessionCountLimit)
    .execute()
  return rows.map(({ id, key, user_agent: userAgent, used_at: usedAt, made }) => {
    const signedInAt = new Date(Number(made) * secondMs)
    return { key, userAgent: userAgent ?? "", signedInAt, lastUsedAt: usedAt ?? signedInAt, isThis: id === session }
  })
}

/** The browser's session at the provider goes too: it would sign in again without a word. */
export const endSignIn: SignIns["end"] = async (db, subject, wanted) => {
  const ended = await db
    .deleteFrom("identity_records")
    .where("model", "=", "Grant")
    .where(ofPerson(subject))
    .where(key, "=", wanted)
    .returning("id")
    .executeTakeFirst()
  if (ended === undefined) return false
  await db
    .deleteFrom("identity_records")
    .where(ofPerson(subject))
    .where(({ or, and, eb }) =>
      or([
        eb("grant_id", "=", ended.id),
        and([
          eb("model", "=", "Session"),
          sql<boolean>`jsonb_path_exists(payload, '$.authorizations.*.grantId ? (@ == $id)', ${JSON.stringify({ id: ended.id })}::jsonb)`,
        ]),
      ]),
    )
    .execute()
  await publishEnded(db, ended.id)
  return true
}
