/** Tables that grow with requests: each has somebody who prunes it, or a reason why nobody does. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root } from "../../../scripts/base/fingerprint.mjs"
import type { Schema } from "../../../server/db/schema.ts"
import { pruneTokens } from "../../../server/auth/letter-tokens.ts"
import { pruneRecords } from "../../../server/auth/records.ts"
import { pruneAttempts } from "../../../server/db/attempts.ts"
import { batchRows } from "../../../server/db/batches.ts"
import { prune } from "../../../server/jobs/pruning.ts"
import { dayMs } from "../../../src/domain/durations.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { publishedExecutant, publishedOrder } from "../market.ts"

type Growth = { readonly prunedBy: string } | { readonly grows: string }

const person = { grows: "one row a person, emptied when they leave (D103)" }
const market = { grows: "what people made, kept for those they dealt with (D103); limited a day or an hour (D93)" }
const withFile = { grows: "goes with its file, which goes when nothing shows it any more" }
const word = { grows: "goes with the last listing on the market that has it (E662)" }
const record = { grows: "the record of moderation, which somebody may have to answer for (D95)" }

/** The compiler asks for each table of the schema. */
const growth: Readonly<Record<keyof Schema, Growth>> = {
  accounts: person,
  applications: market,
  chat_message_files: withFile,
  chat_messages: market,
  chat_participants: market,
  chats: market,
  complaints: record,
  contract_usage: { prunedBy: "server/jobs/pruning.ts" },
  deals: market,
  executant_changes: { grows: "at most one a profile; deleted once it is decided" },
  executant_files: withFile,
  executant_views: { prunedBy: "server/jobs/pruning.ts" },
  executants: market,
  favorites: { grows: "what somebody keeps until they let it go, or leave" },
  feedbacks: market,
  file_thumbnails: withFile,
  files: market,
  idempotency_keys: { prunedBy: "server/jobs/pruning.ts" },
  identity_authenticators: person,
  identity_barred: { prunedBy: "server/jobs/pruning.ts" },
  identity_links: person,
  identity_records: { prunedBy: "server/auth/records.ts" },
  identity_passkeys: person,
  identity_recovery_codes: person,
  identity_secrets: { grows: "a handful, made at the first start" },
  identity_tokens: { prunedBy: "server/auth/letter-tokens.ts" },
  identity_tries: { prunedBy: "server/db/attempts.ts" },
  identity_users: person,
  jobs: { prunedBy: "server/jobs/pruning.ts" },
  listing_files: withFile,
  listing_versions: market,
  listing_views: { prunedBy: "server/jobs/pruning.ts" },
  market_counts: { grows: "one row for each kind of listing" },
  listing_words: { grows: "one row a listing, as long as it is on the market (E662)" },
  vocabulary: word,
  word_counts: word,
  listings: market,
  locations: market,
  moderation_actions: record,
  moderation_tasks: record,
  notifications: { grows: "somebody's own list, which goes when they leave" },
  outbox: { prunedBy: "server/hubs/outbox-rows.ts" },
  presences: person,
  push_clients: { grows: "twenty a person at most; those of a sign-in end with it (E340)" },
  support_letters: { grows: "letters that people wait for an answer to; five an hour (D93)" },
}

describe("a table that is pruned", () => {
  const named = Object.entries(growth).flatMap(([table, how]) => ("prunedBy" in how ? [[table, how.prunedBy]] : []))
  const sources = new Map(
    globSync("server/**/*.ts", { cwd: root }).map((file) => [file, readFileSync(join(root, file), "utf8")]),
  )

  it.each(named)("%s is so by %s, which somebody starts", (table = "", file = "") => {
    const ways = [`deleteFrom("${table}")`, `table: "${table}"`, `deleteInBatches(db, "${table}"`]
    expect(ways.some((way) => sources.get(file)?.includes(way))).toBe(true)
    const users = [...sources].filter(([, text]) => text.includes(`/${file.split("/").pop() ?? ""}"`))
    expect(users).not.toEqual([])
  })
})

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const pruned = ["idempotency_keys", "jobs", "listing_views", "executant_views", "contract_usage"] as const
  const count = async (table: (typeof pruned)[number]): Promise<number> =>
    (
      await app.db
        .selectFrom(table)
        .select((of) => of.lit(1).as("one"))
        .execute()
    ).length

  it("is left with what is still of use, however much there was", async () => {
    const owner = await app.person("Ana Pop")
    const order = await publishedOrder(owner)
    const executant = await publishedExecutant(await app.person("Bo Lund"))
    for (const table of pruned) await app.db.deleteFrom(table).execute()
    const now = app.clock.now()
    const ago = (days: number): Date => new Date(now.getTime() - days * dayMs)
    const day = (days: number): string => ago(days).toISOString().slice(0, 10)
    const many = Array.from({ length: 2_500 }, (_, index) => index)
    await app.db
      .insertInto("idempotency_keys")
      .values(
        [...many.map(() => 31), 29].map((days, index) => ({
          account_key: owner.key,
          key: `k${index}`,
          operation: "createOrder",
          fingerprint: null,
          answer: null,
          status: 1,
          created_at: ago(days),
        })),
      )
      .execute()
    await app.db
      .insertInto("listing_views")
      .values([3, 1, 0].map((days) => ({ listing_key: order.key, viewer: "v", viewed_on: day(days) })))
      .execute()
    await app.db
      .insertInto("executant_views")
      .values([3, 1, 0].map((days) => ({ executant_key: executant.key, viewer: "v", viewed_on: day(days) })))
      .execute()
    await app.db
      .insertInto("jobs")
      .values(
        [31, 29].map((days) => ({
          key: crypto.randomUUID(),
          kind: "RemoveContent",
          payload: JSON.stringify({ paths: [] }),
          due_at: ago(days),
          failed_at: ago(days),
        })),
      )
      .execute()
    await app.db
      .insertInto("contract_usage")
      .values([91, 89].map((days) => ({ day: day(days), operation: "GET /account", build: "none", counts: "{}" })))
      .execute()
    await prune(app.db, now, () => true)
    expect(Object.fromEntries(await Promise.all(pruned.map(async (table) => [table, await count(table)])))).toEqual({
      idempotency_keys: 1,
      jobs: 1,
      listing_views: 2,
      executant_views: 2,
      contract_usage: 1,
    })
  })

  /** From now on the database notes how many rows each statement deletes of these tables. */
  const noteDeletes = async (tables: readonly string[]): Promise<void> => {
    await sql`create table noted (about text, deleted integer)`.execute(app.db)
    await sql`create function note_delete() returns trigger language plpgsql as $$
      begin insert into noted select tg_table_name, count(*) from gone; return null; end $$`.execute(app.db)
    for (const table of tables)
      await sql`create trigger noting after delete on ${sql.table(table)} referencing old table as gone
        for each statement execute function note_delete()`.execute(app.db)
  }

  it("goes in small batches, what the sign-in leaves too: what is over, and beyond the bound the oldest", async () => {
    const { db } = app
    await noteDeletes(["identity_records", "identity_tokens", "identity_tries"])
    for (const table of ["identity_records", "identity_tokens", "identity_tries"] as const)
      await db.deleteFrom(table).execute()
    await sql`truncate noted`.execute(db)
    const many = Array.from({ length: 2_500 }, (_, index) => index)
    const [over, open] = [new Date(Date.now() - 1), (index: number) => new Date(Date.now() + (index + 1) * 60_000)]
    for (const expiresAt of [() => over, open]) {
      const record = (index: number) => ({
        model: "Interaction",
        id: crypto.randomUUID(),
        expires_at: expiresAt(index),
      })
      await db
        .insertInto("identity_records")
        .values(many.map((index) => ({ ...record(index), payload: JSON.stringify({}) })))
        .execute()
      await db
        .insertInto("identity_tries")
        .values(many.map((index) => ({ bucket: crypto.randomUUID(), count: 1, window_ends_at: expiresAt(index) })))
        .execute()
    }
    const subject = crypto.randomUUID()
    await db
      .insertInto("identity_users")
      .values({ subject, email: "links@example.com", name: "Ana Pop", password_hash: null })
      .execute()
    const token = {
      purpose: "newEmail" as const,
      subject,
      email: "a@example.com",
      expires_at: over,
    }
    await db
      .insertInto("identity_tokens")
      .values(many.map(() => ({ ...token, hash: crypto.randomUUID() })))
      .execute()
    await pruneRecords(db, 1)
    await pruneAttempts(db, 1)
    await pruneTokens(db)
    const left = await sql<{ readonly left: Date }>`select expires_at as left from identity_records
      union all select window_ends_at from identity_tries union all select expires_at from identity_tokens`.execute(db)
    // Of each the one that ends last.
    expect(left.rows).toHaveLength(2)
    expect(left.rows.every(({ left: endsAt }) => endsAt.getTime() > Date.now() + 2_000 * 60_000)).toBe(true)
    const { rows } = await sql<{ readonly most: number }>`select max(deleted) as most from noted`.execute(db)
    expect(rows).toEqual([{ most: batchRows }])
  })
})
