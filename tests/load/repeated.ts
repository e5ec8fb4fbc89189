/** Finds the dearest operations, and those of them that one account may ask for again and again. */
import type { Operation } from "../../server/contract/operations.ts"
import type { Ask, Case } from "../contract/asking.ts"
import { allCases } from "../contract/cases/all.ts"
import type { Person, TestApp } from "../server/harness.ts"
import { askLargest, type Tried } from "./largest.ts"

export interface Dear extends Tried {
  readonly operation: Operation
  /**
   * The person of its set-up who asks, in the order in which they signed in; none where no token is needed, or staff's.
   */
  readonly role: number | "nobody" | "staff"
}

const knownCases: Readonly<Record<string, Case>> = allCases

/** An app that lets `take` say who each new person of a set-up is. */
const casting = (app: TestApp, take: (role: number, name: string) => Promise<Person>): TestApp => {
  let role = 0
  return { ...app, person: (name) => take(role++, name) }
}

const goodOf = async (app: TestApp, { id }: Operation) => {
  const good = await knownCases[id]?.good(app)
  if (good === undefined) throw new Error(`${id} has no case.`)
  return good
}

/** Every operation with the largest request that goes well for it, the dearest first. */
export const dearestOf = async (app: TestApp, operations: readonly Operation[]): Promise<readonly Dear[]> => {
  const tried: Dear[] = []
  for (const operation of operations) {
    const tokens: string[] = []
    const cast = casting(app, async (role, name) => {
      const person = await app.person(name)
      tokens[role] = person.token
      return person
    })
    const good = await goodOf(cast, operation)
    const at = good.token === null ? -1 : tokens.indexOf(good.token)
    const role = good.token === null ? "nobody" : at < 0 ? "staff" : at
    tried.push({ operation, role, ...(await askLargest(app, operation, good)) })
  }
  return tried.toSorted((a, b) => b.ms - a.ms)
}

/** Asked again, it is done again: a key would have it answered from what is kept. */
const withoutKey = ({ header, ...what }: Ask): Ask => ({
  ...what,
  header: Object.fromEntries(Object.entries(header ?? {}).filter(([name]) => name !== "Idempotency-Key")),
})

/**
 * Answers what of this kind goes well twice for the account, in its role: its own order, chat, profile; none that goes
 * well once only.
 */
const twiceBy = async (app: TestApp, account: Person, { operation, role }: Dear): Promise<Dear | null> => {
  const cast = casting(app, (at, name) => (at === role ? Promise.resolve(account) : app.person(name)))
  const good = withoutKey(await goodOf(cast, operation))
  const first = await askLargest(app, operation, { ...good, token: account.token })
  const again = await askLargest(app, operation, first.what)
  const goesWell = first.status === operation.status && again.status === operation.status
  return goesWell ? { operation, role, ...again } : null
}

/**
 * The dearest that this account may ask for again and again: no staff's, and none that can be done but once, such as
 * closing a deal, which is cheaply refused from then on. Somebody else tries first: who deletes the account is gone.
 */
export const repeatedBy = async (
  app: TestApp,
  account: Person,
  dearest: readonly Dear[],
  most: number,
): Promise<readonly Dear[]> => {
  const found: Dear[] = []
  for (const dear of dearest) {
    if (found.length === most) break
    if (dear.role === "staff" || (await twiceBy(app, await app.person("Ada Cole"), dear)) === null) continue
    const own = await twiceBy(app, account, dear)
    if (own !== null) found.push(own)
  }
  return found.toSorted((a, b) => b.ms - a.ms)
}
