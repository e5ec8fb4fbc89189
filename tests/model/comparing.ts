/** Everything that the server shows of the market, beside what the model says it must be. Spec §3. */
import { expect } from "vitest"
import { dataOf } from "../server/callers.ts"
import { isCustomer, type Model } from "./model.ts"
import { member, type Real } from "./real.ts"

const mean = (marks: readonly number[]): number | null =>
  marks.length === 0 ? null : Math.round((10 * marks.reduce((sum, mark) => sum + mark, 0)) / marks.length) / 10

const orderOf = (model: Model, index: number) => {
  const { status, hidden } = model.orders[index] ?? { status: "?", hidden: false }
  const received = model.applications.filter(({ order }) => order === index)
  const counted = received.filter((one) => one.status === "Sent" || one.status === "Accepted")
  return { status, hide: hidden, applicationsCount: counted.length }
}

const compareOrders = async (model: Model, real: Real): Promise<void> => {
  for (const [index, key] of real.orders.entries()) {
    const { core } = member(real, model.orders[index]?.owner ?? 0).person
    const params = { path: { key } }
    const { status, hide, metadata } = dataOf(await core.GET("/orders/{key}", { params }))
    expect({ status, hide, applicationsCount: metadata.orderApplicationsCount }).toEqual(orderOf(model, index))

    const list = { path: { id: key }, query: { top: 100 } }
    const { items } = dataOf(await core.GET("/orders/{id}/applications/customer", { params: list }))
    const shown = items.map((one) => [real.applications.indexOf(one.key), one.status, one.notInterested])
    const meant = model.applications.flatMap((one, at) => (one.order === index ? [[at, one.status, one.aside]] : []))
    expect(shown.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual(meant)
  }
}

const compareDeals = async (model: Model, real: Real): Promise<void> => {
  for (const [index, key] of real.deals.entries()) {
    const { application, status } = model.deals[index] ?? { application: 0, status: "?" }
    const { order, worker } = model.applications[application] ?? { order: 0, worker: 0 }
    for (const side of [worker, model.orders[order]?.owner ?? 0]) {
      const { person, profile: participantKey } = member(real, side)
      const params = { path: { key }, query: { participantKey } }
      expect(dataOf(await person.core.GET("/deals/{key}", { params })).status).toBe(status)
    }
  }
}

const compareRatings = async (model: Model, real: Real): Promise<void> => {
  for (const [number, { person, profile: key }] of real.members.entries()) {
    const marks = model.deals.flatMap(({ application, marks: { customer, worker } }) => {
      const { order, worker: by } = model.applications[application] ?? { order: 0, worker: 0 }
      const mark = by === number ? worker : model.orders[order]?.owner === number ? customer : undefined
      return mark === undefined ? [] : [mark]
    })
    const params = { path: { key } }
    const path = isCustomer(number)
      ? ("/customer/{key}/feedbacks/all/summary" as const)
      : ("/executant/{key}/feedbacks/all/summary" as const)
    const { count, rating } = dataOf(await person.core.GET(path, { params }))
    expect([count, rating.value]).toEqual([marks.length, mean(marks)])
  }
}

export const compare = async (model: Model, real: Real): Promise<void> => {
  await compareOrders(model, real)
  await compareDeals(model, real)
  await compareRatings(model, real)
}
