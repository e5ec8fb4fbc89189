/** The server's operator makes its first administrator, and keeps the demo's people out of it. */
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { administrate } from "../../server/admin.ts"
import type { AdminOutcome } from "../../server/admin/outcome.ts"
import { administrators, grantAdmin, revokeAdmin } from "../../server/auth/roles.ts"
import { createIdentityUser, identityUser } from "../../server/auth/users.ts"
import { readConfig, type Config } from "../../server/config/config.ts"
import { addUsage } from "../../server/db/contract-usage.ts"
import { openDatabase, type Database } from "../../server/db/database.ts"
import { dayOf } from "../../src/domain/dates.ts"
import { dayMs } from "../../src/domain/durations.ts"
import { subjectOf } from "../../server/demo/acting.ts"
import { letIn } from "../../server/demo/entering.ts"
import { demoWarnings, lockDemoPeople, openDemoPeople } from "../../server/demo/keeping-out.ts"
import { demoPassword, demoPeople } from "../../server/demo/people.ts"
import { oneEngine } from "./db/engines.ts"

const ana = { name: "Ana Pop", email: "ana@example.com", password: "correct horse battery" }

const configOf = (environment: Readonly<Record<string, string>>): Config => {
  const read = readConfig(environment)
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  return read.config
}

const failureOf = (outcome: AdminOutcome): string => ("failure" in outcome ? outcome.failure : "none")

describe.each(oneEngine)("on the $name database", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  it("gives the role to somebody who has registered, once, and takes it away", async () => {
    const { db } = database
    const made = await createIdentityUser(db, ana)
    const subject = "subject" in made ? made.subject : ""
    const rolesOf = async () => (await identityUser(db, subject))?.roles
    expect(await grantAdmin(db, "nobody@example.com")).toBeUndefined()
    expect(await grantAdmin(db, "ANA@example.com")).toMatchObject({ name: "Ana Pop", email: "ana@example.com" })
    await grantAdmin(db, ana.email)
    expect(await rolesOf()).toEqual(["admin"])
    expect(await administrators(db)).toMatchObject([{ email: ana.email }])
    await revokeAdmin(db, ana.email)
    expect(await rolesOf()).toEqual([])
    expect(await administrators(db)).toEqual([])
  })

  it("keeps everybody from being one of the demo's people, and nobody else out", async () => {
    const { db } = database
    await db.transaction().execute(letIn)
    const session = (who: string) => ({
      model: "Session",
      id: `of ${who}`,
      payload: JSON.stringify({ accountId: who }),
      expires_at: null,
    })
    await db
      .insertInto("identity_records")
      .values([session(subjectOf("anna@demo.example")), session("somebody else")])
      .execute()
    expect(await openDemoPeople(db)).toBe(demoPeople.length)
    expect(await administrators(db)).toMatchObject([{ email: "admin@demo.example" }])
    expect(await lockDemoPeople(db)).toBe(demoPeople.length)
    expect(await openDemoPeople(db)).toBe(0)
    expect(await administrators(db)).toEqual([])
    const kept = await db.selectFrom("identity_records").select("id").execute()
    expect(kept).toEqual([{ id: "of somebody else" }])
    const others = await db
      .selectFrom("identity_users")
      .select("email")
      .where("password_hash", "is not", null)
      .execute()
    expect(others).toEqual([{ email: ana.email }])
  })
})

describe("the command", () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "marketplace-admin-"))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it("works on the embedded database, but not while a server has it", async () => {
    const config = configOf({ DATA_DIR: dataDir })
    const server = await openDatabase({ dataDir })
    await createIdentityUser(server.db, ana)
    await expect(administrate(config, ["grant", ana.email])).rejects.toThrow(/in use by another server.*Stop that one/u)
    await server.close()
    expect(await administrate(config, ["grant", ana.email])).toEqual({
      done: expect.stringMatching(/^Ana Pop <ana@example\.com>, registered \d{4}-\d\d-\d\d, is an administrator/u),
    })
    expect(await administrate(config, ["list"])).toEqual({ done: expect.stringContaining("ana@example.com") })
    expect(failureOf(await administrate(config, ["revoke", "bea@example.com"]))).toContain("Nobody has registered")
    await administrate(config, ["revoke", ana.email])
    expect(await administrate(config, ["list"])).toEqual({ done: "There is no administrator." })
  })

  it("makes no marketplace where there is none", async () => {
    const nowhere = join(dataDir, "misspelt")
    await expect(administrate(configOf({ DATA_DIR: nowhere }), ["list"])).rejects.toThrow(
      `There is no marketplace in ${nowhere}. Set DATA_DIR or DATABASE_URL`,
    )
    expect(existsSync(nowhere)).toBe(false)
  })

  it("prints what the contracts were used for, whoever signs people in", async () => {
    const config = configOf({ DATA_DIR: dataDir, OIDC_ISSUER: "https://id.example" })
    const server = await openDatabase({ dataDir })
    const [now, row] = [new Date(), { operation: "GET /deals", build: "none" }]
    const dayBefore = (days: number): string => dayOf(new Date(now.getTime() - days * dayMs))
    const counted = [0, 40].map((days) => ({ ...row, day: dayBefore(days), counts: new Map([["asked", 2]]) }))
    await addUsage(server.db, counted)
    await server.close()
    const printed = async (...words: readonly string[]): Promise<unknown> => {
      const outcome = await administrate(config, ["contract-usage", ...words])
      return "done" in outcome ? JSON.parse(outcome.done) : outcome
    }
    const [since, until] = [dayBefore(40), dayBefore(0)]
    const builds = (of: object) => [{ operation: "GET /deals", builds: [{ build: "none", until, ...of }] }]
    expect(await printed()).toMatchObject({ to: until, operations: builds({ since: until, counts: { asked: 2 } }) })
    expect(await printed("--days", "90")).toMatchObject({ operations: builds({ since, counts: { asked: 4 } }) })
    for (const wrong of [
      ["--days"],
      ["--days", "0"],
      ["--days", "91"],
      ["--days", "x"],
      ["--dys", "3"],
      ["30"],
      ["--days", "3", "x"],
    ])
      expect(failureOf(await administrate(config, ["contract-usage", ...wrong]))).toMatch(
        /^contract-usage takes --days N, with N from 1 to 90, .*; not .+\.\n\n[\s\S]*contract-usage \[--days N\]/u,
      )
  })

  it.each([[[]], [["grant"]], [["grant", "a@example.com", "b@example.com"]], [["promote", "a@example.com"]]])(
    "explains itself for %j",
    async (words: readonly string[]) => {
      expect(failureOf(await administrate(configOf({ DATA_DIR: dataDir }), words))).toContain("npm run admin -- grant")
    },
  )

  it("leaves roles to another issuer where that signs people in", async () => {
    const config = configOf({ DATA_DIR: dataDir, OIDC_ISSUER: "https://id.example" })
    expect(failureOf(await administrate(config, ["list"]))).toContain("https://id.example signs people in")
  })
})

describe("the server's start", () => {
  it("says nothing of the demo on one's own machine, nor where its people can't sign in", () => {
    expect(demoWarnings({ demo: true, isLocal: true, people: 28 })).toEqual([])
    expect(demoWarnings({ demo: false, isLocal: false, people: 0 })).toEqual([])
    expect(demoWarnings({ demo: true, isLocal: false, people: 0 })).toEqual([])
  })

  it.each([
    [{ demo: true, isLocal: false }, "DEMO is on"],
    [{ demo: false, isLocal: false }, "lock-demo"],
    [{ demo: false, isLocal: true }, "lock-demo"],
  ])("warns of people whose password everybody knows: %j", (state, said) => {
    const [warning = ""] = demoWarnings({ ...state, people: 28 })
    expect(warning).toContain(said)
    expect(warning).toContain(`28 demo people can sign in here`)
    expect(warning).toContain(demoPassword)
  })
})
