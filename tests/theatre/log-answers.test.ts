/** The worker of the theatre answers as the log's index does. architecture: Theatre. */
import { describe, expect, it } from "vitest"
import { bookmarksOf } from "../../src/log/bookmarks.ts"
import { createCauses } from "../../src/log/causes.ts"
import { changesBetween } from "../../src/log/changes.ts"
import { decodeLog, encodeLog } from "../../src/log/codec.ts"
import { explain } from "../../src/log/explained.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { pathIn } from "../../src/log/readable.ts"
import type { Answers } from "../../src/platform/ports.ts"
import { createLogAnswers } from "../../src/theatre/log-answers.ts"
import type { LogNotice, LogQuestions, Opened } from "../../src/theatre/log-questions.ts"
import { unpackRows } from "../../src/theatre/timeline-rows.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { header } from "../log/some-log.ts"
import { goldenLog, goldenText } from "./golden-log.ts"

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const opened = async (text: string | Blob) => {
  const notices: LogNotice[] = []
  const answers: Answers<LogQuestions> = createLogAnswers((notice) => notices.push(notice), turn)
  const answer = await answers.open({ file: typeof text === "string" ? new Blob([text]) : text })
  return { answers, answer, notices }
}

const asOpened = (answer: Opened | { readonly problem: string }): Opened => {
  if ("problem" in answer) throw new Error(answer.problem)
  return answer
}

const index = createLogIndex(goldenLog)
const { length } = goldenLog.envelopes

describe("opening", () => {
  it("says what is in a log, and how far it is", async () => {
    const { answer, notices } = await opened(goldenText)
    const { rows, stops, seqs, languages, trust, times } = asOpened(answer)
    expect(asOpened(answer)).toMatchObject({ length, header: goldenLog.header, trust: "fine", reasons: [] })
    expect(trust).toBe("fine")
    expect([...seqs]).toEqual(goldenLog.envelopes.map(({ seq }) => seq))
    expect(times).toHaveLength(length)
    expect(languages).toEqual(["en"])
    expect(stops.press.length).toBeGreaterThan(3)
    expect(stops.hub.length).toBeGreaterThan(3)
    const places = unpackRows(structuredClone(rows)).map(({ at }) => at)
    expect(new Set(places).size).toBe(places.length)
    expect(notices.map(({ kind }) => kind)).toContain("reading")
    expect(notices.map(({ kind }) => kind)).toContain("folding")
  })

  it("says where this version leads elsewhere than the hashes of the log, and that it may differ", async () => {
    const other = goldenText.replaceAll(/("deals":")[^"]+"/gu, '$1other"')
    expect(other).not.toBe(goldenText)
    const { trust, reasons } = asOpened((await opened(other)).answer)
    expect(trust).toBe("risky")
    expect(reasons).toEqual([
      expect.stringMatching(/^This version folds otherwise .* other than recorded are deals\.$/u),
    ])
  })

  it("names the languages that the app speaks, and shows no sign that turns or hides others", async () => {
    const spoken = { ...enveloped({ type: "SignedIn" }, 1), event: { type: "LanguageChosen", language: "<b>/../x" } }
    const turned = {
      ...enveloped({ type: "SignedIn" }, 2),
      cause: "hub/\u202e/1",
      event: { type: "Some\u202e\u001bType" },
    }
    const text = encodeLog({ header: { ...header, locale: "../../secret" }, envelopes: [spoken, turned] })
    const { answers, answer } = await opened(text)
    expect(asOpened(answer).languages).toEqual(["en"])
    const { words } = asOpened(answer).rows
    const { cause } = await answers.moment({ count: 2 })
    for (const said of [...words, cause ?? ""]) expect(said).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  it("cuts words that nobody can read in a line", async () => {
    const long = enveloped({ type: "RouteChanged", path: `/${"x".repeat(1_000_000)}`, search: "" }, 1)
    const { answers, answer } = await opened(encodeLog({ header, envelopes: [long] }))
    expect(asOpened(answer).rows.words.join("").length).toBeLessThan(500)
    expect((await answers.moment({ count: 1 })).cause?.length).toBeLessThan(500)
  })

  it("reads a packed log, and one in UTF-16", async () => {
    const packed = new Blob([goldenText]).stream().pipeThrough(new CompressionStream("gzip"))
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(goldenText, "utf16le")])
    for (const file of [await new Response(packed).blob(), new Blob([wide])])
      expect(asOpened((await opened(file)).answer).length).toBe(length)
  })

  it.each([
    ["", "Line 1, byte 0: There is nothing in it."],
    ["hello\n", "Line 1, byte 0: This is not an event log: its first line is no log header."],
    [encodeLog({ header, envelopes: [] }), "The log has no events."],
  ])("says why %j can't be opened", async (text, problem) => {
    expect((await opened(text)).answer).toEqual({ problem })
  })

  it("names what of a broken log was left out", async () => {
    const lines = goldenText.split("\n")
    const text = [...lines.slice(0, 5), "{", ...lines.slice(5)].join("\n")
    const { reasons, trust } = asOpened((await opened(text)).answer)
    expect(trust).toBe("risky")
    expect(reasons).toEqual([expect.stringMatching(/^Line 6, byte \d+: The line is not a JSON object\./u)])
  })

  it("reports promises that events break, when it has looked at all of them", async () => {
    const bad = { ...enveloped({ type: "SignedIn" }, 2), event: { type: "ListingLoaded" } }
    const { notices } = await opened(encodeLog({ header, envelopes: [enveloped({ type: "SignedIn" }, 1), bad] }))
    for (let nth = 0; nth < 5; nth += 1) await turn()
    expect(notices.at(-1)).toMatchObject({
      kind: "broken",
      done: 2,
      of: 2,
      broken: [{ at: 1, what: expect.stringMatching(/ListingLoaded failed/u) }],
    })
  })

  it("reports a broken promise once, at the event that broke it, however often its read model changes", async () => {
    const counted = [2, 3, 4].map((seq) => enveloped({ type: "NotificationsUnreadCounted", count: -1, asOf: seq }, seq))
    const all = [enveloped({ type: "SignedIn" }, 1), ...counted]
    const { notices } = await opened(encodeLog({ header, envelopes: all }))
    for (let nth = 0; nth < 5; nth += 1) await turn()
    const broken = notices.flatMap((notice) => (notice.kind === "broken" ? notice.broken : []))
    expect(broken).toEqual([{ at: 1, what: expect.stringMatching(/ is -1$/u) }])
  })

  it("reports recipes that fail among the promises, in the order of the events", async () => {
    const failing = [2, 300].map((seq) => ({
      ...enveloped({ type: "SignedIn" }, seq),
      event: { type: "ListingLoaded" },
    }))
    const breaking = enveloped({ type: "NotificationsUnreadCounted", count: -1, asOf: 3 }, 3)
    const quiet = Array.from({ length: 296 }, (_, nth) => enveloped({ type: "SignedIn" }, 4 + nth))
    const all = [enveloped({ type: "SignedIn" }, 1), ...failing, breaking, ...quiet].toSorted((a, b) => a.seq - b.seq)
    const { notices } = await opened(encodeLog({ header, envelopes: all }))
    for (let nth = 0; nth < 5; nth += 1) await turn()
    const broken = notices.flatMap((notice) => (notice.kind === "broken" ? notice.broken : []))
    expect(broken.map(({ at }) => at)).toEqual([1, 2, 299])
  })
})

describe("a moment", () => {
  it("says which event led there, from what, and what it changed", async () => {
    const { answers } = await opened(goldenText)
    const at = goldenLog.envelopes.findIndex(({ event }) => event.type === "Configured")
    const moment = await answers.moment({ count: at + 1 })
    expect(moment.envelope).toEqual(goldenLog.envelopes[at])
    expect(moment.cause).toBe("by the app itself")
    const none = await answers.moment({ count: 0 })
    expect(none).toMatchObject({ count: 0, envelope: null, cause: null, changed: { changes: [], count: 0 } })
  })
})

describe("questions", () => {
  it("explains a value as the command line does", async () => {
    const { answers } = await opened(goldenText)
    const state = index.readAfter(length)
    const path = pathIn(state, "notifications.unread.all.count")
    expect(await answers.explain({ count: length, path })).toEqual(
      explain(index, createCauses(goldenLog), path, length),
    )
    expect((await answers.explain({ count: length, path })).changes.length).toBe(2)
  })

  it("finds where a test holds, and since when for good; a wrong one says why", async () => {
    const { answers } = await opened(goldenText)
    const test = "size(models.deals.byKey) > 0"
    const places = await answers.find({ test })
    expect(places.length).toBeGreaterThan(0)
    expect(await answers.bisect({ test })).toMatchObject({ at: places[0] })
    expect(await answers.bisect({ test: "size(models.deals.byKey) > 9" })).toBeNull()
    expect(await answers.check({ test })).toEqual({ problem: null })
    expect(await answers.check({ test: "size(" })).toEqual({ problem: expect.stringMatching(/\S/u) })
    await expect(async () => answers.find({ test: "size(" })).rejects.toThrow(/\S/u)
  })

  it("lists what touched a part, and what differs between two moments", async () => {
    const { answers } = await opened(goldenText)
    const touching = await answers.touching({ path: ["deals"] })
    expect(touching.length).toBeGreaterThan(0)
    for (const at of touching)
      expect((await answers.difference({ from: at, to: at + 1 })).changes).toContainEqual(
        expect.objectContaining({ path: expect.arrayContaining(["deals"]) }),
      )
    const { changes, count } = await answers.difference({ from: 0, to: length })
    expect(changes).toHaveLength(Math.min(count, 200))
    expect(count).toBe(changesBetween(index.readAfter(0), index.readAfter(length)).length)
  })

  it("answers a moment while a long question is under way", async () => {
    const { answers } = await opened(goldenText)
    const order: string[] = []
    const long = Promise.resolve(answers.touching({ path: ["chat"] })).then(() => order.push("touching"))
    await Promise.resolve(answers.moment({ count: 3 })).then(() => order.push("moment"))
    await long
    expect(order).toEqual(["moment", "touching"])
  })

  it("saves the log with its bookmarks, which the next one who opens it finds", async () => {
    const { answers } = await opened(goldenText)
    const bookmarks = [{ seq: 12, label: "Here it goes wrong" }]
    const file = await answers.save({ bookmarks })
    const decoded = decodeLog(await file.text())
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    expect(decoded.problems).toEqual([])
    expect(decoded.log.envelopes).toEqual(goldenLog.envelopes)
    expect(bookmarksOf(decoded.log.header)).toEqual(bookmarks)
    const again = await opened(file)
    expect(bookmarksOf(asOpened(again.answer).header)).toEqual(bookmarks)
    expect(await (await again.answers.save({ bookmarks: [] })).text()).toBe(goldenText)
  })
})
