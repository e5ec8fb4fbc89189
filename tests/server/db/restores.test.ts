/** An operator's backup brings back the same tables, indexes, functions and rows, however it is restored. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { Kysely, PGliteDialect, sql } from "kysely"
import { describe, expect, it } from "vitest"
import { createDatabase, runTool } from "../../../scripts/test/postgres.mjs"
import { openDatabase } from "../../../server/db/database.ts"
import { embeddedExtensions } from "../../../server/db/embedded.ts"
import { migrate } from "../../../server/db/migrations.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { publish } from "../search/published.ts"
import { rowsOf, shapeOf } from "./contents.ts"
import { engines } from "./engines.ts"

type Db = Kysely<Schema>

/** Words of several languages and places: what indexes and generated columns are made of. */
const fill = async (db: Db): Promise<void> => {
  const near = { lat: 52.5, lon: 13.4, radius: 5_000 }
  await publish(db, [
    { name: "Küche streichen", description: "Zwei Wände und eine Decke.", language: "de-DE", at: near },
    { name: "Remont mieszkania", language: "pl-PL", price: [120_000, "PLN"] },
    { name: "Ремонт кухні", language: "uk-UA", at: { ...near, lon: 179.99 } },
    { name: "Paint a shed", price: [9_900, "EUR"], at: { ...near, lat: -33.9, geometryId: "geo-1" } },
  ])
}

const contentsOf = async (db: Db) => ({ shape: await shapeOf(db), rows: await rowsOf(db) })

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

describe.skipIf(clusterUrl === "")("a dump of a PostgreSQL server", () => {
  it.each([
    ["in one transaction", ["--single-transaction"]],
    ["statement by statement", ["--exit-on-error"]],
    ["by another role, who owns nothing yet", ["--no-owner", "--exit-on-error"]],
  ])("is restored %s", async (_how, options) => {
    const [from, to] = await Promise.all([
      createDatabase(clusterUrl, { asOwner: true }),
      createDatabase(clusterUrl, { asOwner: options.includes("--no-owner") }),
    ])
    const folder = await mkdtemp(join(tmpdir(), "marketplace-dump-"))
    const file = join(folder, "market.dump")
    try {
      const first = await openDatabase({ url: from.url })
      await fill(first.db)
      const before = await contentsOf(first.db)
      await first.close()
      await runTool("pg_dump", ["--format=custom", `--file=${file}`, from.url])
      await runTool("pg_restore", [...options, `--dbname=${to.url}`, file])
      const problems: string[] = []
      const second = await openDatabase({ url: to.url, onProblem: (problem) => problems.push(problem) })
      const after = await contentsOf(second.db)
      await second.close()
      expect(after).toEqual(before)
      expect(problems).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
      // Restored as they were, tables belong to the role of the first database.
      await to.drop()
      await from.drop()
    }
  })
})

describe("a copy of the embedded database", () => {
  it("is loaded again", async () => {
    const open = async (pglite: PGlite) => new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
    const first = await PGlite.create({ extensions: embeddedExtensions })
    const before = await open(first)
    await migrate(before)
    await fill(before)
    const contents = await contentsOf(before)
    const second = await PGlite.create({ extensions: embeddedExtensions, loadDataDir: await first.dumpDataDir() })
    expect(await contentsOf(await open(second))).toEqual(contents)
    await Promise.all([first.close(), second.close()])
  })
})

describe.each(engines)("the functions on $name", ({ open }) => {
  it("name everything with its schema, as restores and rebuilt indexes need it", async () => {
    const { db, close } = await open()
    const failed: string[] = []
    await db.connection().execute(async (one) => {
      // As in restores, and since PostgreSQL 17 in all maintenance. What is printed then has schemas where it needs them.
      await sql`select set_config('search_path', '', false)`.execute(one)
      const { functions } = await shapeOf(one)
      expect(functions.length).toBeGreaterThan(5)
      for (const definition of functions)
        await sql
          .raw(definition)
          .execute(one)
          .catch((error: unknown) => failed.push(`${definition.split("\n")[0]}: ${String(error)}`))
    })
    await close()
    expect(failed).toEqual([])
  })
})
