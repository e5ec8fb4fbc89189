/** The acts that anybody may try at any time, in the model and on the server. Spec §4, §7. */
import * as fc from "fast-check"
import { accept, apply, endDeal, hide, isCustomer, leaveMarket, people, putAside, rate, takeBack } from "./model.ts"
import type { Model, Outcome } from "./model.ts"
import { kept, member, newOrder, outcomeOf, type Real } from "./real.ts"

export type Command = fc.AsyncCommand<Model, Real>

interface Act {
  readonly name: string
  /** Answers the things of which there must be one for the act to be tried at all. */
  readonly on: (model: Model) => readonly unknown[]
  readonly expected: (model: Model, index: number) => Outcome
  readonly real: (real: Real, model: Model, index: number) => Promise<Outcome>
}

/** Compares what the server answers with what the model says. */
const command = (pick: number, { name, on, expected, real }: Act): Command => ({
  check: (model) => on(model).length > 0,
  run: async (model, server) => {
    // The newest are those that most can still be done with.
    const { length } = on(model)
    const index = length - 1 - (pick % length)
    // The server first: it is asked about what the model knows so far.
    const answered = await real(server, model, index)
    const outcome = expected(model, index)
    if (answered !== outcome) throw new Error(`${name} ${index}: ${answered} where the model says ${outcome}.`)
  },
  toString: () => `${name}(${pick})`,
})

const keyAt = (keys: readonly string[], index: number): string => keys[index] ?? ""

const orders = ({ orders: all }: Model) => all
const applications = ({ applications: all }: Model) => all
const deals = ({ deals: all }: Model) => all

const params = <Path>(path: Path) => ({ params: { path } })

const newOrderOf = (owner: number): Command => ({
  check: ({ orders: { length } }) => length < 4,
  run: async (model, real) => {
    real.orders.push(await newOrder(real, owner))
    model.orders.push({ owner, status: "Published", hidden: false })
  },
  toString: () => `newOrder(by ${owner})`,
})

const wait = (minutes: number): Command => ({
  check: () => true,
  run: async (model, { app }) => {
    model.now += minutes * 60_000
    app.clock.advance(minutes * 60_000)
  },
  toString: () => `wait(${minutes} min)`,
})

const orderPaths = {
  archive: "/orders/{key}/archive",
  cancel: "/orders/{key}/cancel",
  hide: "/orders/{key}/hide",
  unhide: "/orders/{key}/unhide",
} as const

const withOrder = (pick: number, by: number, move: keyof typeof orderPaths): Command =>
  command(pick, {
    name: `${move} by ${by}`,
    on: orders,
    expected: (model, index) =>
      move === "archive" || move === "cancel"
        ? leaveMarket(model, index, by, move === "archive" ? "Archived" : "Canceled")
        : hide(model, index, by, move === "hide"),
    real: async (real, _model, index) =>
      outcomeOf(await member(real, by).person.core.PUT(orderPaths[move], params({ key: keyAt(real.orders, index) }))),
  })

const applyTo = (pick: number, worker: number): Command =>
  command(pick, {
    name: `apply by ${worker}`,
    on: orders,
    expected: (model, index) => apply(model, index, worker),
    real: async (real, _model, index) => {
      const { person, profile } = member(real, worker)
      const path = { id: keyAt(real.orders, index), executantKey: profile }
      return kept(
        real.applications,
        await person.core.POST("/orders/{id}/applications/executant/{executantKey}", params(path)),
      )
    },
  })

/** The application and its order, by their keys. */
const application = (real: Real, model: Model, index: number) => ({
  id: keyAt(real.orders, model.applications[index]?.order ?? 0),
  key: keyAt(real.applications, index),
})

const takeBackBy = (pick: number, worker: number): Command =>
  command(pick, {
    name: `take back by ${worker}`,
    on: applications,
    expected: (model, index) => takeBack(model, index, worker),
    real: async (real, model, index) => {
      const { person, profile } = member(real, worker)
      const query = { executantKey: profile }
      return outcomeOf(
        await person.core.POST("/orders/{id}/applications/{key}/cancel", {
          params: { path: application(real, model, index), query },
        }),
      )
    },
  })

const putAsideBy = (pick: number, by: number, aside: boolean): Command =>
  command(pick, {
    name: `${aside ? "put aside" : "take up"} by ${by}`,
    on: applications,
    expected: (model, index) => putAside(model, index, by, aside),
    real: async (real, model, index) => {
      const path = aside
        ? ("/orders/{id}/applications/{key}/notInterested" as const)
        : ("/orders/{id}/applications/{key}/interested" as const)
      return outcomeOf(await member(real, by).person.core.POST(path, params(application(real, model, index))))
    },
  })

const acceptBy = (pick: number, by: number, moveToArchive: boolean): Command =>
  command(pick, {
    name: `accept by ${by}${moveToArchive ? " and archive" : ""}`,
    on: applications,
    expected: (model, index) => accept(model, index, by, moveToArchive),
    real: async (real, model, index) => {
      const { id, key: appKey } = application(real, model, index)
      const body = { description: "On Monday at nine.", moveToArchive }
      const path = "/orders/{id}/applications/{appKey}/accept"
      return kept(real.deals, await member(real, by).person.core.POST(path, { ...params({ id, appKey }), body }))
    },
  })

const endDealBy = (pick: number, by: number, status: "Closed" | "Canceled"): Command =>
  command(pick, {
    name: `end as ${status} by ${by}`,
    on: deals,
    expected: (model, index) => endDeal(model, index, by, status),
    real: async (real, _model, index) => {
      const { person, profile: participantKey } = member(real, by)
      const where = params({ key: keyAt(real.deals, index) })
      return outcomeOf(
        status === "Closed"
          ? await person.core.POST("/deals/{key}/close", { ...where, body: { participantKey } })
          : await person.core.POST("/deals/{key}/cancel", {
              ...where,
              body: { participantKey, reason: "IncorrectPrice" },
            }),
      )
    },
  })

const rateBy = (pick: number, by: number, rating: number): Command =>
  command(pick, {
    name: `rate ${rating} by ${by}`,
    on: deals,
    expected: (model, index) => rate(model, index, by, rating),
    real: async (real, model, index) => {
      const { person, profile } = member(real, by)
      const { order, worker } = model.applications[model.deals[index]?.application ?? 0] ?? { order: 0, worker: 0 }
      const body = { dealKey: keyAt(real.deals, index), rating }
      if (isCustomer(by)) {
        const key = member(real, worker).profile
        return outcomeOf(await person.core.POST("/executant/{key}/feedbacks", { ...params({ key }), body }))
      }
      const key = member(real, model.orders[order]?.owner ?? 0).profile
      const authored = { ...body, authorKey: profile }
      return outcomeOf(await person.core.POST("/customer/{key}/feedbacks", { ...params({ key }), body: authored }))
    },
  })

const pick = fc.nat(3)
const anybody = fc.nat(people.customers + people.workers - 1)
const customer = fc.nat(people.customers - 1)
const worker = fc.integer({ min: people.customers, max: people.customers + people.workers - 1 })
/** Mostly a customer, who may be the owner. */
const mostlyCustomer = fc.oneof(customer, customer, anybody)

export const commands: fc.Arbitrary<Command>[] = [
  customer.map(newOrderOf),
  fc.constantFrom(1, 6, 6, 25 * 60, 15 * 24 * 60).map(wait),
  fc
    .tuple(pick, mostlyCustomer, fc.constantFrom("archive", "cancel", "hide", "unhide"))
    .map(([at, by, move]) => withOrder(at, by, move)),
  ...Array.from({ length: 3 }, () => fc.tuple(pick, worker).map(([at, by]) => applyTo(at, by))),
  fc.tuple(pick, worker).map(([at, by]) => takeBackBy(at, by)),
  fc.tuple(pick, mostlyCustomer, fc.boolean()).map(([at, by, aside]) => putAsideBy(at, by, aside)),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(pick, mostlyCustomer, fc.boolean()).map(([at, by, archive]) => acceptBy(at, by, archive)),
  ),
  ...Array.from({ length: 2 }, () =>
    fc
      .tuple(pick, anybody, fc.constantFrom<"Closed" | "Canceled">("Closed", "Closed", "Canceled"))
      .map(([at, by, status]) => endDealBy(at, by, status)),
  ),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(pick, anybody, fc.integer({ min: 1, max: 5 })).map(([at, by, mark]) => rateBy(at, by, mark)),
  ),
]
