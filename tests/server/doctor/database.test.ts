/** The doctor's words about a PostgreSQL server, in each state that it may be in at night. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Kysely, PostgresDialect, sql } from "kysely"
import { Pool } from "pg"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { createDatabase } from "../../../scripts/test/postgres.mjs"
import type { Config } from "../../../server/config/config.ts"
import { openDatabase } from "../../../server/db/database.ts"
import { migrate } from "../../../server/db/migrations.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { examine } from "../../../server/doctor/doctor.ts"
import { requireOwnFolder } from "../../../server/files/own-folder.ts"
import { configOf, emptyPort, lineAbout } from "./patients.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""
const template = process.env["TEST_DATABASE_TEMPLATE"]

let dataDir = ""
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "doctor-test-"))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const configFor = (databaseUrl: string): Config => ({ ...configOf({ DATA_DIR: dataDir }), databaseUrl })

const made = async (options: Parameters<typeof createDatabase>[1] = { template }): Promise<string> => {
  const { url, drop } = await createDatabase(clusterUrl, options)
  onTestFinished(drop)
  return url
}

/** Carries out statements as a superuser. */
const asAdmin = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) })
  for (const statement of statements) await sql.raw(statement).execute(db)
  await db.destroy()
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Runs the program; answers how it ended and what it printed. */
const runDoctor = async (environment: Readonly<Record<string, string>>) => {
  const program = new URL("../../../server/admin.ts", import.meta.url)
  const child = spawn(process.execPath, [program.pathname, "doctor"], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  })
  let printed = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (printed += text))
  const [code] = await once(child, "close")
  return { code, printed }
}

it("names a database that is not there, and ends with 1", async () => {
  const port = await emptyPort()
  const { code, printed } = await runDoctor({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/market`,
  })
  expect(code).toBe(1)
  expect(printed).toContain(
    `fails    database: 127.0.0.1:${port}/market of DATABASE_URL can't be reached: nobody listens there (ECONNREFUSED). Start PostgreSQL there, or correct DATABASE_URL.\n`,
  )
  expect(printed).not.toContain("secret")
})

/** A new folder that is the database's own, as the first start makes one. */
const ownFolderOf = async (url: string): Promise<string> => {
  const { db, close } = await openDatabase({ url })
  const folder = await mkdtemp(join(tmpdir(), "doctor-test-"))
  await requireOwnFolder(db, folder)
  await close()
  return folder
}

describe.skipIf(clusterUrl === "")("a PostgreSQL server", () => {
  it("is well, with all that is asked of it, and the program ends with 0", async () => {
    const url = await made()
    const folder = await ownFolderOf(url)
    const findings = await examine({ config: { ...configFor(url), dataDir: folder } })
    expect(findings.filter(({ verdict }) => verdict === "fails")).toEqual([])
    expect(findings.map(({ about }) => about)).toEqual([
      "configuration",
      "database",
      "rights of the role",
      "extensions",
      "order of texts",
      "schema",
      "telling other nodes",
      "clock",
      "folder of the files",
      "DATA_DIR",
      "mail server",
      "push keys",
    ])
    const { code, printed } = await runDoctor({ DATA_DIR: folder, DATABASE_URL: url })
    expect(printed).toMatch(/^ok {7}database: .* answers, PostgreSQL 1\d/mu)
    expect(printed).toContain("schema: that of this release.")
    expect(code).toBe(0)
    await rm(folder, { recursive: true, force: true })
  })

  it("has no such database, or asks for too little", async () => {
    const url = Object.assign(new URL(await made()), { pathname: "/nobodys" }).href
    expect(await lineAbout("database", configFor(url))).toMatch(
      /^fails .*\/nobodys of DATABASE_URL refuses: database "nobodys" does not exist\. Create the database/u,
    )
  })

  it("is empty before the first start, for a role that owns it", async () => {
    const config = configFor(await made({ asOwner: true }))
    expect(await lineAbout("schema", config)).toBe("ok the database is empty, and the first start makes it.")
    expect(await lineAbout("extensions", config)).toBe("ok the start creates cube, pg_trgm, unaccent.")
    expect(await lineAbout("rights of the role", config)).toMatch(/^ok test_\w+ can create tables\.$/u)
    expect(await lineAbout("folder of the files", config)).toBe("ok the first start makes DATA_DIR the database's.")
  })

  it("lets the role do too little", async () => {
    const url = await made({})
    const role = `guest_${nameIn(url)}`
    await asAdmin(url, `create role ${role} login`)
    onTestFinished(() => asAdmin(clusterUrl, `drop role ${role}`))
    const config = configFor(Object.assign(new URL(url), { username: role }).href)
    expect(await lineAbout("rights of the role", config)).toBe(
      `fails ${role} can't create tables. As a superuser run: alter database ${nameIn(url)} owner to ${role};`,
    )
    expect(await lineAbout("extensions", config)).toMatch(
      /^fails the role may not create cube, pg_trgm, unaccent\. .*create extension cube;/u,
    )
    await asAdmin(url, `alter database ${nameIn(url)} owner to ${role}`, "create table somebodys (one integer)")
    expect(await lineAbout("rights of the role", config)).toMatch(
      /^fails 1 tables belong to another role\. .*reassign owned by/u,
    )
    await asAdmin(url, `alter database ${nameIn(url)} owner to postgres`)
  })

  it("can only be read", async () => {
    const url = await made()
    await asAdmin(url, `alter database ${nameIn(url)} set default_transaction_read_only = on`)
    expect(await lineAbout("rights of the role", configFor(url))).toMatch(/^fails the database can only be read/u)
  })

  it("sorts texts otherwise than its indexes", async () => {
    const name = `sorted_${nameIn(await made({}))}`
    const url = Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href
    await asAdmin(
      clusterUrl,
      `create database ${name} template template0 locale_provider icu icu_locale 'de-DE' encoding 'UTF8'`,
    )
    onTestFinished(() => asAdmin(clusterUrl, `drop database ${name} with (force)`))
    expect(await lineAbout("order of texts", configFor(url))).toBe("ok as the indexes have it.")
    await asAdmin(clusterUrl, `update pg_database set datcollversion = '1.2' where datname = '${name}'`)
    expect(await lineAbout("order of texts", configFor(url))).toMatch(
      /^warning the indexes are of version 1\.2, the system sorts by .*reindex database sorted_\w+; alter database/u,
    )
  })

  it("has the schema of another release", async () => {
    const url = await made({})
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) })
    await migrate(db, { last: "0057-support-logs" })
    expect(await lineAbout("schema", configFor(url))).toMatch(
      /^warning the next start changes it by \d+ steps \(0058-/u,
    )
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db)
    expect(await lineAbout("schema", configFor(url))).toMatch(/^warning A newer release.*9999-of-tomorrow/su)
    await sql`drop function oldest_serving_step()`.execute(db)
    await db.destroy()
    expect(await lineAbout("schema", configFor(url))).toMatch(/^fails .*newer.*9999-of-tomorrow/su)
  })

  it.each([
    [10_000, /^warning 10 seconds ahead of the database's/u],
    [-10_000, /^warning 10 seconds behind the database's/u],
    [500, /^ok/u],
  ])("has another time than a node that is %d ms ahead", async (aheadMs, said) => {
    const now = (): Date => new Date(Date.now() + aheadMs)
    expect(await lineAbout("clock", configFor(await made()), now)).toMatch(said)
  })

  it("has its files in another folder", async () => {
    const url = await made()
    const folder = await ownFolderOf(url)
    expect(await lineAbout("folder of the files", configFor(url))).toMatch(/^fails DATABASE_URL names/u)
    await rm(folder, { recursive: true, force: true })
  })
})
