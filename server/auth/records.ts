/** The provider's storage adapter: sessions, grants, codes and refresh tokens, in the server's database. */
import { sql, type Kysely } from "kysely"
import { errors, type Adapter, type AdapterPayload } from "oidc-provider"
import { deleteInBatches } from "../db/batches.ts"
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

/** Makes the adapter for each of the provider's models. */
export const recordsIn =
  (db: Kysely<Schema>, { refreshLeewayMs: leewayMs = refreshLeewayMs }: RecordsOptions = {}) =>
  (model: string): Adapter => {
    const isSpent = (consumedAt: Date): boolean =>
      model !== "RefreshToken" || Date.now() - consumedAt.getTime() >= leewayMs

    const findBy = async (column: "id" | "uid" | "user_code", value: string): Promise<AdapterPayload | undefined> => {
      if (value.includes(nul)) return undefined
      const row = await db
        .selectFrom("identity_records")
        .select(["payload", "consumed_at", "expires_at"])
        .where("model", "=", model)
        .where(column, "=", value)
        .executeTakeFirst()
      if (row === undefined || (row.expires_at !== null && row.expires_at.getTime() <= Date.now())) return undefined
      const payload = row.payload as AdapterPayload
      return row.consumed_at !== null && isSpent(row.consumed_at)
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
          expires_at: expiresIn !== undefined && expiresIn > 0 ? new Date(Date.now() + expiresIn * secondsMs) : null,
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
          .set({ consumed_at: new Date() })
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
  await deleteInBatches(db, "identity_records", sql`expires_at <= ${new Date()}`)
  await deleteInBatches(
    db,
    "identity_records",
    sql`model = 'Interaction' and id in
      (select id from identity_records where model = 'Interaction' order by expires_at desc offset ${most})`,
  )
}
