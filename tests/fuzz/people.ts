/**
 * The people who ask at random: two sides of a market with something of everything, strangers, and those with no good
 * token.
 */
import { randomUUID } from "node:crypto"
import { applied, dealt, deleteAccount, stranger, talking } from "../contract/situations.ts"
import type { Person, TestApp } from "../server/harness.ts"
import { anOffer, closeDeal } from "../server/endings.ts"
import { createExecutant, createOrder } from "../server/market.ts"

export interface FuzzCaller {
  readonly name: string
  readonly token: string | null
  readonly accountKey: string | null
}

export const someone = (name: string, { token, key }: Person): FuzzCaller => ({ name, token, accountKey: key })

const unknown = (name: string, token: string | null): FuzzCaller => ({ name, token, accountKey: null })

export const nobody = unknown("nobody", null)

/** A market of new people, and those who may ask in it; who comes more often is there more often. */
export const fuzzCallers = async (app: TestApp): Promise<readonly FuzzCaller[]> => {
  const [deal, open, talk, ended] = [await dealt(app), await applied(app), await talking(app), await dealt(app)]
  await closeDeal(ended.customer, ended.deal.key, ended.customer.key)
  await createOrder(open.customer)
  await createExecutant(open.worker, false)
  for (const { worker, executant } of [deal, talk]) await anOffer(worker, executant.key)
  const gone = await stranger(app)
  await deleteAccount(app, gone.key)
  const claims = { sub: randomUUID(), name: "Nobody yet" }
  const admin = await stranger(app)
  const sides = [deal, open, talk, ended].flatMap(({ customer, worker }) => [
    someone("a customer", customer),
    someone("a worker", worker),
  ])
  return [
    ...sides,
    ...sides,
    someone("a stranger", await stranger(app)),
    someone("an admin", {
      ...admin,
      token: await app.token({ sub: admin.subject, name: admin.name, roles: ["admin"] }),
    }),
    someone("a deleted account", gone),
    unknown("no account", await app.token(claims)),
    unknown("an expired token", await app.token({ ...claims, expiresIn: -10 })),
    unknown("a broken token", "abc.def.ghi"),
    nobody,
  ]
}
