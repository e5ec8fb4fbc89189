/** Every engine is migrated to the same schema, once, and its constraints hold. architecture: Server. */
import { randomUUID } from "node:crypto"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import { openDatabase, withTransaction } from "../../../server/db/database.ts"
import { migrate } from "../../../server/db/migrations.ts"
import { shapeOf } from "./contents.ts"
import { engines } from "./engines.ts"
import { addAccount } from "./people.ts"

describe.each(engines)("migrations on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => void (database = await open()))
  afterAll(() => database.close())

  it("have all run after opening, and run once", async () => {
    const { db } = database
    const before = await shapeOf(db)
    expect(await migrate(db)).toEqual([])
    expect(await shapeOf(db)).toEqual(before)
  })

  it("keep days as text, moments to the millisecond, and big numbers as numbers", async () => {
    const { db } = database
    const moment = new Date("2026-03-01T12:00:00.123Z")
    const { rows } = await sql<object>`
        select ${"2026-03-01"}::date as day, ${moment}::timestamptz(3) as moment, count(*) as count,
          ${JSON.stringify({ a: [1] })}::jsonb as json, ${[randomUUID()]}::uuid[] is not null as listed`.execute(db)
    expect(rows).toEqual([{ day: "2026-03-01", moment, count: 1, json: { a: [1] }, listed: true }])
  })

  it("find an order by words without their accents", async () => {
    const { db } = database
    const accountKey = await addAccount(db)
    const [order, version] = [randomUUID(), randomUUID()]
    await withTransaction(db, async (trx) => {
      await trx
        .insertInto("listings")
        .values({
          key: order,
          kind: "Order",
          account_key: accountKey,
          status: "OnModeration",
          latest_version_key: version,
        })
        .execute()
      const text = { name: "Küche streichen", description: "Zwei Wände und eine Decke" }
      const dates = { start_date: "2026-03-01", end_date: "2026-03-05" }
      const keys = { key: version, listing_key: order, classificator_key: randomUUID() }
      await trx
        .insertInto("listing_versions")
        .values({ ...keys, ...text, ...dates, version_status: "OnModeration", price_by_agreement: true })
        .execute()
    })
    const found = await db
      .selectFrom("listing_versions")
      .select(["name", "start_date"])
      .where(sql<boolean>`search @@ plainto_tsquery('simple', immutable_unaccent(${"kuche wande"}))`)
      .execute()
    expect(found).toEqual([{ name: "Küche streichen", start_date: "2026-03-01" }])
  })

  it("refuse a status that is none", async () => {
    const { db } = database
    const accountKey = await addAccount(db)
    const insert = sql`insert into listings (key, kind, account_key, status, latest_version_key)
        values (${randomUUID()}, 'Order', ${accountKey}, 'Sold', ${randomUUID()})`
    await expect(insert.execute(db)).rejects.toThrow(/check constraint/u)
  })
})

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

describe.skipIf(clusterUrl === "")("with a PostgreSQL server", () => {
  it("both engines have the same columns and indexes", async () => {
    const opened = await Promise.all(engines.map(({ open }) => open()))
    try {
      const [embedded, server] = await Promise.all(opened.map(({ db }) => shapeOf(db)))
      expect(server).toEqual(embedded)
    } finally {
      await Promise.all(opened.map(({ close }) => close()))
    }
  })

  it("several nodes may start on an empty database at once", async () => {
    const { url, drop } = await createDatabase(clusterUrl)
    const [first, ...others] = await Promise.all([openDatabase({ url }), openDatabase({ url }), openDatabase({ url })])
    const { rows } = await sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(first.db)
    await Promise.all([first, ...others].map(({ close }) => close()))
    await drop()
    const steps = await readdir(new URL("../../../server/db/migrations/", import.meta.url))
    expect(rows).toEqual([{ count: steps.length }])
  })
})

describe("an embedded database in a directory", () => {
  it("is there again after closing, and belongs to one at a time", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "marketplace-data-"))
    try {
      const first = await openDatabase({ dataDir })
      const key = await addAccount(first.db)
      await expect(openDatabase({ dataDir })).rejects.toThrow(/DATA_DIR/u)
      await first.close()
      const second = await openDatabase({ dataDir })
      expect(await second.db.selectFrom("accounts").select("key").execute()).toEqual([{ key }])
      await second.close()
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
