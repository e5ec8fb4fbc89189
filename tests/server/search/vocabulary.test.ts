/** The vocabulary counts each word once for every listing on the market that has it, whatever happened before. */
import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { sql, type Kysely } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withTransaction } from "../../../server/db/database.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { engines } from "../db/engines.ts"
import { publish } from "./published.ts"

type Db = Kysely<Schema>

const texts = [
  "Fenster putzen",
  "Fenster und Türen putzen",
  "Okna do mycia",
  "Paint 3 doors",
  "Paint the fence, paint the door",
]
const languages = ["de-DE", "en-US", "pl-PL"]

type Change = (trx: Db, key: string, other: string) => Promise<unknown>

const written: Change = (trx, key, text) =>
  trx.updateTable("listing_versions").set({ name: text }).where("listing_key", "=", key).execute()

/** Publishes a version more, in place of the one before. */
const rewritten: Change = async (trx, key, text) => {
  const version = await trx
    .selectFrom("listing_versions")
    .select(["start_date", "end_date", "classificator_key"])
    .where("listing_key", "=", key)
    .limit(1)
    .executeTakeFirst()
  if (version === undefined) return
  const row = { ...version, key: randomUUID(), listing_key: key, name: text, description: "Anew." }
  await trx
    .insertInto("listing_versions")
    .values({ ...row, version_status: "Published", language: "en-US", price_by_agreement: true })
    .execute()
  await trx.updateTable("listings").set({ published_version_key: row.key }).where("key", "=", key).execute()
}

const changes: Readonly<Record<string, Change>> = {
  written,
  rewritten,
  retold: (trx, key, text) =>
    trx
      .updateTable("listing_versions")
      .set({ language: languages[text.length % languages.length] })
      .where("listing_key", "=", key)
      .execute(),
  hidden: (trx, key) => trx.updateTable("listings").set({ hide: true }).where("key", "=", key).execute(),
  shown: (trx, key) => trx.updateTable("listings").set({ hide: false }).where("key", "=", key).execute(),
  archived: (trx, key) => trx.updateTable("listings").set({ status: "Archived" }).where("key", "=", key).execute(),
  published: (trx, key) => trx.updateTable("listings").set({ status: "Published" }).where("key", "=", key).execute(),
  removed: async (trx, key) => {
    await trx.deleteFrom("listing_versions").where("listing_key", "=", key).execute()
    await trx.deleteFrom("listings").where("key", "=", key).execute()
  },
}

const changed = fc.record({
  change: fc.constantFrom(...Object.keys(changes)),
  at: fc.nat(4),
  text: fc.constantFrom(...texts),
})

/** Each is a transaction; some are undone. */
const history = fc.array(
  fc.record({ steps: fc.array(changed, { minLength: 1, maxLength: 4 }), isUndone: fc.boolean() }),
  {
    maxLength: 8,
  },
)

const undone = new Error("Undone.")

const vocabularyOf = async (db: Db): Promise<unknown> =>
  (
    await sql`select word, language, listings from vocabulary full join word_counts using (word, language)
      order by word, language`.execute(db)
  ).rows

/** Counts the same by another way (E662): words as PostgreSQL parses them, counted anew. */
const counted = async (db: Db): Promise<unknown> => {
  const { rows } = await sql`select word, left(language, 2) as language, count(distinct key)::int as listings from (
      select listings.key, listing_versions.language,
        unnest(tsvector_to_array(to_tsvector('simple', parted_words(latin_letters(name || ' ' || description))))) as word
      from listings join listing_versions on listing_versions.key = published_version_key
      where status = 'Published' and not hide) as said
    where word ~ '^[^0-9]{2,}$' group by 1, 2 order by word collate "C", 2`.execute(db)
  return rows
}

/** The size of the market as it is kept (E686), and as it is counted anew. */
const marketOf = async (db: Db): Promise<unknown> =>
  (await sql`select kind, listings from market_counts where listings > 0 order by kind`.execute(db)).rows
const countedMarket = async (db: Db): Promise<unknown> =>
  (
    await sql`select kind, count(*)::int as listings from listings where status = 'Published' and not hide
      group by kind order by kind`.execute(db)
  ).rows

const alike = (count: number) => Array.from({ length: count }, () => ({ name: "Paint the fence" }))

describe.each(engines)("the vocabulary on $name", ({ open, isShared }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it("is what a fresh count finds, after any history", async () => {
    const { db } = database
    await fc.assert(
      fc.asyncProperty(history, async (transactions) => {
        const keys = await publish(
          db,
          texts.map((name, at) => ({ name, language: languages[at % languages.length] ?? "" })),
        )
        for (const { steps, isUndone } of transactions) {
          const done = withTransaction(db, async (trx) => {
            for (const { change, at, text } of steps) await changes[change]?.(trx, keys[at] ?? "", text)
            if (isUndone) throw undone
          })
          await done.catch((error: unknown) => {
            if (error !== undone) throw error
          })
        }
        expect(await vocabularyOf(db)).toEqual(await counted(db))
        expect(await marketOf(db)).toEqual(await countedMarket(db))
      }),
      { numRuns: 15 },
    )
  })

  it("is empty when nothing is on the market, and is counted anew in one step", async () => {
    const { db } = database
    const before = await vocabularyOf(db)
    await sql`select recount_words()`.execute(db)
    expect(await vocabularyOf(db)).toEqual(before)
    expect(await marketOf(db)).toEqual(await countedMarket(db))
    await db.updateTable("listings").set({ hide: true }).execute()
    expect(await vocabularyOf(db)).toEqual([])
    expect(await marketOf(db)).toEqual([])
  })

  it.runIf(isShared)("lets nobody wait for a transaction that is not at its end", async () => {
    const { db } = database
    const [first = "", second = ""] = await publish(db, alike(2))
    const gate = Promise.withResolvers<null>()
    const slow = withTransaction(db, async (trx) => {
      await changes["hidden"]?.(trx, first, "")
      await gate.promise
    })
    await withTransaction(db, async (trx) => void (await changes["hidden"]?.(trx, second, "")))
    gate.resolve(null)
    await slow
    expect(await vocabularyOf(db)).toEqual(await counted(db))
  })

  it.runIf(isShared)("stays right, and nobody waits in a circle, when many change it at once", async () => {
    const { db } = database
    const keys = await publish(db, alike(40))
    const both = [keys, keys.toReversed()].flatMap((order) =>
      [0, 10, 20, 30].map((from) => order.slice(from, from + 10).filter((_, n) => n % 2 === 0)),
    )
    await Promise.all(
      both.map((some) =>
        withTransaction(db, async (trx) => {
          for (const key of some) await changes["hidden"]?.(trx, key, "")
        }),
      ),
    )
    expect(await vocabularyOf(db)).toEqual(await counted(db))
  })
})
