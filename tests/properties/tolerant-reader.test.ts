/**
 * This client reads a server of a newer contract: whatever may be added without breaking anybody is noted, the rest is
 * folded, and selectors answer. Law 9.
 */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changesOf } from "../../scripts/contract/compare/contracts.ts"
import { rules } from "../../scripts/contract/rules/table.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { systemEvent, userEvent } from "../../src/events/wire/notices.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { decode } from "../../src/sdk/decode.ts"
import { answers, shapes } from "../../src/sdk/generated/shapes.ts"
import { decodeNotice } from "../../src/sdk/notices.ts"
import { ofAccount, ofChat, ofDeal, ofListing, ofProfile, type Question } from "../agreement/questions.ts"
import { stream } from "../arbitraries/logs.ts"
import { setUp } from "../commands/bus-on-a-server.ts"
import { rethrown } from "../projections/rethrown.ts"
import { shapesIn } from "../sdk/generated-shapes.ts"
import { asContracts, brandNew, grown, growths, readToday } from "../sdk/grown-contract.ts"
import { pairsOf } from "../sdk/shape-arbitrary.ts"

const today = await readToday()
const kinds = Object.keys(growths)
const newer = shapesIn(grown(today, kinds))

describe("a newer contract", () => {
  it.each(kinds)("leaves clients alone, and is changed as it says: %s", (kind) => {
    const changes = changesOf(asContracts(today), asContracts(grown(today, [kind])))
    expect(changes.filter(({ level }) => level === "breaking")).toEqual([])
    expect(changes.map(({ rule }) => rule)).toContain(kind)
  })

  it("is changed in every way by which bodies may tell more than before", () => {
    const tellsMore = (kind: string): boolean =>
      /^(?:Schema|Message|Refusal)\.(?:.* widened|properties added|\{\w+\} added|x-known added)$/u.test(kind)
    const notes = Object.entries(rules).flatMap(([object, fields]) =>
      Object.entries(fields).flatMap(([field, of]) =>
        Object.entries("waived" in of ? {} : of).flatMap(([edit, judge]) =>
          judge("told").verdict === "note" ? [`${object}.${field} ${edit}`] : [],
        ),
      ),
    )
    // Other fields come through as those that are new do.
    const others = "Schema.additionalProperties widened"
    expect(notes.filter(tellsMore).toSorted()).toEqual([...kinds, others].toSorted())
  })
})

const notesOf = (read: (notes: string[]) => void): readonly string[] => {
  const notes: string[] = []
  read(notes)
  return notes
}

describe("an answer of a newer server", () => {
  it.each(Object.entries(answers))("is read, and what is new in it is noted: %s", (operation, shape) => {
    fc.assert(
      fc.property(pairsOf(newer.answers[operation] ?? shape, newer.shapes), ({ wire }) => {
        const notes = notesOf((into) => {
          expect(decode(shape, wire, shapes, operation, into)).toHaveProperty("value")
        })
        const text = JSON.stringify(wire)
        if (notes.length > 0) expect(text).toMatch(new RegExp(`newFact|${brandNew}|990`, "u"))
        expect(notes.filter((note) => !/^\w[\w /{}]*(?:\.\w+)*$/u.test(note))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})

/** Answers the event that a message becomes, as the hubs' feed has it; null where it is only noted. */
const heard = (wire: unknown): AppEvent | null => {
  const decoded = decodeNotice("SystemNotification", wire)
  if ("where" in decoded) throw new Error(`It is off the contract at ${decoded.where}.`)
  return "notice" in decoded ? systemEvent(decoded.notice) : null
}

const keysIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, of]) =>
    typeof of === "string" && /key$/iu.test(name) ? [of] : keysIn(of),
  )
}

const listings = (["Order", "Offer"] as const).flatMap((kind) => ["a", "b"].map((key) => ({ kind, key })))

const questions: readonly Question[] = [
  ...ofAccount(),
  ...listings.flatMap(ofListing),
  ...ofProfile("p", "customer"),
  ...ofProfile("p", "executant"),
  ofChat("c", "p"),
  ...ofDeal("d", "p"),
]

describe("hub messages of a newer server", () => {
  it("are folded, or noted where nobody here knows their kind", () => {
    const messages = fc.array(pairsOf("@SystemNotification", newer.shapes), { maxLength: 12 })
    fc.assert(
      fc.property(messages, (all) => {
        const events = all.flatMap(({ wire }) => heard(wire) ?? [])
        const models = foldPlain(stream(events, "hub"), undefined, rethrown)
        for (const key of keysIn(events)) {
          const asked = [...ofListing({ kind: "Order", key }), ofChat(key, key), ...ofDeal(key, key)]
          for (const { answer, page } of [...asked, ...ofProfile(key, "executant")]) {
            answer(models)
            page?.(models)
          }
        }
        for (const { answer } of questions) answer(models)
      }),
    )
  })

  it("of the user are read, however loud", () => {
    fc.assert(
      fc.property(pairsOf("@UserNotification", newer.shapes), ({ wire }) => {
        const decoded = decodeNotice("UserNotification", wire)
        if (!("notice" in decoded)) throw new Error("It is not read.")
        foldPlain(stream([userEvent(decoded.notice)], "hub"), undefined, rethrown)
      }),
    )
  })
})

const operationOf = (method: string, path: string): string => {
  const isOf = (pattern: string): boolean =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u").test(`${method} ${path.split("?")[0] ?? ""}`)
  const found = Object.keys(answers).filter(isOf)
  return found.toSorted((a, b) => a.split("{").length - b.split("{").length)[0] ?? "no operation"
}

describe("what people ask a newer server", () => {
  it.each(questions.map((question) => [question.about, question] as const))("is answered: %s", async (_, question) => {
    let run = 0
    const bench = await setUp(({ method, path }) => {
      const shape = newer.answers[operationOf(method, path)]
      if (shape === undefined) throw new Error(`${method} ${path} is of no operation.`)
      const [pair] = fc.sample(pairsOf(shape, newer.shapes), { numRuns: 1, seed: (run += 1) })
      return { body: pair?.wire, headers: { "Account-Cursor": "3" } }
    })
    for (let times = 0; times < 4; times += 1) {
      expect(await bench.bus.dispatch(question.command)).toMatchObject({ tag: "Done" })
      const models = foldPlain(bench.emitted, undefined, rethrown)
      question.page?.(models)
      question.answer(models)
    }
  })
})
