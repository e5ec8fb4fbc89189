/** Two who do something at the same moment, each on a node of their own, and how it went for both. Spec §4. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Caller } from "../server/callers.ts"
import { engines } from "../server/db/engines.ts"
import { startApp, type Person, type TestApp } from "../server/harness.ts"
import { scale } from "../share.ts"

interface Answer {
  readonly error?: unknown
  readonly response: Response
}

/** The name of the refusal, or that it went well. */
export const went = ({ error, response }: Answer): string => {
  if (response.ok) return "well"
  return typeof error === "object" && error !== null && "type" in error ? String(error.type) : String(response.status)
}

/** A little later, or not: which of two comes first must not depend on who was asked first. */
const sometime = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 4))

/** Runs the acts at about the same time, and answers how it went for each. */
export const race = (...acts: readonly (() => Promise<Answer>)[]): Promise<readonly string[]> =>
  Promise.all(acts.map(async (act) => sometime().then(act).then(went)))

/** Often enough for each to have been first, over a few runs; ten times as often in the long run. */
export const times: readonly number[] = Array.from({ length: 4 * scale }, (_, at) => at + 1)

export interface Arena {
  /** The first of the two nodes. */
  readonly app: TestApp
  readonly nodes: readonly [TestApp, TestApp]
  /** The person's calls to one of the nodes. */
  readonly on: (node: 0 | 1, person: Person) => Caller
  /** The person's calls to each of them. */
  readonly onBoth: (person: Person) => readonly [Caller, Caller]
}

const server = engines.find(({ name }) => name === "server")

/** Tests on two nodes of one PostgreSQL, where the machine has one. */
export const onTwoNodes = (tests: (arena: () => Arena) => void): void => {
  describe.skipIf(server === undefined)("on two nodes", () => {
    let nodes: readonly [TestApp, TestApp]
    beforeAll(async () => {
      const app = await startApp(server)
      if (app.again === null) throw new Error("This engine has one node alone.")
      nodes = [app, await app.again()]
    })
    afterAll(async () => {
      await nodes[1].close()
      await nodes[0].close()
    })
    tests(() => ({
      app: nodes[0],
      nodes,
      on: (node, person) => nodes[node].callerFor(person),
      onBoth: (person) => [nodes[0].callerFor(person), nodes[1].callerFor(person)],
    }))
    it("has logged nothing, because nothing failed", () => {
      expect([...nodes[0].logged, ...nodes[1].logged]).toEqual([])
    })
  })
}
