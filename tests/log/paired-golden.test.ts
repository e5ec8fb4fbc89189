/** Two people's logs of one trade agree, and the first thing that one of them lost is named. docs/replay.md. */
import { expect, it } from "vitest"
import { decodeLog, type Log } from "../../src/log/codec.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { pairOf } from "../../src/log/pairing.ts"
import { pairAnswer } from "../../scripts/replay/pair.ts"
import { textOf } from "./golden-files.ts"

/** Recorded in one run of a journey. */
const [customer, executant] = ["order-becomes-deal", "order-taken"].map((name): Log => {
  const decoded = decodeLog(textOf(`${name}-0.1.0.ndjson.gz`))
  if (!("log" in decoded)) throw new Error(decoded.problem.why)
  return decoded.log
}) as [Log, Log]

const without = (log: Log, type: string): Log => ({
  ...log,
  envelopes: log.envelopes.filter(({ event }) => event.type !== type),
})

const pair = (one: Log, other: Log) => {
  const [index, second] = [createLogIndex(one), createLogIndex(other)]
  const answer = pairAnswer({ name: "mine", index }, { name: "theirs", index: second }, index.length)
  return { ...pairOf(index, second, index.length), said: answer.lines.join("\n") }
}

it("agree, and say in what", () => {
  const { first, compared, said } = pair(customer, executant)
  expect(first).toBeNull()
  expect(compared).toEqual({ "applications.byKey": 4, "chat.messages": 4, "deals.byKey": 2 })
  expect(said).toContain("10 facts that both have: 4 of applications.byKey, 4 of chat.messages, 2 of deals.byKey.")
})

it("name the deal that one of the two never shows", () => {
  const { first, said } = pair(customer, without(executant, "DealCreated"))
  expect(first).toMatchObject({ has: 0, fact: { path: ["deals", "byKey", expect.any(String)] }, other: null })
  expect(said).toMatch(/^mine has deals\.byKey\..*\n {2}from seq \d+ DealCreated [^]*\ntheirs shows what came before/mu)
})

it("name the application whose end one of the two never heard of", () => {
  const { first } = pair(customer, without(executant, "ApplicationAccepted"))
  expect(first).toMatchObject({ has: 0, fact: { path: ["applications", "byKey", expect.any(String)] } })
  expect(first?.changes.map(({ path }) => path.join("."))).toContain("status")
})

it("have nothing in common with a stranger's", () => {
  const decoded = decodeLog(textOf("favorites-0.1.0.ndjson.gz"))
  if (!("log" in decoded)) throw new Error(decoded.problem.why)
  expect(pair(customer, decoded.log).said).toContain("No fact is in both")
})
