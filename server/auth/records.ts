/** The provider's storage adapter: sessions, grants, codes and refresh tokens, in the server's database. */
import { sql, type Kysely } from "kysely"
import { errors, type Adapter, type AdapterPayload } from "oidc-provider"
import { deleteInBatches } from "../db/batches.ts"
import { databaseNow, databaseNowPlus, msUntil } from "../db/clock.ts"
import type { Schema } from "../db/schema.ts"
import { publishEnded } from "./grants.ts"

/**
 * Grace period for refresh token rotation: two tabs that renew at the same moment both hold the old token. Within this
 * time after its first use it is still accepted; later use counts as theft, and the whole grant is revoked.
 */
export const refreshLeewayMs = 10_000

const secondsMs = 1000

export interface RecordsOptions {
  readonly refreshLeewayMs?: number
}

/** PostgreSQL's text holds no NUL. */
const nul = "\0"

/** The record as JSON. It holds request parameters as the client sent them, so a NUL in one is refused here. */
const written = (payload: AdapterPayload): string =>
  JSON.stringify(payload, (_name, value: unknown) => {
    if (typeof value === "string" && value.includes(nul)) throw new errors.InvalidRequest("NUL is no character")
    return value
  })

/**
 * The provider compares `exp` with the clock of its node, which may not be that of the node that wrote it. It is never later
 * than it was: a session that is written again whenever it is read would outlive its time.
 */
const byOwnClock = (payload: AdapterPayload, leftMs: number | null): AdapterPayload => {
  const { exp } = payload
  if (leftMs === null || exp === undefined) return payload
  const own = Math.floor((Date.now() + leftMs) / secondsMs)
  return Math.abs(own - exp) <= 1 ? payload : { ...payload, exp: own }
}

/** Makes the adapter for each of the provider's models. */
export const recordsIn =
  (db: Kysely<Schema>, { refreshLeewayMs: leewayMs = refreshLeewayMs }: RecordsOptions = {}) =>
  (model: string): Adapter => {
    const isSpent =
      model === "RefreshToken" ? sql<boolean>`consumed_at <= ${databaseNowPlus(-leewayMs)}` : sql<boolean>`true`

    const findBy = async (column: "id" | "uid" | "user_code", value: string): Promise<AdapterPayload | undefined> => {
      if (value.includes(nul)) return undefined
      const row = await db
        .selectFrom("identity_records")
        .select(["payload", "consumed_at", isSpent.as("is_spent"), msUntil(sql.ref("expires_at")).as("left")])
        .where("model", "=", model)
        .where(column, "=", value)
        .where(({ or, eb }) => or([eb("expires_at", "is", null), eb("expires_at", ">", databaseNow)]))
        .executeTakeFirst()
      if (row === undefined) return undefined
      const payload = byOwnClock(row.payload as AdapterPayload, row.left)
      return row.consumed_at !== null && row.is_spent
        ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / secondsMs) }
        : payload
    }

    return {
      upsert: async (id, payload, expiresIn) => {
        const row = {
          payload: written(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: expiresIn !== undefined && expiresIn > 0 ? databaseNowPlus(expiresIn * secondsMs) : null,
        }
        await db
          .insertInto("identity_records")
          .values({ model, id, ...row })
          .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(row))
          .execute()
      },
      find: (id) => findBy("id", id),
      findByUid: (uid) => findBy("uid", uid),
      findByUserCode: (userCode) => findBy("user_code", userCode),
      // Only the first use is noted, so that later ones don't prolong the grace period.
      consume: async (id) => {
        await db
          .updateTable("identity_records")
          .set({ consumed_at: databaseNow })
          .where("model", "=", model)
          .where("id", "=", id)
          .where("consumed_at", "is", null)
          .execute()
      },
      destroy: async (id) => {
        await db.deleteFrom("identity_records").where("model", "=", model).where("id", "=", id).execute()
        if (model === "Grant") await publishEnded(db, id)
      },
      revokeByGrantId: async (grantId) => {
        await db.deleteFrom("identity_records").where("model", "=", model).where("grant_id", "=", grantId).execute()
      },
    }
  }

/** The most open interactions that are stored, some 100 MB. */
export const mostUnanswered = 50_000

/**
 * Deletes expired records and, beyond the bound, the oldest open interactions, so that requests from many networks
 * can't fill the disk.
 */
export const pruneRecords = async (db: Kysely<Schema>, most = mostUnanswered): Promise<void> => {
  await deleteInBatches(db, "identity_records", sql`expires_at <= ${databaseNow}`)
  await deleteInBatches(
    db,
    "identity_records",
    sql`model = 'Interaction' and id in
      (select id from identity_records where model = 'Interaction' order by expires_at desc offset ${most})`,
  )
}
