/**
 * The list of notifications by each of its filters and both orders, and what reading does to the counts. Spec §7, §9.
 */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  notificationFilterNames,
  notificationFilters,
  notificationSources,
  passesNotificationFilter,
} from "../../../src/domain/notifications.ts"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"

/** One of each source, read and unread. */
const all = notificationSources.flatMap((source) => [true, false].map((isRead) => ({ source, isRead })))

describe.each(engines)("notifications on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const notified = async () => {
    const person = await app.person("Ana Pop")
    const rows = all.map(({ source, isRead }, place) => ({
      id: randomUUID(),
      account_key: person.key,
      profile_key: person.key,
      created_at: app.clock.now(),
      source,
      type: `${source}Event`,
      level: "Info" as const,
      metadata: JSON.stringify({ profileKey: person.key }),
      cursor: 1_000 + place,
      is_read: isRead,
    }))
    await app.db.insertInto("notifications").values(rows).execute()
    return { person, rows }
  }

  it("are those that a filter means, in either order, page by page", async () => {
    const { person, rows } = await notified()
    for (const name of notificationFilterNames) {
      const filter = notificationFilters[name]
      const wanted = rows
        .filter(({ source, is_read: isRead }) => passesNotificationFilter({ source, isRead }, name))
        .map(({ id }) => id)
      for (const direction of ["asc", "desc"] as const) {
        const pageOf = async (skip: number) => {
          const query = { top: 4, skip, sortBy: `CreatedAt ${direction}` as const, ...(filter !== null && { filter }) }
          const { count, items } = dataOf(await person.notifications.GET("/notification", { params: { query } }))
          return { count, ids: items.map(({ id }) => id) }
        }
        const pages = await Promise.all([0, 4, 8, 12, 16, 20].map(pageOf))
        // The account's own first ones are read off by their cursors.
        const known = pages.flatMap(({ ids }) => ids).filter((id) => rows.some((row) => row.id === id))
        expect([name, direction, known]).toEqual([name, direction, direction === "asc" ? wanted : wanted.toReversed()])
        expect(pages[0]?.count).toBeGreaterThanOrEqual(wanted.length)
      }
    }
  })

  it("are read one by one, and all at once, by their account alone", async () => {
    const [{ person, rows }, { person: other, rows: theirs }] = [await notified(), await notified()]
    const unread = async (who = person) => dataOf(await who.notifications.GET("/notification/unread/count")).count
    const before = await unread()
    const id = rows.find((row) => !row.is_read)?.id ?? ""
    const read = (which: string) =>
      person.notifications.POST("/notification/{id}/read", { params: { path: { id: which } } })
    expect(dataOf(await read(id))).toMatchObject({ id, isRead: true })
    expect(dataOf(await read(id))).toMatchObject({ id, isRead: true })
    expect(await unread()).toBe(before - 1)
    expect((await read(theirs[1]?.id ?? "")).response.status).toBe(404)
    expect(dataOf(await person.notifications.POST("/notification/readAll"))).toEqual({ count: 0 })
    expect(await unread()).toBe(0)
    expect(await unread(other)).toBe(before)
  })
})
