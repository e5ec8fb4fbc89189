/** A broken connection fails the queries on it, and nothing else. architecture: Server. */
import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withTransaction } from "../../../server/db/database.ts"
import { engines } from "./engines.ts"
import { addAccount } from "./people.ts"

describe.each(engines)("a connection to $name", ({ open, isShared }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => void (database = await open()))
  afterAll(() => database.close())

  it.skipIf(!isShared)("may break between two questions of a transaction, which fails alone", async () => {
    const { db } = database
    const broken = withTransaction(db, async (trx) => {
      const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await sleep(200)
      await addAccount(trx, "Test Anna")
    })
    await expect(broken).rejects.toThrow(/connection|terminat/iu)
    expect(await db.selectFrom("accounts").select("name").execute()).toEqual([])
    await withTransaction(db, (trx) => addAccount(trx, "Test Boris"))
    expect(await db.selectFrom("accounts").select("name").execute()).toEqual([{ name: "Test Boris" }])
  })
})
