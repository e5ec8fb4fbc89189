/** A database's locale and encoding change nothing that people notice, or it is refused in words. */
import { randomBytes } from "node:crypto"
import { sql } from "kysely"
import pg from "pg"
import { afterEach, describe, expect, it } from "vitest"
import { createIdentityUser, subjectWithEmail } from "../../../server/auth/users.ts"
import { openDatabase } from "../../../server/db/database.ts"
import { latinLetters } from "../../../src/domain/folding.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""

describe.skipIf(clusterUrl === "")("a database of PostgreSQL", () => {
  const made: string[] = []
  const asking = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: clusterUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const created = async (options: string): Promise<string> => {
    const name = `test_${randomBytes(8).toString("hex")}`
    await asking(`create database ${name} template template0 ${options}`)
    made.push(name)
    const url = new URL(clusterUrl)
    url.pathname = `/${name}`
    return url.href
  }
  afterEach(async () => {
    for (const name of made.splice(0)) await asking(`drop database if exists ${name} with (force)`)
  })

  it.each([
    ["Turkish", "locale_provider icu icu_locale 'tr-TR' encoding 'UTF8'"],
    ["the C locale", "locale 'C' encoding 'UTF8'"],
  ])("in %s knows an address in capitals as itself", async (_name, options) => {
    const { db, close } = await openDatabase({ url: await created(options) })
    try {
      const person = { email: "irina.mill@example.org", name: "Irina", password: "a long password" }
      const first = await createIdentityUser(db, person)
      expect(await subjectWithEmail(db, "IRINA.MILL@EXAMPLE.ORG")).toBe("subject" in first ? first.subject : "")
      const again = await createIdentityUser(db, { ...person, email: "IRINA.MILL@example.org" })
      expect(again).toEqual({ refused: "emailTaken" })
    } finally {
      await close()
    }
  })

  it.each([
    ["Turkish", "locale_provider icu icu_locale 'tr-TR' encoding 'UTF8'"],
    ["the C locale", "locale 'C' encoding 'UTF8'"],
  ])("in %s folds letters as every other one", async (_name, options) => {
    const { db, close } = await openDatabase({ url: await created(options) })
    try {
      const texts = ["INSTALL IRIS", "İSTANBUL IŞIK", "ÄRZTE IN ÉVIAN", "РЕМОНТ ПІД КЛЮЧ", "WHIZ Ⅷ"]
      for (const text of texts) {
        const { rows } = await sql<{ small: string; latin: string }>`
          select small_letters(${text}) as small, latin_letters(${text}) as latin`.execute(db)
        expect(rows[0]?.latin).toBe(latinLetters(text))
        expect(rows[0]?.small).not.toMatch(/[A-ZÄÉ]|ı(?!şik)/u)
      }
    } finally {
      await close()
    }
  })

  it("in SQL_ASCII is refused, with what to do", async () => {
    const url = await created("locale 'C' encoding 'SQL_ASCII'")
    await expect(openDatabase({ url })).rejects.toThrow(/SQL_ASCII.*needs UTF8.*ENCODING 'UTF8'/u)
  })
})
