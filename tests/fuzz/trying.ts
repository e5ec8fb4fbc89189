/** Asks a random request, and says what is wrong with the answer and with what it did. */
import type { Contract, Operation } from "../../server/contract/operations.ts"
import type { TestApp } from "../server/harness.ts"
import { faultsOf } from "./faults.ts"
import type { KeyPool } from "./keys.ts"
import type { FuzzCaller } from "./people.ts"
import type { FuzzRequest } from "./requests.ts"
import { prepare, send } from "./sending.ts"
import { changedTables, quiet, stateReader, type State } from "./state.ts"

/** The database is compared around so many of the requests: one in … */
const compareEvery = 25
const mostFaults = 20

/** Tables that grow by refused requests too: those who try too often are known by them. */
const countsTries = new Set(["identity_tries"])

const needsToken = ({ token }: Operation, { name }: FuzzCaller): boolean =>
  token === "required" ? /nobody|token/u.test(name) : token === "optional" && /token/u.test(name)

/** Answers the cause of a failure, as the log says it. */
const causeOf = (line = "{}"): string => {
  const { err } = JSON.parse(line) as { readonly err?: { readonly stack?: string } }
  return err?.stack?.split("\n").slice(0, 4).join(" ") ?? line
}

const changedBy = async (reading: () => Promise<State>, before: State): Promise<readonly string[]> =>
  changedTables(before, await reading()).filter((name) => !countsTries.has(name))

export interface Trying {
  /** The status of the answer. */
  readonly ask: (request: FuzzRequest, asker: FuzzCaller, pool: KeyPool) => Promise<number>
  /** Each fault of each operation once, with the first request that showed it. */
  readonly found: () => readonly string[]
  /** Enough is wrong to stop. */
  readonly isEnough: () => boolean
}

export const createTrying = async (app: TestApp, contract: Contract): Promise<Trying> => {
  const reading = await stateReader(app)
  const found = new Map<string, string>()
  let asked = 0

  return {
    ask: async (request, asker, pool) => {
      const { operation } = request
      const sent = prepare(app.url, request, pool, asker)
      const before = asked++ % compareEvery === 0 ? await quiet(reading) : null
      const heard = await send(sent)
      const { status } = heard
      const faults = status >= 500 ? [causeOf(app.logged.at(-1))] : [...faultsOf(contract, operation, sent, heard)]
      if (needsToken(operation, asker) && status !== 401) faults.push(`${asker.name} is let in with ${status}`)
      const changed = before === null || status < 400 ? [] : await changedBy(reading, before)
      if (changed.length > 0) faults.push(`refused with ${status}, but changed ${changed.join(", ")}`)
      const { url, init } = sent
      const line = `${operation.id} by ${asker.name}: ${init.method} ${url.slice(0, 300)} ${String(init.body ?? "").slice(0, 300)} → ${status}`
      for (const fault of faults) {
        const key = `${operation.id} ${fault}`
        if (!found.has(key)) found.set(key, `${line}: ${fault}`)
      }
      return status
    },
    found: () => [...found.values()],
    isEnough: () => found.size >= mostFaults,
  }
}
