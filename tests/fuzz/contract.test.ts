/** At least 10,000 random requests: no fault, no answer off the contract, and nothing changed by who was refused. D4. */
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readDocuments } from "../../server/contract/documents.ts"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { faultsOf } from "./faults.ts"
import { readKeys, type KeyPool } from "./keys.ts"
import { fuzzCallers, nobody, someone, type FuzzCaller } from "./people.ts"
import { requestsFor, type FuzzRequest } from "./requests.ts"
import { prepare, send, type Heard, type Sent } from "./sending.ts"
import { changedTables, quiet, stateReader, type State } from "./state.ts"

/** One for every run that nobody gave another: what fails here fails again. */
const usualSeed = 20_261_121
const seed = Number(process.env["FUZZ_SEED"] ?? usualSeed)
const runs = Number(process.env["FUZZ_RUNS"] ?? 10_000)

/** The database is compared around so many of the requests: one in … */
const compareEvery = 25
/** Limits of rate are forgotten, and who was blocked or deleted is replaced. */
const restEvery = 100
const newPeopleEvery = 1_000
const newKeysEvery = 20
/** All in all less than a day, so that what begins tomorrow begins in the future. */
const restMs = (12 * 60 * 60 * 1000) / (runs / restEvery)
const mostFaults = 20
/** Two minutes where nothing else is done, and there may be others at work. */
const timeoutMs = 480_000

/** Who tries too often is known by what was refused, too. */
const countsTries = new Set(["identity_tries"])

const contract = readContract()
const documents = readDocuments()

let app: TestApp
let reading: () => Promise<State>
beforeAll(async () => {
  app = await startApp()
  reading = await stateReader(app.db)
})
afterAll(() => app.close())

/** One of the people; where an account would be gone afterwards, somebody who isn't needed any more. */
const askerOf = async ({ id, path }: Operation, people: readonly FuzzCaller[], who: number): Promise<FuzzCaller> => {
  const asker = people[who % people.length] ?? nobody
  if (id === "deleteAccount" && asker.token !== null) return someone("somebody new", await app.person("Cem Oz"))
  const isForAdmins = path.startsWith("/moderation") && asker.accountKey !== null && who % 2 === 0
  return isForAdmins ? (people.find(({ name }) => name === "an admin") ?? asker) : asker
}

const needsToken = ({ access }: Operation, { name }: FuzzCaller): boolean =>
  access === "signed in" ? /nobody|token/u.test(name) : access === "maybe signed in" && /token/u.test(name)

/** Why it failed, as the log says it. */
const causeOf = (line = "{}"): string => {
  const { err } = JSON.parse(line) as { readonly err?: { readonly stack?: string } }
  return err?.stack?.split("\n").slice(0, 4).join(" ") ?? line
}

/** Asks, and answers what is wrong. */
const tryOne = async (request: FuzzRequest, asker: FuzzCaller, pool: KeyPool, isCompared: boolean) => {
  const { operation } = request
  const sent = prepare(app.url, request, pool, asker)
  const before = isCompared ? await quiet(reading) : null
  const heard = await send(sent)
  const faults = heard.status >= 500 ? [causeOf(app.logged.at(-1))] : [...faultsOf(contract, operation, sent, heard)]
  if (needsToken(operation, asker) && heard.status !== 401) faults.push(`${asker.name} is let in with ${heard.status}`)
  if (before !== null && heard.status >= 400) {
    const changed = changedTables(before, await reading()).filter((name) => !countsTries.has(name))
    if (changed.length > 0) faults.push(`refused with ${heard.status}, but changed ${changed.join(", ")}`)
  }
  return { sent, heard, faults }
}

const told = (operation: Operation, { name }: FuzzCaller, { url, init }: Sent, { status }: Heard): string =>
  `${operation.id} by ${name}: ${init.method} ${url.slice(0, 300)} ${String(init.body ?? "").slice(0, 300)} → ${status}`

it(
  `answers ${runs} random requests by the contract (FUZZ_SEED=${seed})`,
  async () => {
    console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`)
    const requests = fc.oneof(...contract.operations.map((operation) => requestsFor(documents, operation)))
    const sample = fc.sample(fc.tuple(requests, fc.nat()), { seed, numRuns: runs })
    const found = new Map<string, string>()
    const answered = new Map<string, Set<number>>()
    let [people, pool]: [readonly FuzzCaller[], KeyPool] = [[], new Map()]
    for (const [at, [request, who]] of sample.entries()) {
      if (at % newPeopleEvery === 0) people = await fuzzCallers(app)
      if (at % restEvery === 0) app.clock.advance(restMs)
      if (at % newKeysEvery === 0) pool = await readKeys(app.db)
      const { operation } = request
      const asker = await askerOf(operation, people, who)
      const { sent, heard, faults } = await tryOne(request, asker, pool, at % compareEvery === 0)
      answered.set(operation.id, (answered.get(operation.id) ?? new Set()).add(heard.status))
      for (const fault of faults)
        if (!found.has(`${operation.id} ${fault}`))
          found.set(`${operation.id} ${fault}`, `${told(operation, asker, sent, heard)}: ${fault}`)
      if (found.size >= mostFaults) break
    }
    const untouched = contract.operations.filter(({ id, status }) => answered.get(id)?.has(status) !== true)
    console.log(`Never went well: ${untouched.map(({ id }) => id).join(", ") || "none"}`)
    expect([...found.values()]).toEqual([])
    expect(app.logged).toEqual([])
  },
  timeoutMs,
)
