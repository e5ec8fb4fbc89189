/** A database that lacks an index says so when it is opened, and how to make it. */
import { fileURLToPath } from "node:url"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { checkIndexes, indexesFile } from "../../../server/db/indexes.ts"
import { shapeOf } from "./contents.ts"
import { engines } from "./engines.ts"

describe.each(engines)("the indexes on $name", ({ open }) => {
  it("are those that the server counts on; `vitest -u` writes the list anew after a migration", async () => {
    const { db, close } = await open()
    const { indexes } = await shapeOf(db)
    await close()
    const statements = indexes.flatMap(({ indexname, indexdef }) => (indexname.startsWith("kysely") ? [] : [indexdef]))
    await expect(`${statements.join("\n")}\n`).toMatchFileSnapshot(fileURLToPath(indexesFile))
  })

  it("are missed, each by its name, and made by the statements that the message has", async () => {
    const { db, close } = await open()
    const heard: string[] = []
    const check = () => checkIndexes(db, (problem) => heard.push(problem))
    await check()
    expect(heard).toEqual([])

    await sql`drop index locations_on_earth, listings_public`.execute(db)
    await check()
    expect(heard).toEqual([expect.stringMatching(/2 indexes .*listings_public, locations_on_earth/su)])

    await sql`update pg_index set indisvalid = false where indexrelid = 'listings_own'::regclass`.execute(db)
    await check()
    expect(heard[1]).toMatch(/3 indexes .*listings_own, listings_public, locations_on_earth/su)

    for (const line of (heard[1] ?? "").split("\n").filter((one) => /drop index/iu.test(one)))
      for (const statement of line.split(";").filter((one) => one.trim() !== "")) await sql.raw(statement).execute(db)
    await check()
    expect(heard).toHaveLength(2)

    await sql`drop index applications_one_open`.execute(db)
    await expect(check()).rejects.toThrow(/applications_one_open.*CREATE UNIQUE INDEX/su)
    await close()
  })
})
