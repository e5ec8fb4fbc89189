/** No log line of the whole test run holds a secret that any request or answer of it carried. Law 24. */
import { fileURLToPath } from "node:url"
import { beforeAll, expect, it } from "vitest"
import { readTraffic, type Traffic } from "./reading.ts"
import { leakFinder } from "./search.ts"
import { secretKinds, type SecretKind } from "./secrets.ts"

const parts = ["server", "journeys"]

/** The least that a whole run has, even without PostgreSQL; a run with less has not seen what it judges. */
const least: Readonly<Record<SecretKind, number>> & { readonly servers: number; readonly requests: number } = {
  servers: 50,
  requests: 6_000,
  authorization: 400,
  access_token: 30,
  refresh_token: 30,
  id_token: 30,
  subject_token: 10,
  code: 20,
  code_verifier: 20,
  password: 5,
  cookie: 100,
  signature: 80,
  connection: 60,
  push: 8,
  api_key: 1,
}

const longestShown = 300
const mostShown = 20

let traffic: Traffic
beforeAll(() => {
  traffic = readTraffic(fileURLToPath(new URL("../../test-results/traffic", import.meta.url)), parts)
})

it("saw the servers of the whole run, and what they were asked", () => {
  expect(traffic.servers.size).toBeGreaterThanOrEqual(least.servers)
  expect(traffic.requests).toBeGreaterThanOrEqual(least.requests)
})

it.each(secretKinds)("saw the secrets of the whole run: %s", (kind) =>
  expect(traffic.secrets.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(least[kind]),
)

it("read the log of every server that answered", () =>
  expect([...traffic.answering].filter((server) => !traffic.servers.has(server))).toEqual([]))

it("finds none of them in any log line, nor what looks like one", () => {
  const find = leakFinder(traffic.secrets)
  const leaks = traffic.logLines.flatMap((line) => find(line) ?? [])
  const shown = leaks.slice(0, mostShown).map(({ kind, line }) => `${kind}: ${line.slice(0, longestShown)}`)
  expect(shown).toEqual([])
})
