/** The demo is loaded whole or not at all, once, and there is something of everything in it. */
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Services } from "../../../server/contract/services.ts"
import { classificator, rootOf } from "../../../server/data/classificator.ts"
import { loadDemo } from "../../../server/demo/load.ts"
import { currencies } from "../../../src/domain/currencies.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { answersOf } from "./answers.ts"

const loadsWithinMs = 300_000
const keysUntilTheEnd = 300

/** Stops in the middle, as a process does that is killed: what it began is never committed. */
const dying = (services: Services): Services => {
  let left = keysUntilTheEnd
  return {
    ...services,
    newKey: () => {
      left -= 1
      if (left < 0) throw new Error("The power is cut.")
      return services.newKey()
    },
  }
}

/** Loads the demo on connections without a limit, as a start does. */
const load = ({ atLeisure, app }: TestApp, by = (services: Services): Services => services): Promise<boolean> =>
  atLeisure((db) => loadDemo(db, by(app.services)))

/** On the server where there is one: only there a second node can come in between. The journeys have it embedded. */
describe.each(engines.slice(-1))("the demo on $name", (engine) => {
  let app: TestApp
  let loaded: readonly boolean[]
  let brokeOff: unknown
  let afterBreak: Readonly<Record<string, number>>

  const counts = async (table: string, by: string): Promise<Readonly<Record<string, number>>> => {
    const { rows } = await sql<{ what: string; n: number }>`
      select (${sql.raw(by)})::text as what, count(*)::int as n from ${sql.raw(table)} group by 1`.execute(app.db)
    return Object.fromEntries(rows.map(({ what, n }) => [what, n]))
  }

  beforeAll(async () => {
    app = await startApp(engine)
    await load(app, dying).catch((error: unknown) => {
      brokeOff = error
    })
    afterBreak = await counts("accounts", "true")
    const other = await app.again?.()
    loaded = await Promise.all([app, ...(other === undefined ? [] : [other])].map((node) => load(node)))
    await other?.close()
  }, loadsWithinMs)

  afterAll(() => app.close())

  it("leaves nothing where it breaks off", () => {
    expect(brokeOff).toEqual(new Error("The power is cut."))
    expect(afterBreak).toEqual({})
  })

  it("is loaded by one node, and never again", async () => {
    expect(loaded.filter((one) => one)).toEqual([true])
    const before = await counts("listings", "kind")
    expect(await load(app)).toBe(false)
    expect(await counts("listings", "kind")).toEqual(before)
  })

  it("has orders and offers over all categories, in towns of both countries and in all currencies", async () => {
    const market = "listings join listing_versions as text on text.key = published_version_key"
    const published = await counts(`${market} where status = 'Published' and not hide`, "kind")
    expect(published["Order"]).toBeGreaterThanOrEqual(100)
    expect(published["Offer"]).toBeGreaterThanOrEqual(100)
    for (const kind of ["Order", "Offer"]) {
      const categories = Object.keys(await counts(`${market} where kind = '${kind}'`, "classificator_key"))
      expect(new Set(categories.map(rootOf))).toEqual(new Set(classificator.map(({ key }) => key)))
    }
    const countries = await counts("locations", "right(free_form_address, 2)")
    expect(Object.keys(countries).toSorted()).toEqual(["DE", "PL"])
    const money = await counts(`${market} where price_currency is not null`, "price_currency")
    expect(Object.keys(money).toSorted()).toEqual([...currencies].toSorted())
  })

  it("has every state of what people do", async () => {
    expect(Object.keys(await counts("listings where kind = 'Order'", "status")).toSorted()).toEqual([
      "Archived",
      "Blocked",
      "Canceled",
      "Closed",
      "Draft",
      "OnModeration",
      "Published",
    ])
    expect(await counts("listings where hide", "true")).toMatchObject({ true: expect.any(Number) })
    expect(await counts("listing_versions", "version_status")).toMatchObject({
      Declined: expect.any(Number),
      OnModeration: expect.any(Number),
    })
    for (const kind of ["Order", "Offer"])
      expect(Object.keys(await counts(`applications where kind = '${kind}'`, "status")).toSorted()).toEqual([
        "Accepted",
        "Canceled",
        "Rejected",
        "Sent",
      ])
    expect(await counts("applications", "not_interested")).toMatchObject({ true: expect.any(Number) })
    expect(Object.keys(await counts("deals", "status")).toSorted()).toEqual(["Canceled", "Closed", "InProgress"])
    expect(await counts("accounts", "blocked")).toMatchObject({ true: 1 })
    expect(await counts("moderation_tasks where decided_at is null", "entity_type")).toMatchObject({
      Complaint: expect.any(Number),
      Order: expect.any(Number),
    })
  })

  it("has profiles with pictures, and ratings that come of what both sides wrote", async () => {
    const shown = await counts("executants where status = 'Published' and photo_file_key is not null", "true")
    expect(shown["true"]).toBeGreaterThanOrEqual(25)
    for (const author of ["Customer", "Executant"])
      expect(
        Object.keys(await counts(`feedbacks where author_type = '${author}'`, "rating")).length,
      ).toBeGreaterThanOrEqual(2)
    // All copies of a picture are there, and nobody has to make them.
    expect(await counts("files where key not in (select file_key from file_thumbnails)", "true")).toEqual({})
    expect(await counts("jobs", "kind")).toEqual({})
  })

  it("has talks in several languages, read and unread, and news for some", async () => {
    expect(Object.keys(await counts("chat_messages", "language")).length).toBeGreaterThanOrEqual(4)
    const unread = await counts("chat_participants join chats on chats.key = chat_key", "read_up_to < last_message_id")
    expect(unread).toMatchObject({ true: expect.any(Number), false: expect.any(Number) })
    const news = await counts("notifications join accounts on accounts.key = account_key where not is_read", "email")
    expect(news).toMatchObject({ "anna@demo.example": expect.any(Number), "boris@demo.example": expect.any(Number) })
    expect(await counts("favorites", "true")).toMatchObject({ true: expect.any(Number) })
  })

  it("closes no deal of an order before its work has begun", async () => {
    const closed = "deals join listings on listings.key = listing_key where kind = 'Order' and deals.status = 'Closed'"
    expect(await counts(closed, "true")).toMatchObject({ true: expect.any(Number) })
    const tooSoon = "(deals.subject ->> 'startDate')::date > deals.updated_date::date"
    expect(await counts(`${closed} and ${tooSoon}`, "true")).toEqual({})
  })

  it("has told those who are blocked", async () => {
    const blocked = await counts("notifications where type = 'AccountBlockedEvent'", "account_key")
    expect(Object.keys(blocked)).toEqual(Object.keys(await counts("accounts where blocked", "key")))
  })

  it("has nothing in the future, and nobody who waits for what is past", async () => {
    for (const [table, column] of [
      ["listings", "updated_date"],
      ["deals", "updated_date"],
      ["chat_messages", "send_date"],
      ["notifications", "created_at"],
    ] as const)
      expect(await counts(`${table} where ${column} > now()`, "true"), table).toEqual({})
  })

  answersOf(() => app)
})
