/**
 * Every status of listings and applications × every call that moves them: what the tables have goes well, all else is
 * refused by name. Spec §4. Law 20.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  applicationLifecycle,
  applicationMoves,
  applicationStatusNumbers,
  type ApplicationMove,
  type ApplicationStatus,
} from "../../../src/domain/applications.ts"
import { asBefore, itemLifecycle, itemMoves, type ItemMove } from "../../../src/domain/listing-lifecycle.ts"
import { itemStatusNumbers, type ItemStatus } from "../../../src/domain/listing-statuses.ts"
import { listingKinds, type ListingKind } from "../../../src/domain/listings.ts"
import { wanted } from "../../contract/listing-cases.ts"
import { applied } from "../../contract/situations.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { orderPayload, publishedExecutant } from "../market.ts"
import { moderator, type Moderator } from "../moderators.ts"
import { offerPayload, somewhere } from "../offering.ts"
import {
  api,
  blocking,
  expectMove,
  movesOf,
  namesOf,
  others,
  quiet,
  sending,
  upload,
  type Asked,
} from "./asking-moves.ts"

const itemStatuses = namesOf<ItemStatus>(itemStatusNumbers)
const applicationStatuses = namesOf<ApplicationStatus>(applicationStatusNumbers)

/** Moves that nobody asks for by a call: moderation makes them by its queue, where they are Superseded (E36), or the house. */
const withoutCall = {
  item: ["approve", "refuse", "expire", "close"],
  application: ["reject"],
} as const satisfies Readonly<Record<string, readonly string[]>>

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  let admin: Moderator
  beforeAll(async () => {
    app = await startApp(engine)
    admin = await moderator(app)
  })
  afterAll(() => app.close())

  /** On the market, with an application and a place, and somebody else who may apply. */
  const listing = async (kind: ListingKind) => {
    if (kind === "Order") {
      const { customer: owner, worker, executant, order, application } = await applied(app)
      const other = await app.person("Dora Roth")
      const { key: executantKey } = await publishedExecutant(other)
      const apply = `${api}/orders/${order.key}/applications/executant/${executantKey}`
      const own = { query: "", body: {}, cancelQuery: `?executantKey=${executant.key}` }
      return { owner, applicant: worker, other, key: order.key, application: application.key, apply, ...own }
    }
    const { worker: owner, customer, executant, offer, application } = await wanted(app)
    const other = await app.person("Dora Roth")
    const apply = `${api}/offers/${offer.key}/applications`
    const own = { query: `?executantKey=${executant.key}`, body: { executantKey: executant.key }, cancelQuery: "" }
    return { owner, applicant: customer, other, key: offer.key, application: application.key, apply, ...own }
  }

  const place = async (owner: Person, root: string): Promise<string> => {
    const made = await owner.fetch(`${root}/location`, sending("POST", somewhere))
    return ((await made.json()) as { readonly id: string }).id
  }

  describe.each(listingKinds)("an %s", (kind) => {
    const rootOf = (key: string) => `${api}/${kind === "Order" ? "orders" : "offers"}/${key}`
    const acceptance = { description: "On Monday at nine.", moveToArchive: false }

    const callsOf = async (scene: Awaited<ReturnType<typeof listing>>): Promise<readonly Asked<ItemMove>[]> => {
      const { owner, other, key, application } = scene
      const root = rootOf(key)
      const location = `${root}/location/${await place(owner, root)}`
      const files = kind === "Order" ? `${root}/file` : `${api}/offer/${key}/file`
      const payload = kind === "Order" ? orderPayload() : offerPayload()
      const owners = (["hide", "unhide", "archive", "cancel"] as const).map((move) => ({
        move,
        call: move,
        send: () => owner.fetch(`${root}/${move}`, sending("PUT")),
      }))
      return [
        { move: "attach", call: "add a file", send: () => owner.fetch(files, upload()) },
        { move: "place", call: "change the place", send: () => owner.fetch(location, sending("PUT", somewhere)) },
        { move: "place", call: "remove the place", send: () => owner.fetch(location, sending("DELETE")) },
        {
          move: "place",
          call: "add a place",
          send: () => owner.fetch(`${root}/location`, sending("POST", somewhere)),
        },
        { move: "apply", call: "apply", send: () => other.fetch(scene.apply, sending("POST")) },
        {
          move: "accept",
          call: "accept",
          send: () =>
            owner.fetch(
              `${root}/applications/${application}/accept`,
              sending("POST", { ...acceptance, ...scene.body }),
            ),
        },
        ...owners,
        ...blocking(admin, kind === "Order" ? "orders" : "offers", key),
        { move: "submit", call: "edit", send: () => owner.fetch(root, sending("PUT", payload)) },
      ]
    }

    it.each(itemStatuses)("that is %s does what the table says", async (state) => {
      const scene = await listing(kind)
      const { key } = scene
      const calls = await callsOf(scene)
      expect(movesOf(calls)).toEqual(others(itemMoves, withoutCall.item))
      const now = async () =>
        (await app.db.selectFrom("listings").select("status").where("key", "=", key).executeTakeFirstOrThrow()).status
      const block = state === "Blocked" ? { blocked_with: key, blocked_from: "Published" as const } : {}
      for (const asked of calls) {
        await app.db
          .updateTable("listings")
          .set({ status: state, hide: false, blocked_with: null, blocked_from: null, ...block })
          .where("key", "=", key)
          .execute()
        await app.db
          .updateTable("applications")
          .set({ status: "Sent" })
          .where("key", "=", scene.application)
          .where("status", "!=", "Accepted")
          .execute()
        const next = itemLifecycle[state][asked.move]
        const to = next === asBefore ? "Published" : next
        const refusal = `${kind}InvalidStateException`
        await expectMove(asked, { state, to, refusal, details: { status: state }, now })
        if (to !== undefined && asked.move !== "submit") expect([asked.call, await now()]).toEqual([asked.call, to])
        await quiet(app)
      }
    })

    describe("an application to it", () => {
      it.each(applicationStatuses)("that is %s does what the table says", async (state) => {
        const { owner, applicant, key, application, query, body, cancelQuery } = await listing(kind)
        const root = `${rootOf(key)}/applications/${application}`
        const calls: readonly Asked<ApplicationMove>[] = [
          {
            move: "putAside",
            call: "not interested",
            send: () => owner.fetch(`${root}/notInterested${query}`, sending("POST")),
          },
          {
            move: "takeUp",
            call: "interested",
            send: () => owner.fetch(`${root}/interested${query}`, sending("POST")),
          },
          {
            move: "cancel",
            call: "cancel",
            send: () => applicant.fetch(`${root}/cancel${cancelQuery}`, sending("POST")),
          },
          {
            move: "accept",
            call: "accept",
            send: () => owner.fetch(`${root}/accept`, sending("POST", { ...acceptance, ...body })),
          },
        ]
        expect(movesOf(calls)).toEqual(others(applicationMoves, withoutCall.application))
        const row = app.db.selectFrom("applications").select("status").where("key", "=", application)
        const now = async () => (await row.executeTakeFirstOrThrow()).status
        for (const asked of calls) {
          await app.db.updateTable("applications").set({ status: state }).where("key", "=", application).execute()
          const to = applicationLifecycle[state][asked.move]
          const refusal = "ApplicationInvalidStateException"
          await expectMove(asked, { state, to, refusal, details: { status: state }, now })
          if (to !== undefined) expect([asked.call, await now()]).toEqual([asked.call, to])
        }
      })
    })
  })
})
