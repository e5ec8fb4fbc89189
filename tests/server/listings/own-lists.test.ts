/**
 * Own lists by tab and page, of orders and of one profile's offers, and how many applications each has in which state.
 * Spec §7.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { applicationStatusNumbers, type ApplicationStatus } from "../../../src/domain/applications.ts"
import { itemStatusNumbers, type ItemStatus, type VersionStatus } from "../../../src/domain/listing-statuses.ts"
import { ownListTabOf, ownListTabs } from "../../../src/domain/own-lists.ts"
import { ownListFilters } from "../../../src/domain/status-filters.ts"
import { atWork, onSale } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { apply, createExecutant, publishedExecutant, publishedOrder } from "../market.ts"
import { publishedOffer } from "../offering.ts"

const statuses = Object.keys(itemStatusNumbers) as ItemStatus[]

type SortBy = "CreatedDate asc" | "CreatedDate desc"

/** Each status, and what may wait beside what is published. */
const states: readonly { readonly status: ItemStatus; readonly version: VersionStatus }[] = [
  ...statuses.map((status) => ({ status, version: "Published" as const })),
  { status: "Published", version: "OnModeration" },
  { status: "Published", version: "Declined" },
]

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const putInto = async (keys: readonly string[]): Promise<void> => {
    for (const [place, { status, version }] of states.entries()) {
      const key = keys[place] ?? ""
      await app.db.updateTable("listings").set({ status }).where("key", "=", key).execute()
      await app.db
        .updateTable("listing_versions")
        .set({ version_status: version })
        .where("listing_key", "=", key)
        .execute()
    }
  }

  const keysOf = (keys: readonly string[], tab: (typeof ownListTabs)[number]) =>
    keys.filter((_, place) => {
      const { status = "Draft", version = "Draft" } = states[place] ?? {}
      return ownListTabOf({ status, versionStatus: version }) === tab
    })

  it("has each own order in one tab", async () => {
    const owner = await app.person("Ana Pop")
    const keys: string[] = []
    for (const _ of states) keys.push((await publishedOrder(owner)).key)
    await putInto(keys)
    const seen: string[] = []
    for (const tab of ownListTabs) {
      const query = { filter: ownListFilters[tab] }
      const { count, items } = dataOf(await owner.core.GET("/orders", { params: { query } }))
      expect([tab, items.map(({ key }) => key).toSorted()]).toEqual([tab, keysOf(keys, tab).toSorted()])
      expect(count).toBe(items.length)
      seen.push(...items.map(({ key }) => key))
    }
    expect(seen.toSorted()).toEqual(keys.toSorted())
    for (const status of statuses) {
      const query = { filter: `Status eq ${status}` }
      const { items } = dataOf(await owner.core.GET("/orders", { params: { query } }))
      expect(items.map((item) => item.status)).toEqual(items.map(() => status))
      expect(items).toHaveLength(states.filter((state) => state.status === status).length)
    }
  })

  it("goes through own orders page by page, either way, and shows nobody else's", async () => {
    const [{ customer: owner, order: first }] = [await onSale(app), await onSale(app)]
    const keys = [first.key]
    for (let more = 0; more < 4; more++) keys.push((await publishedOrder(owner)).key)
    const pageOf = async (skip: number, sortBy: SortBy) => {
      const query = { top: 2, skip, sortBy }
      const { count, items } = dataOf(await owner.core.GET("/orders", { params: { query } }))
      expect(count).toBe(5)
      return items.map(({ key }) => key)
    }
    const all = async (sortBy: SortBy) => (await Promise.all([0, 2, 4, 6].map((skip) => pageOf(skip, sortBy)))).flat()
    expect(await all("CreatedDate asc")).toEqual(keys)
    expect(await all("CreatedDate desc")).toEqual(keys.toReversed())
  })

  it("has the offers of one profile, or of all", async () => {
    const { worker, executant } = await atWork(app)
    const [second, draft] = [await publishedExecutant(worker), await createExecutant(worker, false)]
    const one = await publishedOffer(worker, executant.key)
    const two = await publishedOffer(worker, second.key)
    const list = async (executantGuid?: string) => {
      const query = { filter: "Status eq Published", ...(executantGuid !== undefined && { executantGuid }) }
      return dataOf(await worker.core.GET("/offers", { params: { query } })).items.map(({ key }) => key)
    }
    expect(await list(executant.key)).toEqual([one.key])
    expect(await list(second.key)).toEqual([two.key])
    expect(await list(draft.key)).toEqual([])
    expect((await list()).toSorted()).toEqual([one.key, two.key].toSorted())
  })

  describe("applications", () => {
    /** As many as there are statuses, one in each, and one more that waits. */
    const inEachStatus = async (owner: Person, orderKey: string) => {
      const wanted = [...(Object.keys(applicationStatusNumbers) as ApplicationStatus[]), "Sent" as const]
      const keys: string[] = []
      for (const status of wanted) {
        const { worker, executant } = await atWork(app)
        const { key } = await apply(worker, executant.key, orderKey)
        await app.db.updateTable("applications").set({ status }).where("key", "=", key).execute()
        keys.push(key)
      }
      return { owner, keys }
    }

    it("are counted by status, by interest, and by who has read them", async () => {
      const { customer, order } = await onSale(app)
      const { keys } = await inEachStatus(customer, order.key)
      const path = { id: order.key }
      const counts = async () =>
        dataOf(await customer.core.GET("/orders/{id}/applications/count", { params: { path } }))
      const unread = async () =>
        dataOf(await customer.core.GET("/orders/{id}/applications/unread/count", { params: { path } })).count
      expect(await counts()).toEqual({
        applicationsCount: 5,
        applicationsInInterestedCount: 2,
        applicationsInNotInterestedCount: 0,
        unreadCount: 2,
        byStatus: { Sent: 2, Accepted: 1, Canceled: 1, Rejected: 1 },
      })
      const [sent = ""] = keys
      const aside = { params: { path: { id: order.key, key: sent } } }
      dataOf(await customer.core.POST("/orders/{id}/applications/{key}/notInterested", aside))
      expect(await counts()).toMatchObject({ applicationsInInterestedCount: 1, applicationsInNotInterestedCount: 1 })
      const list = async (filter: string) => {
        const query = { filter }
        const { items } = dataOf(
          await customer.core.GET("/orders/{id}/applications/customer", { params: { path, query } }),
        )
        return items.map(({ key }) => key)
      }
      expect(await list("Status eq Sent and NotInterested eq true")).toEqual([sent])
      expect(await list("Status eq Sent and NotInterested eq false")).toEqual([keys[4]])
      expect((await list("Status eq 30 or Status eq 40")).toSorted()).toEqual([keys[2], keys[3]].toSorted())
      dataOf(await customer.core.POST("/orders/{id}/applications/{key}/interested", aside))
      expect(await counts()).toMatchObject({ applicationsInInterestedCount: 2, applicationsInNotInterestedCount: 0 })
      expect(await unread()).toBe(2)
      dataOf(await customer.core.POST("/orders/{id}/applications/readAll", { params: { path } }))
      expect([await unread(), (await counts()).unreadCount]).toEqual([0, 0])
      const { worker, executant } = await atWork(app)
      await apply(worker, executant.key, order.key)
      expect(await unread()).toBe(1)
    })
  })
})
