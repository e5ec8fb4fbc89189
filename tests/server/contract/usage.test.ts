/** Counts of the contract's use are numbers by the contract's own names, whatever people write. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readContract, type Operation } from "../../../server/contract/operations.ts"
import { countUsage, type ContractUsage } from "../../../server/contract/usage.ts"
import type { CheckedInput } from "../../../server/contract/requests.ts"
import { dayMs } from "../../../src/domain/durations.ts"

const contract = readContract()
const [first, second] = ["0123456789ab", "ba9876543210"]
const start = Date.parse("2026-03-31T12:00:00Z")

const operation = (id: string): Operation => {
  const found = contract.operations.find((one) => one.id === id)
  if (found === undefined) throw new Error(`There is no ${id}.`)
  return found
}

const counting = (now = () => new Date(start)): ContractUsage => countUsage(contract, now)

interface Asking {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly build?: string
}

const requestOf = ({ path = {}, query = {}, header = {}, build }: Asking) => ({
  params: path,
  query,
  headers: { ...header, ...(build !== undefined && { "client-build": build }) },
})

const ask = (usage: ContractUsage, id: string, asking: Asking = {}): void => {
  const { path = {}, query = {}, header = {}, body } = asking
  const { parameters } = operation(id)
  const input: CheckedInput = { path, query: { ...parameters.query.defaults, ...query }, header, body }
  usage.asked(operation(id), requestOf(asking), input)
}

const tell = (usage: ContractUsage, id: string, answer: unknown, build?: string): void =>
  usage.answered(operation(id), requestOf({ ...(build !== undefined && { build }) }), answer)

/** All counts together, of whichever operation and build. */
const counted = (usage: ContractUsage): Readonly<Record<string, number>> =>
  Object.fromEntries(usage.take().flatMap(({ counts }) => [...counts]))

describe("a request", () => {
  it("is counted by its parameters as they were given, not as the contract fills them in", () => {
    const usage = counting()
    ask(usage, "listCustomerDeals", { query: { top: 5, sortBy: "CreatedDate desc", "a name": "x" } })
    ask(usage, "listCustomerDeals")
    expect(counted(usage)).toMatchObject({
      asked: 2,
      "asked parameter top present": 1,
      "asked parameter top absent": 1,
      "asked parameter sortBy = CreatedDate desc": 1,
      "asked unknown fields": 1,
    })
  })

  it("is counted by the fields of its body, each once, however many records have it", () => {
    const usage = counting()
    const price = { byAgreement: false, rate: { value: 12.5, currency: { code: "EUR" }, measurementUnit: "Hour" } }
    const body = { name: "Our own words", price, locations: [], endDate: null }
    ask(usage, "createOrder", { body })
    ask(usage, "createOrder", { body: { ...body, price: { byAgreement: true, rate: null } } })
    const counts = counted(usage)
    expect(counts).toMatchObject({
      asked: 2,
      "asked body present": 2,
      "asked OrderPayload": 2,
      "asked OrderPayload.name present": 2,
      "asked OrderPayload.endDate null": 2,
      "asked OrderPayload.description absent": 2,
      "asked Price": 2,
      "asked Price.rate present": 1,
      "asked Price.rate null": 1,
      "asked MeasurementUnit = Hour": 1,
    })
    expect(JSON.stringify(counts)).not.toContain("words")
  })
})

describe("an answer", () => {
  it("is counted by its fields in all records of a list, a number as the name that it stands for", () => {
    const usage = counting()
    const order = { key: "k", name: "Our own words", status: 20, customer: null }
    tell(usage, "listOrders", { count: 2, items: [order, { ...order, status: "Closed", name: undefined }] })
    tell(usage, "listOrders", { count: 0, items: [] })
    expect(counted(usage)).toMatchObject({
      told: 2,
      "told OrderList.items present": 2,
      "told Order": 1,
      "told Order.name present": 1,
      "told Order.name absent": 1,
      "told Order.customer null": 1,
      "told ItemStatus = Published": 1,
      "told ItemStatus = Closed": 1,
    })
  })

  it("is counted where it has no body", () => {
    const usage = counting()
    tell(usage, "markOrderApplicationInterested", null)
    expect(counted(usage)).toMatchObject({ told: 1 })
  })
})

it("a hub message is counted as the message of the contract that it is, and as one of the system hub's", () => {
  const usage = counting()
  usage.sentMessage("system-notifications", {
    source: "Chat",
    type: "ChatMessageRemovedEvent",
    cursor: 7,
    metadata: { message: { content: "" } },
  })
  usage.sentMessage("system-notifications", { source: "Weather", type: "RainEvent", cursor: 8, metadata: {} })
  expect(usage.take().map(({ operation: name, build }) => [name, build])).toEqual([
    ["systemNotification", "none"],
    ["chatMessageRemoved", "none"],
  ])
})

describe("builds", () => {
  const buildsOf = (usage: ContractUsage): readonly string[] => usage.take().map(({ build }) => build)

  it("are told apart where they are a fingerprint, and are none otherwise", () => {
    const usage = counting()
    for (const build of [first, second, first, "my name", `${first}0`, first.toUpperCase(), ""])
      tell(usage, "getAccount", {}, build)
    tell(usage, "getAccount", {})
    expect(usage.take().map(({ build, counts }) => [build, counts.get("told")])).toEqual([
      [first, 2],
      [second, 1],
      ["none", 5],
    ])
  })

  it("are few, however many are claimed, and others from the next day on", () => {
    let at = start
    const usage = counting(() => new Date(at))
    const claimed = Array.from({ length: 100 }, (_, index) => String(index).padStart(12, "0"))
    for (const build of claimed) tell(usage, "getAccount", {}, build)
    const builds = buildsOf(usage)
    expect(builds).toHaveLength(17)
    expect(builds.at(-1)).toBe("other")
    at += dayMs
    tell(usage, "getAccount", {}, claimed.at(-1))
    expect(buildsOf(usage)).toEqual([claimed.at(-1)])
  })
})

it("what could not be kept is counted on", () => {
  const usage = counting()
  tell(usage, "getAccount", {})
  const taken = usage.take()
  expect(usage.take()).toEqual([])
  tell(usage, "getAccount", {})
  usage.giveBack(taken)
  expect(counted(usage)["told"]).toBe(2)
})

/** Every word of the contract, those between other signs too. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, one]) => [...wordsIn(name), ...wordsIn(one)])
  return String(value).split(/[^\p{L}\p{N}_-]+/u)
}

const ownWords = [
  "asked",
  "told",
  "parameter",
  "body",
  "answer",
  "message",
  "present",
  "absent",
  "null",
  "unknown",
  "fields",
]
const words = new Set([...ownWords, ...[...contract.documents.files.values()].flatMap(wordsIn)])

/** Fields that the contract names stand around what it does not, so that the walks go deep. */
const names = [...words].filter((word) => /^[a-z]\w+$/u.test(word))

describe("whatever is sent and answered", () => {
  const written = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => `✎${text}`)
  const leaf = fc.oneof(written, fc.integer(), fc.boolean(), fc.constant(null), fc.constantFrom("Published", "EUR", 20))
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: "small" },
      leaf,
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(fc.oneof(written, fc.constantFrom(...names)), tie("tree"), { maxKeys: 12 }),
    ),
  }))

  it("no word is counted that is not the contract's own", () => {
    const strange = new Set<string>()
    fc.assert(
      fc.property(fc.constantFrom(...contract.operations), tree, tree, written, (one, sent, answered, build) => {
        const usage = counting()
        const query = typeof sent === "object" && sent !== null ? { ...sent, [build]: sent } : { q: sent }
        ask(usage, one.id, { path: { key: sent }, query, body: sent, build })
        tell(usage, one.id, answered, build)
        usage.sentMessage("system-notifications", answered)
        usage.sentMessage("user-notifications", answered)
        for (const row of usage.take())
          for (const word of [row.operation, row.build, ...row.counts.keys()].flatMap(wordsIn))
            if (!words.has(word) && !["GET", "POST", "PUT", "DELETE", "none"].includes(word)) strange.add(word)
      }),
      { numRuns: 500 },
    )
    expect([...strange]).toEqual([])
  })
})
