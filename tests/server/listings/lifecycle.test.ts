/** Every move of a listing that the table doesn't have is refused by name, of the rules and of the calls. Spec §4; D43. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { movedListing } from "../../../server/domain/listings.ts"
import {
  itemLifecycle,
  itemMoves,
  itemStatusNumbers,
  listingKinds,
  type ItemMove,
  type ItemStatus,
  type ListingKind,
} from "../../../src/domain/orders.ts"
import { onMarket } from "../../contract/listing-cases.ts"
import { engines } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { orderPayload } from "../market.ts"

const statuses = Object.keys(itemStatusNumbers) as ItemStatus[]

const all = listingKinds.flatMap((kind) =>
  statuses.flatMap((status) => itemMoves.map((move) => ({ kind, status, move, to: itemLifecycle[status][move] }))),
)
const allowed = all.filter(({ to }) => to !== undefined)
const refused = all.filter(({ to }) => to === undefined)

/** The problem's name that a move is refused with, and the status that it tells of. */
const refusalOf = (kind: ListingKind, status: ItemStatus, move: ItemMove): unknown => {
  try {
    return movedListing({ kind, status }, move)
  } catch (error) {
    return error
  }
}

describe("the table", () => {
  it.each(allowed)("lets an $kind go from $status by $move to $to", ({ kind, status, move, to }) => {
    expect(movedListing({ kind, status }, move)).toBe(to)
  })

  it.each(refused)("refuses $move of an $kind that is $status", ({ kind, status, move }) => {
    expect(refusalOf(kind, status, move)).toMatchObject({ type: `${kind}InvalidStateException`, details: { status } })
  })
})

/** The calls by which owners move their listings. */
const calls = { archive: "/archive", cancel: "/cancel", hide: "/hide", unhide: "/unhide", submit: "" } as const
const moves = Object.keys(calls) as (keyof typeof calls)[]

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  describe.each(listingKinds)("the owner's calls for an %s", (kind) => {
    it.each(statuses)("that is %s do what the table says", async (status) => {
      const { owner, key } = await onMarket(app, kind)
      const root = kind === "Order" ? "orders" : "offers"
      for (const move of moves) {
        await app.db.updateTable("listings").set({ status, hide: false }).where("key", "=", key).execute()
        const answer = await owner.fetch(`/api/core/${root}/${key}${calls[move]}`, {
          method: "PUT",
          ...(move === "submit" && {
            body: JSON.stringify(orderPayload()),
            headers: { "Content-Type": "application/json" },
          }),
        })
        const to = itemLifecycle[status][move]
        const said = (await answer.json()) as object
        if (to === undefined) {
          expect([move, answer.status, said]).toEqual([
            move,
            400,
            expect.objectContaining({ type: `${kind}InvalidStateException`, details: { status } }),
          ])
          const { status: now } = await app.db
            .selectFrom("listings")
            .select("status")
            .where("key", "=", key)
            .executeTakeFirstOrThrow()
          expect(now).toBe(status)
        } else expect([move, answer.status, said]).toEqual([move, 200, expect.objectContaining({ status: to })])
      }
    })
  })
})
