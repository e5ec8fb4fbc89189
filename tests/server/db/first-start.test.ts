/** An operator's first start: an ordinary role is enough, and whatever is in the way is told with its remedy. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance"
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely"
import { Pool } from "pg"
import { describe, expect, it } from "vitest"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import { openDatabase } from "../../../server/db/database.ts"
import { embeddedExtensions } from "../../../server/db/embedded.ts"
import { migrate } from "../../../server/db/migrations.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { shapeOf } from "./contents.ts"
import { engines } from "./engines.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

const asRole = (url: string, role: string): string => Object.assign(new URL(url), { username: role }).href

const poolOf = (url: string) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) })

const failureOf = (opening: Promise<{ readonly close: () => Promise<void> }>): Promise<string> =>
  opening.then(
    async ({ close }) => {
      await close()
      return "It opened."
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** The statements by which the steps of old used `earthdistance`, as they don't any more. */
const statementsOfOld = [
  `create extension earthdistance`,
  `create function blurred_earth(lat float8, lon float8) returns earth
    language sql immutable strict parallel safe
    as $$ select public.ll_to_earth(round(lat::numeric, 2)::float8, round(lon::numeric, 2)::float8) $$`,
  `create index locations_on_earth on locations using gist (earth_box(blurred_earth(lat, lon), radius_metres))`,
]

const makeOld = async (db: Kysely<Schema>): Promise<void> => {
  await migrate(db, { last: "0033-slavic-endings" })
  for (const statement of statementsOfOld) await sql.raw(statement).execute(db)
}

describe("an embedded database of old", () => {
  it("loses what it had of earthdistance", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "marketplace-old-"))
    const pglite = await PGlite.create({
      dataDir: join(dataDir, "postgres"),
      extensions: { ...embeddedExtensions, earthdistance },
    })
    await makeOld(new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }))
    await pglite.close()
    const [old, fresh] = [await openDatabase({ dataDir }), await openDatabase({})]
    expect(await shapeOf(old.db)).toEqual(await shapeOf(fresh.db))
    await Promise.all([old.close(), fresh.close()])
    await rm(dataDir, { recursive: true })
  })
})

describe.each(engines)("a database on $name that a newer server has used", ({ open }) => {
  const tomorrow = sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`

  it("is served on where that has only added", async () => {
    const { db, close } = await open()
    await tomorrow.execute(db)
    const ahead: (readonly string[])[] = []
    expect(await migrate(db, { onAhead: (steps) => ahead.push(steps) })).toEqual([])
    expect(ahead).toEqual([["9999-of-tomorrow"]])
    await close()
  })

  it.each([
    [
      "needs a later release to serve on it",
      "create or replace function oldest_serving_step() returns text language sql as $$ select '9998-of-tomorrow' $$",
    ],
    ["is of before there was the mark", "drop function oldest_serving_step()"],
  ])("is refused in words where it %s", async (_what, marked) => {
    const { db, close } = await open()
    await tomorrow.execute(db)
    await sql.raw(marked).execute(db)
    await expect(migrate(db)).rejects.toThrow(/newer than this server.*9999-of-tomorrow.*Start the version/su)
    await close()
  })
})

describe.skipIf(clusterUrl === "")("a PostgreSQL server", () => {
  it("takes a first start by a role that owns its database and may nothing else", async () => {
    const { url, drop } = await createDatabase(clusterUrl, { asOwner: true })
    const { db, close } = await openDatabase({ url })
    const { rows } = await sql<object>`select rolsuper, rolcreatedb, rolcreaterole from pg_roles
      where rolname = current_user`.execute(db)
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])
    await close()
    await drop()
  })

  it.each([
    ["whose superuser made everything", "postgres", ["cube", "pg_trgm", "plpgsql", "unaccent"]],
    ["whose extension belongs to a superuser", null, ["cube", "earthdistance", "pg_trgm", "plpgsql", "unaccent"]],
  ])("brings a database of old up to date %s", async (_which, role, extensions) => {
    const { url, drop } = await createDatabase(clusterUrl, { asOwner: true })
    const admin = poolOf(asRole(url, "postgres"))
    if (role === null)
      for (const one of ["cube", "earthdistance"]) await sql.raw(`create extension ${one}`).execute(admin)
    const old = poolOf(asRole(url, role ?? new URL(url).username))
    await migrate(old, { last: "0033-slavic-endings" })
    for (const statement of statementsOfOld.slice(role === null ? 1 : 0)) await sql.raw(statement).execute(old)
    await old.destroy()
    const { db, close } = await openDatabase({ url: asRole(url, role ?? new URL(url).username) })
    const { indexes, extensions: left } = await shapeOf(db)
    expect(indexes.find(({ indexname }) => indexname === "locations_on_earth")?.indexdef).toContain("earth_circle")
    expect(left.map(({ extname }) => extname)).toEqual(extensions)
    await admin.destroy()
    await close()
    await drop()
  })

  it("tells a role without rights what it needs, and that is enough", async () => {
    const { url, drop } = await createDatabase(clusterUrl)
    const admin = poolOf(url)
    const role = `guest_${new URL(url).pathname.slice(1)}`
    await sql.raw(`create role ${role} login`).execute(admin)
    const said = await failureOf(openDatabase({ url: asRole(url, role) }))
    expect(said).toMatch(/could not be brought to today's schema: permission denied/u)
    const [remedy] = /alter database .*;/u.exec(said) ?? [said]
    await sql.raw(remedy).execute(admin)
    expect(await failureOf(openDatabase({ url: asRole(url, role) }))).toBe("It opened.")
    await admin.destroy()
    await drop()
    const cluster = poolOf(clusterUrl)
    await sql.raw(`drop role ${role}`).execute(cluster)
    await cluster.destroy()
  })

  it("has the process print the reason, and end", async () => {
    const { url, drop } = await createDatabase(clusterUrl, { asOwner: true })
    const { db, close } = await openDatabase({ url })
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db)
    await sql`drop function oldest_serving_step()`.execute(db)
    await close()
    const main = new URL("../../../server/main.ts", import.meta.url)
    const child = spawn(process.execPath, [main.pathname], {
      env: { ...process.env, DATABASE_URL: url, PORT: "0", DEMO: "off" },
      stdio: ["ignore", "ignore", "pipe"],
    })
    let printed = ""
    child.stderr.setEncoding("utf8").on("data", (text: string) => void (printed += text))
    const [code] = await once(child, "exit")
    expect([code, printed]).toEqual([1, expect.stringContaining("9999-of-tomorrow")])
    await drop()
  })
})
