/** An account's cursors follow the order of commits, and each notice is delivered. architecture: Server. Law 18. */
import { sql, type Kysely } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withSnapshot, withTransaction } from "../../../server/db/database.ts"
import { appendNotices, outboxChannel } from "../../../server/db/notices.ts"
import { announcedIn } from "../../../server/db/outbox-payloads.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { engines } from "./engines.ts"
import { addAccount, until } from "./people.ts"

const noticeFor = (accountKey: string, note: number) => ({
  accountKey,
  hub: "system",
  message: (cursor: number) => ({ note, seen: cursor }),
})

const cursorOf = async (db: Kysely<Schema>, accountKey: string): Promise<number> =>
  (await db.selectFrom("accounts").select("cursor").where("key", "=", accountKey).executeTakeFirstOrThrow()).cursor

describe.each(engines)("notices on $name", ({ open, isShared }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => void (database = await open()))
  afterAll(() => database.close())

  it("take cursors without gaps, and say them in the message", async () => {
    const { db } = database
    const [anna, boris] = [await addAccount(db), await addAccount(db, "Test Boris")]
    const cursors = await withTransaction(db, (trx) =>
      appendNotices(trx, [noticeFor(anna, 1), noticeFor(boris, 2), noticeFor(anna, 3)]),
    )
    expect(Object.fromEntries(cursors)).toEqual({ [anna]: 2, [boris]: 1 })
    expect(await cursorOf(db, anna)).toBe(2)
    const rows = await db
      .selectFrom("outbox")
      .select(["cursor", "message"])
      .where("account_key", "=", anna)
      .orderBy("cursor")
      .execute()
    expect(rows).toEqual([
      { cursor: 1, message: { note: 1, seen: 1, cursor: 1 } },
      { cursor: 2, message: { note: 3, seen: 2, cursor: 2 } },
    ])
  })

  it("leave nothing behind when the transaction fails", async () => {
    const { db } = database
    const anna = await addAccount(db)
    const failing = withTransaction(db, async (trx) => {
      await appendNotices(trx, [noticeFor(anna, 1)])
      throw new Error("changed our mind")
    })
    await expect(failing).rejects.toThrow("changed our mind")
    expect(await cursorOf(db, anna)).toBe(0)
  })

  it("never show a cursor before all smaller ones, however many write at once", async () => {
    const { db } = database
    const people = await Promise.all([1, 2, 3].map(() => addAccount(db)))
    const seen = new Map<string, number[]>(people.map((key) => [key, []]))
    const written = new AbortController()
    const watch = async (): Promise<void> => {
      while (!written.signal.aborted)
        for (const key of people) {
          const { cursor, sent } = await withSnapshot(db, async (snapshot) => ({
            cursor: await cursorOf(snapshot, key),
            sent: await snapshot.selectFrom("outbox").select("cursor").where("account_key", "=", key).execute(),
          }))
          expect(sent.map((row) => row.cursor).toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: cursor }, (_, index) => index + 1),
          )
          seen.get(key)?.push(cursor)
        }
    }
    const watching = watch()
    // Each write names the accounts in another order, which would deadlock if they were locked in that order.
    const writes = Array.from({ length: 60 }, (_, note) => {
      const named = [0, 1, 2].map((step) => people[(note + step * (1 + (note % 2))) % 3] ?? "")
      return withTransaction(db, (trx) =>
        appendNotices(
          trx,
          [...new Set(named)].map((key) => noticeFor(key, note)),
        ),
      )
    })
    await Promise.all(writes)
    written.abort()
    await watching
    for (const key of people) {
      expect(await cursorOf(db, key)).toBe(60)
      const cursors = seen.get(key) ?? []
      expect(cursors).toEqual(cursors.toSorted((a, b) => a - b))
    }
  })

  it("are heard after the commit, many in few messages", async () => {
    const { db, listen } = database
    const anna = await addAccount(db)
    const heard: number[] = []
    const listening = await listen(
      outboxChannel,
      (payload) => heard.push(...announcedIn(payload).map(({ id }) => id)),
      () => {},
    )
    await withTransaction(db, async (trx) => {
      await appendNotices(
        trx,
        Array.from({ length: 2_000 }, (_, note) => noticeFor(anna, note)),
      )
      expect(heard).toEqual([])
    })
    await until(() => heard.length >= 2_000, "all notices were heard")
    const rows = await db.selectFrom("outbox").select("id").where("account_key", "=", anna).execute()
    expect(heard.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b))
    await listening.close()
    await withTransaction(db, (trx) => appendNotices(trx, [noticeFor(anna, 1)]))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard).toHaveLength(2_000)
  })

  it("a snapshot sees one moment, and can't write", async () => {
    const { db, again } = database
    const anna = await addAccount(db)
    if (again !== null) {
      const other = await again()
      const counts = await withSnapshot(db, async (snapshot) => {
        const before = await cursorOf(snapshot, anna)
        await withTransaction(other.db, (trx) => appendNotices(trx, [noticeFor(anna, 1)]))
        return [before, await cursorOf(snapshot, anna)]
      })
      await other.close()
      expect(counts).toEqual([0, 0])
      expect(await cursorOf(db, anna)).toBe(1)
    }
    const writing = withSnapshot(db, (snapshot) =>
      snapshot.updateTable("accounts").set({ cursor: 9 }).where("key", "=", anna).execute(),
    )
    await expect(writing).rejects.toThrow(/read-only/u)
  })

  it("a write that met a deadlock is done again, and a broken rule isn't", async () => {
    const { db } = database
    let tries = 0
    const raise = (code: string) =>
      withTransaction(db, async (trx) => {
        tries++
        if (tries < 3)
          await sql.raw(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`).execute(trx)
        return "written"
      })
    expect(await raise("40P01")).toBe("written")
    expect(tries).toBe(3)
    tries = 0
    await expect(raise("23505")).rejects.toThrow("made up")
    expect(tries).toBe(1)
  })

  it.skipIf(!isShared)("a lost connection is told, and listening goes on", async () => {
    const { db, listen } = database
    const heard: string[] = []
    let lost = 0
    const listening = await listen(
      "test_loss",
      (payload) => heard.push(payload),
      () => void lost++,
    )
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(db)
    await until(() => lost === 2, "the listener had lost its connection and had it back")
    await sql`select pg_notify('test_loss', 'again')`.execute(db)
    await until(() => heard.includes("again"), "the listener heard again")
    await listening.close()
  })
})
