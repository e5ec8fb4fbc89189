/** A person's own things show nothing of anybody else's, and who changes them changes nothing else. Spec §6. Law 17. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import { ask } from "../contract/asking.ts"
import { changedTables, quiet, stateReader, type State } from "../fuzz/state.ts"
import { dataOf } from "../server/callers.ts"
import { startApp, type Person, type TestApp } from "../server/harness.ts"
import { allAsks, isOperationId } from "./asks/all.ts"
import { isAboutOwn } from "./expected.ts"
import { createScene, type Scene } from "./scene.ts"

/** A dozen things that wait for moderation, one after the other, with others at work. */
const wholeMarketMs = 180_000

const own = readContract().operations.filter(({ id }) => isOperationId(id) && isAboutOwn(id))

/** Needs no keys to be asked for. */
const isList = ({ method, parameters }: Operation): boolean => method === "get" && parameters.query.check({}) === null

const reads = own.filter(isList)
const changes = own.filter(({ method }) => method !== "get")

const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const)

let app: TestApp
let scene: Scene
let newcomer: Person
/** The answers to the newcomer when there was nobody else. */
const before = new Map<string, unknown>()
/** Reads what the database holds of the others. */
let reading: () => Promise<State>

const answer = async (operation: Operation, { token }: Person): Promise<unknown> => {
  const answer = await ask(app, operation, { token })
  expect(answer.status).toBe(operation.status)
  return answer.body
}

/** Something of everything, on both sides. */
const fillMarket = async (): Promise<void> => {
  const [customer, worker] = [(await scene.customer()).person, await scene.worker()]
  // Nothing that somebody publishes later is for them.
  dataOf(await worker.person.core.POST("/executant/{key}/unsubscribe", { params: { path: { key: worker.profile } } }))
  await scene.draftOrder()
  await scene.draftOffer()
  await scene.offerApplication()
  await scene.deal()
  await scene.message()
  await scene.sessionKey()
  dataOf(await customer.core.POST("/offers/favorites", { body: { offerKey: (await scene.offer()).key } }))
  await worker.person.notifications.POST("/push/subscribe", { body: { pushClientId: "a device of the worker" } })
  dataOf(await worker.person.core.POST("/orders/favorites", { body: { orderKey: (await scene.order()).key } }))
}

beforeAll(async () => {
  app = await startApp()
  scene = createScene(app)
  newcomer = await app.person("Nia Neu")
  for (const operation of reads) before.set(operation.id, await answer(operation, newcomer))
  await fillMarket()
  reading = await stateReader(app, [(await scene.customer()).person.key, (await scene.worker()).person.key])
}, wholeMarketMs)
afterAll(() => app.close())

describe.each(named(reads))("%s", (id, operation) => {
  it("says the same, whatever others have", async () =>
    expect(await answer(operation, newcomer)).toEqual(before.get(id)))

  it("says more to one of those who have it", async () => {
    const answers = [(await scene.customer()).person, (await scene.worker()).person].map((one) =>
      answer(operation, one),
    )
    expect(await Promise.all(answers)).toContainEqual(expect.not.objectContaining(before.get(id) as object))
  })
})

describe.each(named(changes))("%s", (id, operation) => {
  it("changes nothing of what is others'", async () => {
    if (!isOperationId(id)) throw new Error(`Nobody asks ${id}.`)
    const { token, key } = await app.person("Nia Neu")
    const what = await allAsks[id](scene, key)
    const held = await quiet(reading)
    expect((await ask(app, operation, { ...what, token })).status).toBe(operation.status)
    expect(changedTables(held, await quiet(reading))).toEqual([])
  })
})
