/** The life of orders, applications, deals and feedback in as few words as it can be said. Spec §4. */

export interface ModelOrder {
  readonly owner: number
  status: "Published" | "Archived" | "Canceled" | "Closed"
  hidden: boolean
}

export interface ModelApplication {
  readonly order: number
  readonly worker: number
  readonly sentAt: number
  status: "Sent" | "Accepted" | "Canceled" | "Rejected"
  lockedUntil: number
  aside: boolean
}

export interface ModelDeal {
  readonly application: number
  status: "InProgress" | "Closed" | "Canceled"
  closedAt: number
  /** Of the customer by the worker, and the other way round. */
  readonly marks: { customer?: number; worker?: number }
}

export interface Model {
  now: number
  readonly orders: ModelOrder[]
  readonly applications: ModelApplication[]
  readonly deals: ModelDeal[]
}

/** People by number: customers first, then workers. */
export const people = { customers: 2, workers: 2 } as const

export const isCustomer = (person: number): boolean => person < people.customers

const minute = 60_000
const day = 24 * 60 * minute

/** The answer that the server is to give: the name of its refusal, or null when all goes well. */
export type Outcome = string | null

const at = <One>(list: readonly One[], index: number): One => {
  const found = list[index]
  if (found === undefined) throw new Error(`The model has no number ${index}.`)
  return found
}

const isRunning = ({ status }: ModelDeal): boolean => status === "InProgress"

const rejectOpen = ({ applications, now }: Model, order: number): void => {
  for (const one of applications)
    if (one.order === order && one.status === "Sent") Object.assign(one, { status: "Rejected", lockedUntil: now + day })
}

const end = (model: Model, order: number, status: "Archived" | "Canceled"): void => {
  Object.assign(at(model.orders, order), { status, hidden: false })
  rejectOpen(model, order)
}

/** An archived order is done when no deal of it goes on and one came to a good end. */
const closeIfDone = ({ orders, applications, deals }: Model, order: number): void => {
  const own = deals.filter(({ application }) => at(applications, application).order === order)
  const isDone = !own.some(isRunning) && own.some(({ status }) => status === "Closed")
  if (at(orders, order).status === "Archived" && isDone) at(orders, order).status = "Closed"
}

export const leaveMarket = (model: Model, order: number, by: number, status: "Archived" | "Canceled"): Outcome => {
  const { owner, status: before } = at(model.orders, order)
  if (by !== owner) return "ForbiddenException"
  if (before !== "Published") return "OrderInvalidStateException"
  end(model, order, status)
  return null
}

export const hide = (model: Model, order: number, by: number, hidden: boolean): Outcome => {
  const one = at(model.orders, order)
  if (by !== one.owner) return "ForbiddenException"
  if (one.status !== "Published") return "OrderInvalidStateException"
  one.hidden = hidden
  return null
}

export const apply = (model: Model, order: number, worker: number): Outcome => {
  const { status, hidden } = at(model.orders, order)
  const own = model.applications.filter((one) => one.order === order && one.worker === worker)
  const hasPart = own.some((one) => one.status === "Sent" || one.status === "Accepted")
  if (status !== "Published") return "OrderInvalidStateException"
  if (hidden && !hasPart) return "NotFoundException"
  const last = own.at(-1)
  const isAtWork = model.deals.some((deal) => at(model.applications, deal.application) === last && isRunning(deal))
  if (last?.status === "Sent" || isAtWork) return "ApplicationAlreadyExistsException"
  if (last !== undefined && last.lockedUntil > model.now) return "ApplicationLockoutException"
  model.applications.push({ order, worker, sentAt: model.now, status: "Sent", lockedUntil: 0, aside: false })
  return null
}

export const takeBack = (model: Model, application: number, by: number): Outcome => {
  const one = at(model.applications, application)
  if (by !== one.worker) return "ForbiddenException"
  if (one.status !== "Sent") return "ApplicationInvalidStateException"
  one.status = "Canceled"
  if (model.now - one.sentAt > 5 * minute) one.lockedUntil = model.now + day
  return null
}

export const putAside = (model: Model, application: number, by: number, aside: boolean): Outcome => {
  const one = at(model.applications, application)
  if (by !== at(model.orders, one.order).owner) return "ForbiddenException"
  if (one.status !== "Sent") return "ApplicationInvalidStateException"
  one.aside = aside
  return null
}

export const accept = (model: Model, application: number, by: number, moveToArchive: boolean): Outcome => {
  const one = at(model.applications, application)
  const order = at(model.orders, one.order)
  if (by !== order.owner) return "ForbiddenException"
  if (order.status !== "Published") return "OrderInvalidStateException"
  if (one.status !== "Sent") return "ApplicationInvalidStateException"
  one.status = "Accepted"
  one.aside = false // E566
  model.deals.push({ application, status: "InProgress", closedAt: 0, marks: {} })
  if (moveToArchive) end(model, one.order, "Archived")
  return null
}

const sideOf = ({ applications, orders }: Model, deal: ModelDeal, person: number): "customer" | "worker" | null => {
  const { order, worker } = at(applications, deal.application)
  if (person === worker) return "worker"
  return person === at(orders, order).owner ? "customer" : null
}

export const endDeal = (model: Model, deal: number, by: number, status: "Closed" | "Canceled"): Outcome => {
  const one = at(model.deals, deal)
  if (sideOf(model, one, by) === null) return "ForbiddenException"
  if (!isRunning(one)) return "DealInvalidStateException"
  Object.assign(one, { status, closedAt: model.now })
  closeIfDone(model, at(model.applications, one.application).order)
  return null
}

export const rate = (model: Model, deal: number, by: number, mark: number): Outcome => {
  const one = at(model.deals, deal)
  const side = sideOf(model, one, by)
  if (side === null) return "ForbiddenException"
  if (one.status !== "Closed") return "DealInvalidStateException"
  const of = side === "customer" ? "worker" : "customer"
  if (one.marks[of] !== undefined) return "FeedbackAlreadyExistsException"
  if (model.now > one.closedAt + 14 * day) return "FeedbackPeriodExpiredException"
  one.marks[of] = mark
  return null
}
