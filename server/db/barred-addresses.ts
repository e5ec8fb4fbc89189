/** Addresses of those who left while they were blocked: nobody registers with one of them for a year. */
import { createHmac, randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import { getOrCreateSecret } from "./secrets.ts"
import type { Schema } from "./schema.ts"

const keyBytes = 32

/** The time that a block outlives its account. */
export const barredMs = 365 * 24 * 60 * 60 * 1000

/** Keyed, so that a list of addresses can't be held against the table alone; upper and lower case are one address. */
const hashOf = async (db: Kysely<Schema>, email: string): Promise<string> => {
  const key = await getOrCreateSecret(db, "barred-addresses", async () => randomBytes(keyBytes).toString("base64url"))
  return createHmac("sha256", Buffer.from(key, "base64url")).update(email.trim().toLowerCase()).digest("base64url")
}

export const barAddress = async (db: Kysely<Schema>, email: string, now: Date): Promise<void> => {
  const row = { address_hash: await hashOf(db, email), barred_at: now }
  await db
    .insertInto("identity_barred")
    .values(row)
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ barred_at: now }))
    .execute()
}

export const isBarred = async (db: Kysely<Schema>, email: string, now = new Date()): Promise<boolean> => {
  const found = await db
    .selectFrom("identity_barred")
    .select("address_hash")
    .where("address_hash", "=", await hashOf(db, email))
    .where("barred_at", ">", new Date(now.getTime() - barredMs))
    .executeTakeFirst()
  return found !== undefined
}

/** Lets an address register again before its year is over; answers whether it was barred. */
export const admitAddress = async (db: Kysely<Schema>, email: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("identity_barred")
    .where("address_hash", "=", await hashOf(db, email))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
