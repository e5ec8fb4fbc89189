/** Reads the lists of a person's own data, page by page, and finds the profiles that are the person's. */
import type { Kysely } from "kysely"
import type { Schema } from "../db/schema.ts"

type Db = Kysely<Schema>
export type Row = Readonly<Record<string, unknown>>

export const pageRows = 500

/** Rows after a key, in the order of their keys. */
export type Page = (db: Db, accountKey: string, after: string) => Promise<readonly (Row & { readonly key: string })[]>

/** Pages by the name of the zip's file that has them. */
export type Lists = Readonly<Record<string, Page>>

/** The account's customer profile, which is the account, and its executant profiles. */
export const profilesOf = (db: Db, accountKey: string) =>
  db
    .selectFrom("executants")
    .select("key")
    .where("account_key", "=", accountKey)
    .union(db.selectFrom("accounts").select("key").where("key", "=", accountKey))
