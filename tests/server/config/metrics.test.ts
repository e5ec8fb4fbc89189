/** Metrics have a port of their own, which other machines can't read without a token; no problem tells it. */
import { expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"

const configured = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  return "problems" in read ? read.problems : read.config.metrics
}

const METRICS_PORT = "9100"
const METRICS_TOKEN = "hush-hush-hush-hush"

it("measures nothing unless a port is given", () => {
  expect(configured({})).toBeNull()
})

it("is read on this machine alone, unless it is told otherwise", () => {
  expect(configured({ METRICS_PORT })).toEqual({ port: 9100, host: "localhost", token: null })
  expect(configured({ METRICS_PORT, HOST: "0.0.0.0" })).toMatchObject({ host: "localhost" })
  expect(configured({ METRICS_PORT, PUBLIC_URL: "https://market.example" })).toMatchObject({ host: "localhost" })
  expect(configured({ METRICS_PORT, METRICS_HOST: "127.0.0.2" })).toMatchObject({ host: "127.0.0.2", token: null })
})

it("lets other machines in with a token", () => {
  expect(configured({ METRICS_PORT, METRICS_HOST: "::", METRICS_TOKEN })).toEqual({
    port: 9100,
    host: "::",
    token: METRICS_TOKEN,
  })
  expect(configured({ METRICS_PORT, METRICS_HOST: "10.0.0.5" })).toEqual([
    expect.stringMatching(/^METRICS_TOKEN must/u),
  ])
})

it.each(["0", "http", "70000", "4000", "9100.5"])("refuses the port %s", (port) => {
  expect(configured({ METRICS_PORT: port })).toEqual([
    `METRICS_PORT is "${port}", but it must be a whole number from 1 to 65535, and another than PORT.`,
  ])
})

it.each(["everywhere", "metrics.example", "10.0.0.300"])("refuses the host %s", (host) => {
  expect(configured({ METRICS_PORT, METRICS_HOST: host })).toEqual([
    expect.stringMatching(/^METRICS_HOST is .* localhost or an IP address/u),
  ])
})

it.each(["hush-hush", "hush-hush hush-hush", "hüsh-hüsh-hüsh-hüsh"])(
  "refuses the token %s without repeating it",
  (token) => {
    const problems = configured({ METRICS_PORT, METRICS_TOKEN: token })
    expect(problems).toEqual([expect.stringMatching(/^METRICS_TOKEN must have 16 signs/u)])
    expect(JSON.stringify(problems)).not.toContain("sh-h")
  },
)

it.each([{ METRICS_HOST: "::1" }, { METRICS_TOKEN }])("needs the port for %j", (environment) => {
  expect(configured(environment)).toEqual([expect.stringContaining("METRICS_PORT, which must be set with them")])
})

it("is refused among all other problems", () => {
  expect(configured({ PORT: "x", METRICS_PORT: "y", METRICS_HOST: "z", METRICS_TOKEN: "w" })).toHaveLength(4)
})
