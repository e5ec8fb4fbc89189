/** JSON from the server is checked once, at the edge: total, exact, and told by its path. Law 9. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decode } from "../../src/sdk/decode.ts"
import { notedOnce } from "../../src/sdk/noted.ts"
import { decodeNotice } from "../../src/sdk/notices.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"
import { pairsOf } from "./shape-arbitrary.ts"

const names = Object.keys(shapes)

describe("what the contract allows", () => {
  it.each(names)("%s decodes to itself, numbers becoming names", (name) => {
    fc.assert(
      fc.property(pairsOf(`@${name}`, shapes), ({ wire, domain }) => {
        expect(decode(`@${name}`, wire, shapes, name)).toEqual({ value: domain })
      }),
      { numRuns: 40 },
    )
  })

  it("decodes again to the same, so that a decoded value is a fixed point", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), pairsOf(`@${name}`, shapes))),
        ([name, { domain }]) => {
          expect(decode(`@${name}`, domain, shapes, name)).toEqual({ value: domain })
        },
      ),
    )
  })

  it("names a shape for every answer, and each one is known", () => {
    for (const shape of Object.values(answers)) {
      expect(names).toContain(String(shape).replace("@", ""))
    }
  })
})

describe("unknown fields", () => {
  it("are left out, however they are called", () => {
    const strange = fc.dictionary(
      fc.string().map((name) => `x${name}`),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(pairsOf("@Order", shapes), strange, ({ wire, domain }, more) => {
        const given = { ...more, ...(wire as object) }
        expect(decode("@Order", given, shapes, "Order")).toEqual({ value: domain })
      }),
    )
  })
})

describe("what the contract does not allow", () => {
  const rate = { value: 120.5, measurementUnit: "Hour", currency: { code: "EUR" } }

  it.each([
    ["a missing field", { byAgreement: true }, "Price.rate"],
    ["a text for a boolean", { byAgreement: "yes", rate: null }, "Price.byAgreement"],
    ["a text for a number", { byAgreement: false, rate: { ...rate, value: "120.5" } }, "Price.rate.value"],
    ["no number at all", { byAgreement: false, rate: { ...rate, value: Number.NaN } }, "Price.rate.value"],
    [
      "a name that is not listed",
      { byAgreement: false, rate: { ...rate, currency: { code: "USD" } } },
      "Price.rate.currency.code",
    ],
    ["a list for a record", [], "Price"],
    ["nothing", null, "Price"],
  ])("%s is told by its path", (_, wire, where) => {
    expect(decode("@Price", wire, shapes, "Price")).toEqual({ where })
  })

  it("is told with its place in a list", () => {
    const chats = { count: 2, items: [{}, {}] }
    expect(decode("@ChatList", chats, shapes, "ChatList")).toEqual({ where: "ChatList.items[0].chatKey" })
  })

  it("never says what was there, only where", () => {
    const secret = "the-secret-text"
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(secret, [secret], { key: secret, items: [secret] }),
        (name, wire) => {
          const decoded = decode(`@${name}`, wire, shapes, name)
          if ("where" in decoded) expect(decoded.where).not.toContain(secret)
        },
      ),
    )
  })

  it("never throws, whatever JSON comes", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, wire) => {
        const decoded = decode(`@${name}`, wire, shapes, name)
        expect("value" in decoded || decoded.where.startsWith(name)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it("takes no field from the prototype for one that was sent", () => {
    expect(decode({ toString: "j" }, {}, shapes, "X")).toEqual({ where: "X.toString" })
  })
})

describe("hub messages", () => {
  it.each(["UserNotification", "SystemNotification"] as const)(
    "%s: as the contract says, or told where not",
    (name) => {
      fc.assert(
        fc.property(pairsOf(`@${name}`, shapes), ({ wire, domain }) => {
          expect(decodeNotice(name, wire)).toEqual({ notice: domain })
        }),
      )
      expect(decodeNotice(name, "hello")).toEqual({ where: name })
    },
  )
})

describe("what a newer server says besides", () => {
  const notesOf = (name: string, wire: unknown): readonly [unknown, readonly string[]] => {
    const notes: string[] = []
    return [decode(`@${name}`, wire, shapes, name, notes), notes]
  }

  it.each([
    ["ItemStatus", "Paused", "Unknown"],
    ["ItemStatus", 70, "Unknown"],
    ["RefusalReason", "Politics", "Other"],
    ["NotificationLevel", "Shouting", "Info"],
    ["ChatMessageType", "Poll", "Text"],
  ])("as a value of %s, %j, is read as %s, and noted", (name, wire, value) => {
    expect(notesOf(name, wire)).toEqual([{ value }, [name]])
  })

  it.each([null, true, 1.5, {}, ["Paused"]])(
    "of another form than a name or a number is off the contract: %j",
    (wire) => {
      expect(notesOf("ItemStatus", wire)).toEqual([{ where: "ItemStatus" }, []])
    },
  )

  it("as a field is noted by its place, also where a record is of several parts", () => {
    const [pair] = fc.sample(pairsOf("@ChatParticipant", shapes), 1)
    const [, notes] = notesOf("ChatParticipant", { ...Object(pair?.wire), mood: "good" })
    expect(notes).toEqual(["ChatParticipant.mood"])
  })

  it("is told once for each place", () => {
    const told: (readonly string[])[] = []
    const noted = notedOnce((_, places) => void told.push(places))
    for (const places of [["A.x", "A.x"], ["A.x"], ["A.x", "B"]]) noted("GET /a", places)
    expect(told).toEqual([["A.x"], ["B"]])
  })
})
