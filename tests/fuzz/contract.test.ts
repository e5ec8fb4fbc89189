/**
 * Random requests, 10,000 in the long run: no fault, no answer off the contract, nothing changed by who was refused.
 * Law 15.
 */
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readDocuments } from "../../server/contract/documents.ts"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import type { Case } from "../contract/asking.ts"
import { allCases } from "../contract/cases/all.ts"
import { withoutAnnouncements } from "../contract/situations.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { everyApp } from "../server/push/app-services.ts"
import { isTaken, scale } from "../share.ts"
import { readKeys, type KeyPool } from "./keys.ts"
import { asItIs, choices, nearby } from "./nearby.ts"
import { fuzzCallers, nobody, someone, type FuzzCaller } from "./people.ts"
import { requestsFor } from "./requests.ts"
import { freshSeed } from "./seeds.ts"
import { createTrying, type Trying } from "./trying.ts"

const { seed, isGiven } = freshSeed("FUZZ_SEED")
const runs = Number(process.env["FUZZ_RUNS"] ?? 300 * scale)

/** Seeds that have found faults, with so many requests that they would again. */
const pinned = [{ seed: 20_261_121, runs: 300 }]
const samples = isGiven ? [{ seed, runs }] : [{ seed, runs }, ...pinned]

/** Limits of rate are forgotten, and who was blocked or deleted is replaced. */
const restEvery = 100
const newPeopleEvery = 1_000
const newKeysEvery = 20
/** All in all less than a day, so that what begins tomorrow begins in the future. */
const restMs = (12 * 60 * 60 * 1000) / (samples.reduce((sum, one) => sum + one.runs, 0) / restEvery)
/** So many around a good one, for each operation. */
const nearbyRuns = 1 + scale
const nearbyEachOf = 3
/** Two minutes for 10,000 where nothing else is done, and there may be others at work. */
const timeoutMs = 120_000 + 480_000 * (runs / 10_000)

const contract = readContract()
const documents = readDocuments()

const knownCases: Readonly<Record<string, Case>> = allCases

let app: TestApp
let trying: Trying
beforeAll(async () => {
  app = await startApp(undefined, { config: { push: everyApp } })
  await withoutAnnouncements(app)
  trying = await createTrying(app, contract)
})
afterAll(() => app.close())

/** One of the people; where an account would be gone afterwards, somebody who isn't needed any more. */
const askerOf = async ({ id, path }: Operation, people: readonly FuzzCaller[], who: number): Promise<FuzzCaller> => {
  const asker = people[who % people.length] ?? nobody
  if (id === "deleteAccount" && asker.token !== null) return someone("somebody new", await app.person("Cem Oz"))
  const isForAdmins = path.startsWith("/moderation") && asker.accountKey !== null && who % 2 === 0
  return isForAdmins ? (people.find(({ name }) => name === "an admin") ?? asker) : asker
}

it.each(samples.map((one) => [one.runs, one.seed] as const))(
  "answers %i random requests by the contract (FUZZ_SEED=%i)",
  async (numRuns, from) => {
    console.log(`FUZZ_SEED=${from} FUZZ_RUNS=${numRuns} repeats these requests.`)
    const requests = fc.oneof(...contract.operations.map((operation) => requestsFor(documents, operation)))
    const sample = fc.sample(fc.tuple(requests, fc.nat()), { seed: from, numRuns })
    let [people, pool]: [readonly FuzzCaller[], KeyPool] = [[], new Map()]
    for (const [at, [request, who]] of sample.entries()) {
      if (at % newPeopleEvery === 0) people = await fuzzCallers(app)
      if (at % restEvery === 0) app.clock.advance(restMs)
      if (at % newKeysEvery === 0) pool = await readKeys(app.db)
      await trying.ask(request, await askerOf(request.operation, people, who), pool)
      if (trying.isEnough()) break
    }
    expect(trying.found()).toEqual([])
    expect(app.logged).toEqual([])
  },
  timeoutMs,
)

it(
  `answers ${nearbyRuns} requests around a good one of each operation, and goes well for each`,
  async () => {
    const neverWell: string[] = []
    const pool = await readKeys(app.db)
    for (const operation of contract.operations.filter(({ id }) => isTaken(id, nearbyEachOf))) {
      const good = await knownCases[operation.id]?.good(app)
      if (good === undefined) throw new Error(`${operation.id} has no case.`)
      const whoMay = { name: "who may", token: good.token, accountKey: null }
      const random = fc.sample(fc.tuple(requestsFor(documents, operation), choices), { seed, numRuns: nearbyRuns })
      const statuses = new Set<number>()
      for (const [request, chosen] of random)
        statuses.add(await trying.ask(nearby(good, request, chosen), whoMay, pool))
      const [[request] = []] = random
      if (!statuses.has(operation.status) && request !== undefined)
        statuses.add(await trying.ask(nearby(good, request, asItIs), whoMay, pool))
      if (!statuses.has(operation.status)) neverWell.push(operation.id)
    }
    expect(trying.found()).toEqual([])
    expect(neverWell).toEqual([])
    expect(app.logged).toEqual([])
  },
  timeoutMs,
)
