/** A market that outgrows its embedded database moves to a PostgreSQL server with every row. */
import { sql, type Kysely } from "kysely"
import { expect, it } from "vitest"
import { createDatabase } from "../../scripts/test/postgres.mjs"
import { copyRows } from "../../server/backup/rows.ts"
import { openDatabase } from "../../server/db/database.ts"
import type { Schema } from "../../server/db/schema.ts"
import { rowsOf, shapeOf } from "./db/contents.ts"
import { engines } from "./db/engines.ts"
import { startApp, type TestApp } from "./harness.ts"
import { accept, apply, openChat, publishedExecutant, publishedOrder, say } from "./market.ts"

const clusterUrl = process.env["TEST_DATABASE_URL"] ?? ""
const [embedded] = engines

/** A deal with all that came before it, and a conversation in letters of three scripts. */
const fill = async (app: TestApp): Promise<void> => {
  const [owner, worker] = [await app.person("Olga Ray"), await app.person("Ivan Ray")]
  const order = await publishedOrder(owner, { name: "Küche streichen, фарба є" })
  const { key: executantKey } = await publishedExecutant(worker)
  await accept(owner, await apply(worker, executantKey, order.key))
  const { chatKey } = await openChat(worker, executantKey, owner.key)
  await say(worker, { chatKey, authorKey: executantKey, text: 'At nine? "Yes", \\ 👍\n…' })
}

const nextDeal = async (db: Kysely<Schema>): Promise<number | undefined> => {
  const { rows } = await sql<{ readonly next: number }>`
    select nextval(pg_get_serial_sequence('deals', 'number')) as next`.execute(db)
  return rows[0]?.next
}

it.skipIf(clusterUrl === "")("and is numbered on as before", { timeout: 120_000 }, async () => {
  const from = await startApp(embedded)
  const { url, drop } = await createDatabase(clusterUrl, { asOwner: true })
  const to = await openDatabase({ url })
  try {
    await fill(from)
    const shape = await shapeOf(to.db)
    await copyRows(from.db, to.db)
    const moved = await rowsOf(to.db, "generated")
    expect(moved).toEqual(await rowsOf(from.db, "generated"))
    expect(Object.values(moved).filter((rows) => !rows.startsWith("0 ")).length).toBeGreaterThan(15)
    expect(await shapeOf(to.db)).toEqual(shape)
    expect(await nextDeal(to.db)).toBe(await nextDeal(from.db))
  } finally {
    await from.close()
    await to.close()
    await drop()
  }
})
