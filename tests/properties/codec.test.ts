/**
 * A log survives encoding and decoding, whatever people wrote; other texts are refused. architecture: Replay. Law 6.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeLog, encodeLog } from "../../src/log/codec.ts"
import { replayLog } from "../../src/log/replay.ts"
import { aLog, enveloped } from "../arbitraries/logs.ts"

/** Answers a value as JSON keeps it: without prototypes and undefined fields. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe("the codec", () => {
  it("decodes what it encoded", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        expect(decodeLog(encodeLog(log))).toStrictEqual({ log: plain(log), problems: [] })
      }),
    )
  })

  it("encodes what it decoded to the same text, a line for the header and each event", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const text = encodeLog(log)
        expect(text.split("\n").length).toBe(log.envelopes.length + 2)
        const decoded = decodeLog(text)
        expect("log" in decoded && encodeLog(decoded.log)).toBe(text)
      }),
    )
  })

  it("loses at most the last line of a log that a crash cut off", () => {
    fc.assert(
      fc.property(aLog, fc.nat(), (log, at) => {
        const text = encodeLog(log)
        const start = text.indexOf("\n") + 1
        const end = start + (at % (text.length - start + 1))
        const decoded = decodeLog(text.slice(0, end))
        const whole = text.slice(start, end).split("\n").length - 1
        if (!("log" in decoded)) throw new Error(decoded.problem.why)
        expect(decoded.log.envelopes.length - whole).toBeGreaterThanOrEqual(0)
        expect(decoded.log.envelopes).toEqual(plain(log.envelopes.slice(0, decoded.log.envelopes.length)))
        expect(decoded.log.envelopes.length).toBeLessThanOrEqual(whole + 1)
      }),
    )
  })

  it("never throws, and says which line is wrong", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          aLog.map((log) => `${encodeLog(log)}{}\n`),
        ),
        (text) => {
          const decoded = decodeLog(text)
          if ("problem" in decoded) expect(decoded.problem.line).toBeLessThanOrEqual(text.split("\n").length)
        },
      ),
    )
  })

  it("takes a broken line for the end of a crash only where it is the last, and without its line break", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const text = encodeLog(log)
        const place = { line: text.split("\n").length, byte: new TextEncoder().encode(text).length }
        const damaged = { ...place, why: "The line is not a JSON object. It is left out." }
        const why = "The last line was cut off, and is left out."
        const cut = { line: place.line + 1, byte: place.byte + 8, why }
        const broken = '{"seq":'
        expect(decodeLog(text + broken)).toStrictEqual({ log: plain(log), problems: [{ ...place, why }] })
        expect(decodeLog(`${text}${broken}\n`)).toStrictEqual({ log: plain(log), problems: [damaged] })
        expect(decodeLog(`${text}${broken}\n${broken}`)).toStrictEqual({ log: plain(log), problems: [damaged, cut] })
      }),
    )
  })

  it.each([1, 2])("reads format %d", (format) => {
    const header = { format, app: "a", appVersion: "1", contractHash: "c", locale: "en", startedAt: "then" }
    const text = `${JSON.stringify({ ...header, viewport: { width: 1, height: 1 } })}\n`
    expect(decodeLog(text)).toMatchObject({ log: { header, envelopes: [] }, problems: [] })
  })

  it.each([1, 2])("reads envelopes of format %d that tell the active profile, and those that do not", (format) => {
    const header = { format, app: "a", appVersion: "1", contractHash: "c", locale: "en", startedAt: "then" }
    const without = enveloped({ type: "SignedIn" })
    const lines = [
      { ...header, viewport: { width: 1, height: 1 } },
      { ...without, profile: "p1" },
      { ...without, seq: 2, profile: null },
      { ...without, seq: 3 },
    ]
    const decoded = decodeLog(`${lines.map((line) => JSON.stringify(line)).join("\n")}\n`)
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    const { violations, notes, models } = replayLog(decoded.log)
    expect([...violations, ...notes]).toEqual([])
    expect(models.session.presence).toBe("signedIn")
  })

  it.each([undefined, null, 7, { width: 1 }, { height: 1 }, { width: "1", height: 1 }])(
    "refuses the viewport %j",
    (viewport) => {
      const header = {
        format: 2,
        app: "a",
        appVersion: "1",
        contractHash: "c",
        locale: "en",
        startedAt: "then",
        viewport,
      }
      expect(decodeLog(`${JSON.stringify(header)}\n`)).toMatchObject({
        problem: { line: 1, why: expect.stringMatching(/viewport/u) },
      })
    },
  )

  it.each([
    ["", 1, /nothing in it/],
    ["hello\n", 1, /no log header/],
    ['{"format":4}\n', 1, /format 4/],
    ['{"format":1,"app":"a","appVersion":"1","contractHash":"c","locale":"en"}\n', 1, /startedAt/],
  ])("refuses %j", (text, line, why) => {
    expect(decodeLog(text)).toMatchObject({ problem: { line, why: expect.stringMatching(why) } })
  })
})
