/** A database that closes under those who use it lets them end, and refuses whoever comes too late. */
import { setImmediate } from "node:timers/promises"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { withTransaction } from "../../../server/db/database.ts"
import { engines } from "./engines.ts"

const counted = 5

describe.each(engines)("closing the $name database", ({ open }) => {
  it("waits for transactions that run, and leaves no failure that nobody hears of", async () => {
    const database = await open()
    const begun = Promise.withResolvers<void>()
    const asked = Array.from({ length: counted }, () =>
      withTransaction(database.db, async (trx) => {
        begun.resolve()
        await sql`select pg_sleep(0.01)`.execute(trx)
        await new Promise((resolve) => setTimeout(resolve, 10))
        return (await sql<{ one: number }>`select 1 as one`.execute(trx)).rows[0]?.one
      }),
    )
    await begun.promise
    const ended = Promise.allSettled(asked)
    const closed = database.close()
    await setImmediate()
    const late = withTransaction(database.db, (trx) => sql`select 1`.execute(trx))
    await expect(late).rejects.toThrow("destroyed")
    await closed
    const [first, ...others] = await ended
    expect(first).toEqual({ status: "fulfilled", value: 1 })
    // A query that has no connection yet ends as well, or is told.
    expect(others.every((one) => one.status === "rejected" || one.value === 1)).toBe(true)
  })
})
