/** Listings leave the market when their time is over, and their owners hear of it beforehand. */
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listingExpiry, warnedAt } from "../../../server/domain/listing-expiry.ts"
import { expireAll } from "../../../server/jobs/listing-expiry.ts"
import { listingKinds } from "../../../src/domain/listings.ts"
import { wanted } from "../../contract/listing-cases.ts"
import { applied } from "../../contract/situations.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { ownOrder } from "../market.ts"
import { ownOffer } from "../offering.ts"
import { cursorOf, namesOf, noticesTo } from "../sent-notices.ts"

const dayMs = 24 * 60 * 60 * 1000
const approvedAt = new Date("2026-03-01T15:00:00.000Z")

describe("the rule", () => {
  it.each([
    ["Order", "2026-03-02", "2026-03-10", "2026-03-11T00:00:00.000Z"],
    ["Order", "2026-03-01", "2026-03-01", "2026-03-02T15:00:00.000Z"],
    ["Offer", "2026-03-01", "2026-03-01", "2026-05-30T15:00:00.000Z"],
    ["Offer", "2026-03-01", "2026-12-31", "2027-01-01T00:00:00.000Z"],
  ] as const)("lets an %s from %s to %s live to %s", (kind, startDate, endDate, expected) => {
    expect(listingExpiry({ kind, startDate, endDate, at: approvedAt }).toISOString()).toBe(expected)
  })

  it("never ends a listing within a day, and warns between its approval and its end", () => {
    const day = fc
      .integer({ min: -1, max: 900 })
      .map((days) => new Date(approvedAt.getTime() + days * dayMs).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.constantFrom(...listingKinds), day, day, (kind, one, other) => {
        const [startDate = one, endDate = one] = [one, other].sort()
        const expiry = listingExpiry({ kind, startDate, endDate, at: approvedAt })
        expect(expiry.getTime() - approvedAt.getTime()).toBeGreaterThanOrEqual(dayMs)
        const warned = warnedAt(approvedAt, expiry)
        if (warned === null) return
        expect(warned.getTime()).toBeGreaterThan(approvedAt.getTime())
        expect(warned.getTime()).toBeLessThan(expiry.getTime())
      }),
    )
  })
})

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  const failures: unknown[] = []
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  /** Looks at a listing so long after it was approved. */
  const lookAt = async (key: string, afterMs: number): Promise<void> => {
    const { approved_at: approved } = await app.db
      .selectFrom("listings")
      .select("approved_at")
      .where("key", "=", key)
      .executeTakeFirstOrThrow()
    const now = new Date((approved?.getTime() ?? 0) + afterMs)
    await expireAll(app.db, { ...app.app.services, now: () => now }, (error) => failures.push(error))
  }

  it("warns the owner of an offer three days before, once, and then ends it", async () => {
    const { customer, worker, offer } = await wanted(app)
    // Two days long, so that it lives for 90 days.
    const dates = { start_date: "2026-01-01", end_date: "2026-01-01" }
    await app.db.updateTable("listing_versions").set(dates).where("listing_key", "=", offer.key).execute()
    const expires = new Date(Date.now() + 90 * dayMs)
    await app.db.updateTable("listings").set({ expires_at: expires }).where("key", "=", offer.key).execute()
    const [atWorker, atCustomer] = [await cursorOf(app, worker.key), await cursorOf(app, customer.key)]
    await lookAt(offer.key, 86 * dayMs)
    expect(namesOf(await noticesTo(app, worker.key, atWorker))).toEqual([])
    await lookAt(offer.key, 88 * dayMs)
    await lookAt(offer.key, 89 * dayMs)
    const warnings = ["system OfferExpiringSoonEvent", "user OfferExpiringSoonEvent"]
    expect(namesOf(await noticesTo(app, worker.key, atWorker))).toEqual(warnings)
    expect(namesOf(await noticesTo(app, customer.key, atCustomer))).toEqual([])
    await lookAt(offer.key, 91 * dayMs)
    expect(namesOf(await noticesTo(app, worker.key, atWorker))).toEqual([
      ...warnings,
      "system OfferExpiredEvent",
      "system ExecutantChangedEvent", // without its town (D46)
      "system OfferApplicationRejectedEvent",
      "user OfferExpiredEvent",
    ])
    expect(namesOf(await noticesTo(app, customer.key, atCustomer))).toEqual([
      "system OfferApplicationRejectedEvent",
      "user OfferApplicationRejectedEvent",
    ])
    expect(await ownOffer(worker, offer.key)).toMatchObject({ status: "Archived" })
    expect(failures).toEqual([])
  })

  it("warns one day before where the whole life is shorter than a week", async () => {
    const { customer, order } = await applied(app)
    const expires = new Date(Date.now() + 5 * dayMs)
    await app.db.updateTable("listings").set({ expires_at: expires }).where("key", "=", order.key).execute()
    const before = await cursorOf(app, customer.key)
    await lookAt(order.key, 3.5 * dayMs)
    expect(namesOf(await noticesTo(app, customer.key, before))).toEqual([])
    await lookAt(order.key, 4.5 * dayMs)
    expect(namesOf(await noticesTo(app, customer.key, before))).toEqual([
      "system OrderExpiringSoonEvent",
      "user OrderExpiringSoonEvent",
    ])
    await lookAt(order.key, 5.5 * dayMs)
    expect(await ownOrder(customer, order.key)).toMatchObject({ status: "Archived" })
    expect(failures).toEqual([])
  })
})
