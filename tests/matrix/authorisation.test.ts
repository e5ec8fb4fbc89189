/**
 * Every operation asked by everybody: each answer is the one of the table, on the contract, and tells nothing it
 * should not. Law 17.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import type { OperationId } from "../../server/contract/shapes.ts"
import { ask } from "../contract/asking.ts"
import { withoutAnnouncements } from "../contract/situations.ts"
import { changedTables, quiet, stateReader, type State } from "../fuzz/state.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { isTaken } from "../share.ts"
import { allAsks, isOperationId } from "./asks/all.ts"
import { askers, expected, workersRows, type Asker } from "./expected.ts"
import { faultsOf } from "../fuzz/faults.ts"
import { createScene, type Scene } from "./scene.ts"
import { secretsFor } from "./secrets.ts"

const contract = readContract()

interface Identity {
  readonly token: string | null
  /** The profile that they say to be. */
  readonly profile: string
}

/** Nobody signs in who isn't needed: most rows are about a market of their own. */
const identityOf = (scene: Scene, id: OperationId, asker: Asker): Promise<Identity> => {
  const isWorkers = workersRows.has(id)
  const [owner, other] = isWorkers ? [scene.worker, scene.customer] : [scene.customer, scene.worker]
  const identities: Readonly<Record<Asker, () => Promise<Identity>>> = {
    anonymous: async () => ({ token: null, profile: (await owner()).profile }),
    stranger: async () => {
      const { person, executantKey } = await scene.stranger()
      return { token: person.token, profile: isWorkers ? executantKey : person.key }
    },
    impostor: async () => ({ token: (await scene.stranger()).person.token, profile: (await owner()).profile }),
    other: async () => ({ token: (await other()).person.token, profile: (await other()).profile }),
    owner: async () => ({ token: (await owner()).person.token, profile: (await owner()).profile }),
    wrongProfile: async () => ({ token: (await owner()).person.token, profile: (await owner()).wrong }),
    admin: async () => ({ token: await scene.admin(), profile: (await owner()).profile }),
  }
  return identities[asker]()
}

let app: TestApp
/** The scene of all who only read. */
let library: Scene
let reading: () => Promise<State>
beforeAll(async () => {
  app = await startApp()
  await withoutAnnouncements(app)
  library = createScene(app)
  reading = await stateReader(app)
})
afterAll(() => app.close())

const cellsOf = (id: OperationId) =>
  askers.flatMap((asker, at) => {
    const status = expected[id][at] ?? null
    return status === null ? [] : [{ asker, status }]
  })

/** Answers what an asker hears: the status, and whatever is wrong with the answer. */
const heard = async (scene: Scene, operation: Operation, id: OperationId, asker: Asker) => {
  const { token, profile } = await identityOf(scene, id, asker)
  const answer = await ask(app, operation, { ...(await allAsks[id](scene, profile)), token })
  const leaked = (await secretsFor(scene, asker, id)).filter((secret) => answer.text.includes(secret))
  const faults = faultsOf(contract, operation, { url: "", init: {}, json: null }, answer)
  return { status: answer.status, faults: [...faults, ...leaked.map((secret) => `tells ${secret}`)] }
}

const asAnswered = (cells: ReturnType<typeof cellsOf>) =>
  Object.fromEntries(cells.map(({ asker, status }) => [asker, { status, faults: [] }]))

/** The table that counts refused requests too: those who try too often are known by them. */
const countsTries = "identity_tries"

it("has a row for every operation, and none for another", () => {
  const ids = contract.operations.map(({ id }) => id).sort()
  expect(Object.keys(expected).sort()).toEqual(ids)
  expect(Object.keys(allAsks).sort()).toEqual(ids)
})

/** The usual run asks one row in so many. */
const askedEachOf = 3
const asked = contract.operations.filter(({ id }) => isTaken(id, askedEachOf))

describe.each(asked.map((operation) => [operation.id, operation] as const))("%s", (id, operation) => {
  if (!isOperationId(id)) throw new Error(`Nobody asks ${id}.`)
  const cells = cellsOf(id)
  const refused = cells.filter(({ status }) => status >= 400)
  const answered = cells.filter(({ status }) => status < 400)
  const isRead = operation.method === "get"
  let scene: Scene
  beforeAll(() => {
    scene = isRead ? library : createScene(app)
  })

  it("refuses those who may not, who change nothing and learn nothing", async () => {
    for (const { asker } of refused) {
      await allAsks[id](scene, (await identityOf(scene, id, asker)).profile)
      await secretsFor(scene, asker, id)
    }
    const before = await quiet(reading)
    const found: Record<string, unknown> = {}
    for (const { asker } of refused) found[asker] = await heard(scene, operation, id, asker)
    expect(found).toEqual(asAnswered(refused))
    expect(changedTables(before, await reading()).filter((name) => name !== countsTries)).toEqual([])
  })

  it("answers those who may", async () => {
    const found: Record<string, unknown> = {}
    for (const { asker } of answered) {
      found[asker] = await heard(scene, operation, id, asker)
      // The next asker must find the scene as it was.
      if (!isRead) scene = createScene(app)
    }
    expect(found).toEqual(asAnswered(answered))
  })
})

it("has logged nothing, because nothing failed", () => expect(app.logged).toEqual([]))
