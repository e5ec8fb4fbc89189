/** One language for all questions to a log; the examples of docs/replay.md are read from there. architecture: Replay. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { compilePredicate } from "../../src/log/predicates.ts"
import { enveloped } from "../arbitraries/logs.ts"

const envelope = enveloped({ type: "NetworkChanged", online: false }, 7)
const situation = {
  models: { connection: { online: false }, chat: { unread: { a: { count: 3, asOf: 88 } }, messages: {} } },
  before: { connection: { online: true }, chat: { unread: { a: { count: 2, asOf: 77 } }, messages: {} } },
  envelope,
}

const holds = (text: string): boolean | string => {
  const compiled = compilePredicate(text)
  return "problem" in compiled ? compiled.problem : compiled.predicate(situation)
}

describe("a test of a moment", () => {
  it.each([
    ['event.type == "NetworkChanged" && event.seq == 7', true],
    ["!models.connection.online && before.connection.online", true],
    ["models.chat.unread.a.count > before.chat.unread.a.count", true],
    ["models.chat.unread.a.count - 1 == before.chat.unread.a.count + 0", true],
    ["models.chat.unread.exists(key, models.chat.unread[key].count == 3)", true],
    ["size(models.chat.messages) == 0", true],
    ["has(models.deals)", false],
    ["models.?deals.?byKey.orValue({}) == {}", true],
    ['event.type.matches("^Network")', true],
    ["event.online", false],
  ])("%s", (text, answer) => expect(holds(text)).toBe(answer))

  it("does not hold where it names what is not there, nor where it is no test", () => {
    expect(holds("models.deals.byKey.x.status == 'Closed'")).toBe(false)
    expect(holds("models.chat.unread.a.count")).toBe(false)
  })

  it.each(["1 +", "modles.chat == 1", "event.type = 3", "(() => 1)()", "process.exit(1)"])("is refused: %s", (text) => {
    expect(compilePredicate(text)).toEqual({ problem: expect.stringMatching(/./u) })
  })

  it("is no way to what is not data", () => {
    expect(holds("models.constructor == 1")).toBe(false)
    expect(holds("event.__proto__ == 1")).toBe(false)
  })
})

describe("the examples of the documentation", () => {
  const text = readFileSync(new URL("../../docs/replay.md", import.meta.url), "utf8")
  const examples = [...text.matchAll(/^\| `(?<test>[^`]+)` \|/gmu)].flatMap(({ groups }) => groups?.["test"] ?? [])

  it("are twelve at least", () => expect(examples.length).toBeGreaterThanOrEqual(12))

  it.each(examples)("can be asked: %s", (example) => {
    expect(compilePredicate(example.replaceAll("\\|", "|"))).toHaveProperty("predicate")
  })
})
