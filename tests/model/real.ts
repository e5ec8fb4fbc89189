/** The same people on the real server, by their calls. Spec §7. */
import type { Person, TestApp } from "../server/harness.ts"
import { publishedExecutant, publishedOrder } from "../server/market.ts"
import { isCustomer, people, type Outcome } from "./model.ts"

export interface Member {
  readonly person: Person
  /** The profile that takes part: the customer's own, or an executant's. */
  readonly profile: string
}

export interface Real {
  readonly app: TestApp
  readonly members: readonly Member[]
  /** Keys by the model's numbers. */
  readonly orders: string[]
  readonly applications: string[]
  readonly deals: string[]
}

const dayMs = 24 * 60 * 60 * 1000
const farAway = 700

export const startReal = async (app: TestApp): Promise<Real> => {
  const members: Member[] = []
  for (let number = 0; number < people.customers + people.workers; number++) {
    const person = await app.person(isCustomer(number) ? `Ana Pop` : `Bo Lund`)
    members.push({ person, profile: isCustomer(number) ? person.key : (await publishedExecutant(person)).key })
  }
  return { app, members, orders: [], applications: [], deals: [] }
}

export const member = ({ members }: Real, number: number): Member => {
  const found = members[number]
  if (found === undefined) throw new Error(`There is nobody number ${number}.`)
  return found
}

/** One that lives longer than the test waits. */
export const newOrder = async (real: Real, owner: number): Promise<string> => {
  const now = real.app.clock.now().getTime()
  const dayAfter = (days: number): string => new Date(now + days * dayMs).toISOString().slice(0, 10)
  const dates = { startDate: dayAfter(1), endDate: dayAfter(farAway) }
  return (await publishedOrder(member(real, owner).person, dates)).key
}

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The refusal's name; null when it went well. */
export const outcomeOf = ({ error, response }: Answer<unknown>): Outcome => {
  if (response.ok) return null
  return typeof error === "object" && error !== null && "type" in error ? String(error.type) : String(response.status)
}

/** Keeps the key of what was made. */
export const kept = (keys: string[], answer: Answer<{ readonly key: string }>): Outcome => {
  if (answer.data !== undefined) keys.push(answer.data.key)
  return outcomeOf(answer)
}
