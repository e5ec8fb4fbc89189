/**
 * Of a broken log whatever can be read is read, and the rest is named with its line and byte; a file of any size is read in
 * pieces, to the same end. Law 6.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import * as fc from "fast-check"
import { afterAll, describe, expect, it } from "vitest"
import { readLog } from "../../scripts/replay/read-log.ts"
import { decodeLog, encodeEnvelope, encodeHeader, encodeLog, type RecordedEnvelope } from "../../src/log/codec.ts"
import { replayLog } from "../../src/log/replay.ts"
import { verdictOf } from "../../src/log/verdict.ts"
import { aLog, enveloped } from "../arbitraries/logs.ts"
import { header } from "./some-log.ts"

const dir = mkdtempSync(join(tmpdir(), "broken-logs-"))
afterAll(() => rmSync(dir, { recursive: true }))

const went = (seq: number, path = `/${seq}`): RecordedEnvelope =>
  enveloped({ type: "RouteChanged", path, search: "" }, seq)
const line = (seq: number, path?: string): string => encodeEnvelope(went(seq, path))
const head = encodeHeader(header)
const textOf = (...lines: readonly string[]): string => [head, ...lines, ""].join("\n")

/** The numbers that are left, and what was said of which lines. */
const read = (text: string) => {
  const decoded = decodeLog(text)
  if ("problem" in decoded) return decoded
  return {
    seqs: decoded.log.envelopes.map(({ seq }) => seq),
    said: decoded.problems.map((problem) => `${problem.line} ${problem.why}`),
  }
}

const leftOut = "The line is not a JSON object. It is left out."
const another = "Another log begins here and is left out: of a file the first one is replayed."
const deep = `{"seq":2,"at":"then","origin":"ui","cause":null,"v":1,"event":{"type":"SignedIn","a":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`

describe("a broken log", () => {
  it.each<readonly [string, string, readonly number[], readonly string[]]>([
    ["a damaged line", textOf(line(1), line(2).slice(0, 30), line(3)), [1, 3], [`3 ${leftOut}`]],
    ["an empty line", textOf(line(1), "", line(2)), [1, 2], ["3 There is nothing in it."]],
    ["empty lines", textOf(line(1), "", " ", line(2)), [1, 2], ["3 There is nothing in 2 lines."]],
    ["an empty line before it", `\n${textOf(line(1))}`, [1], ["1 There is nothing in it."]],
    [
      "a line of something else",
      textOf(line(1), '{"level":"info"}', line(2)),
      [1, 2],
      ["3 The envelope's seq is missing or not what it should be. It is left out."],
    ],
    ["a list for a line", textOf(line(1), "[1]", line(2)), [1, 2], [`3 ${leftOut}`]],
    ["two logs", textOf(line(1)) + textOf(line(1), line(2)), [1], [`3 ${another}`]],
    ["three logs", textOf(line(1)) + textOf(line(7)) + textOf(), [1], [`3 ${another}`, `5 ${another}`]],
    ["two logs, the first cut off", textOf(line(1)) + line(2).slice(0, 20) + textOf(line(3)), [1], [`3 ${another}`]],
    [
      "shuffled lines",
      textOf(line(3), line(1), line(4), line(2)),
      [1, 2, 3, 4],
      ["3 From here on 2 lines are out of order: they are sorted by their numbers."],
    ],
    [
      "a number that is there twice",
      textOf(line(1), line(2), line(2), line(3)),
      [1, 2, 3],
      ["4 The number 2 was there before: the first one is folded."],
    ],
    [
      "a number for two events",
      textOf(line(1), line(2), line(1, "/other")),
      [1, 2],
      ["4 The number 1 was there before, with something else: the first one is folded."],
    ],
    ["a cut last line", textOf(line(1)) + line(2).slice(0, 40), [1], ["3 The last line was cut off, and is left out."]],
    ["a last line without an end", textOf(line(1)) + line(2), [1, 2], []],
    [
      "a value nested 20,000 deep",
      textOf(line(1), deep, line(3)),
      [1, 3],
      ["3 The line is nested more than 100 deep. It is left out."],
    ],
  ])("is read but for %s", (_, text, seqs, said) => expect(read(text)).toEqual({ seqs, said }))

  it("says the byte at which each problem begins, in UTF-8", () => {
    const before = textOf(line(1, "/żółw \u2028"))
    for (const mark of ["", "\uFEFF"])
      expect(decodeLog(`${mark}${before}broken\n`)).toMatchObject({
        problems: [{ line: 3, byte: Buffer.byteLength(mark + before) }],
      })
  })

  it("takes brackets in texts for no nesting", () => {
    const path = `/${'["{'.repeat(500)}\\`
    expect(decodeLog(textOf(line(1, path)))).toEqual({ log: { header, envelopes: [went(1, path)] }, problems: [] })
  })

  it("names no more than a thousand problems, and the number of the others", () => {
    const decoded = decodeLog(textOf(...Array.from({ length: 1_500 }, () => "broken")))
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    expect(decoded.problems).toHaveLength(1_001)
    expect(decoded.problems.at(-1)).toMatchObject({ line: 1_002, why: "From here on there are 500 more problems." })
  })

  it("is no fine one by its verdict", () => {
    const decoded = decodeLog(textOf(line(1), "broken", line(2)))
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    const reason = `Line 3, byte ${Buffer.byteLength(textOf(line(1)))}: ${leftOut}`
    expect(verdictOf(decoded.log, decoded.problems)).toEqual({ trust: "risky", reasons: [reason] })
    expect(verdictOf({ header, envelopes: [] }, decoded.problems)).toEqual({
      trust: "impossible",
      reasons: ["The log has no events.", reason],
    })
  })
})

describe("a log that looks strange", () => {
  it.each([
    ["other line ends", textOf(line(1), line(2)).replaceAll("\n", "\r\n")],
    ["a byte order mark", `\uFEFF${textOf(line(1), line(2))}`],
    [
      "times that are equal or go back",
      textOf(line(1), line(2).replace(/"at":"[^"]+"/u, '"at":"2020-01-01T00:00:00.000Z"')),
    ],
    ["another zone's times", textOf(line(1), line(2).replace(/"at":"[^"]+"/u, '"at":"2026-01-01T02:00:00.000+02:00"'))],
    ["separators of lines in a text", textOf(line(1), line(2, "/a\u2028b\u2029c\u0085"))],
    ["a key __proto__", textOf(line(1), line(2).replace('"search"', '"__proto__":{"path":"/evil"},"search"'))],
  ])("is whole with %s", (_, text) => {
    const decoded = decodeLog(text)
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    expect(decoded.problems).toEqual([])
    const { violations, notes, models } = replayLog(decoded.log)
    expect([...violations, ...notes]).toEqual([])
    expect(models.navigation.path).toMatch(/^\/(?:2|a\u2028b\u2029c\u0085)$/u)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

const onDisk = async (bytes: string | Uint8Array, sizes = {}) => {
  const file = join(dir, "log")
  writeFileSync(file, bytes)
  return readLog(file, sizes)
}

describe("a file of a log", () => {
  const damages = fc.array(
    fc.oneof(
      fc.record({ at: fc.nat(), put: fc.constantFrom("", "\n", "\n\n", "{", "\r", '{"seq":1}\n', "ż") }),
      fc.record({ at: fc.nat(), put: fc.constant("again") }),
    ),
    { maxLength: 4 },
  )

  it("is read in pieces of any size to the same end as its text", async () => {
    await fc.assert(
      fc.asyncProperty(aLog, damages, fc.integer({ min: 1, max: 3_000 }), async (log, some, chunkBytes) => {
        const whole = encodeLog(log)
        const text = some.reduce((now, { at, put }) => {
          const place = at % (now.length + 1)
          return now.slice(0, place) + (put === "again" ? whole.slice(place / 2) : put) + now.slice(place)
        }, whole)
        if (!text.isWellFormed()) return
        const { decoded, was } = await onDisk(text, { chunkBytes })
        expect({ decoded, was }).toEqual({ decoded: decodeLog(text), was: null })
      }),
      { numRuns: 60 },
    )
  })

  it.each([1, 7, 4_096])("is read where it was packed or is UTF-16, in pieces of %i bytes", async (chunkBytes) => {
    const text = textOf(line(1), line(2, "/żółw 🐢"), "broken", line(3))
    const decoded = decodeLog(text)
    const little = Buffer.from(`\uFEFF${text}`, "utf16le")
    const sizes = { chunkBytes }
    expect(await onDisk(gzipSync(text), sizes)).toEqual({ decoded, was: "gzip" })
    expect(await onDisk(little, sizes)).toEqual({ decoded, was: "UTF-16" })
    expect(await onDisk(Buffer.from(little).swap16(), sizes)).toEqual({ decoded, was: "UTF-16" })
    expect(await onDisk(Buffer.from(text, "utf16le"), sizes)).toEqual({ decoded, was: "UTF-16" })
  })

  it("is read as far as it goes where its packing was cut off", async () => {
    const text = textOf(...Array.from({ length: 500 }, (_, at) => line(at + 1, `/${"x".repeat(at)}${Math.sin(at)}`)))
    const packed = gzipSync(text)
    const { decoded } = await onDisk(packed.subarray(0, packed.length / 2))
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    expect(decoded.log.envelopes.length).toBeGreaterThan(100)
    expect(decoded.problems).toMatchObject([{ why: "The last line was cut off, and is left out." }])
  })

  it("is read up to the damage of its packing, and what follows is named", async () => {
    const text = textOf(...Array.from({ length: 500 }, (_, at) => line(at + 1, `/${"x".repeat(at)}${Math.sin(at)}`)))
    const packed = gzipSync(text)
    const damaged = Buffer.from(packed)
    const middle = Math.floor(packed.length / 2)
    damaged.fill(0xff, middle, middle + 40)
    for (const [bytes, least] of [
      [Buffer.concat([packed, Buffer.from("and more")]), 440],
      [damaged, 200],
    ] as const) {
      const { decoded, was } = await onDisk(bytes)
      if (!("log" in decoded)) throw new Error(decoded.problem.why)
      expect(was).toBe("gzip")
      const { length } = decoded.log.envelopes
      expect(length).toBeGreaterThan(least)
      expect(decoded.log.envelopes.map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, at) => at + 1))
      expect(decoded.problems.at(-1)?.why).toMatch(/^What follows can't be unpacked: .+\.$/u)
    }
  })

  it("is unpacked however much comes out of it", async () => {
    const { decoded } = await onDisk(gzipSync(textOf(line(1, `/${"x".repeat(5_000_000)}`), line(2))))
    expect(decoded).toMatchObject({ log: { envelopes: [{ seq: 1 }, { seq: 2 }] }, problems: [] })
  })

  it.each([
    ["a zip archive", Buffer.from("504b030414000000", "hex"), "This is a zip archive: unpack it first."],
    [
      "a picture",
      Buffer.from("89504e470d0a1a0a00", "hex"),
      "This is not an event log: its first line is no log header.",
    ],
    ["gzip in gzip", gzipSync(gzipSync(textOf())), "This is packed by gzip twice: unpack it first."],
  ])("is named where it is %s", async (_, bytes, why) => {
    expect(await onDisk(bytes)).toMatchObject({ decoded: { problem: { line: 1, why } } })
  })

  it("keeps an event whose bytes are no UTF-8, and names it", async () => {
    const [before = "", after = ""] = textOf(line(1), line(2, "/here"), line(3)).split("here")
    const { decoded } = await onDisk(Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]))
    expect(decoded).toMatchObject({
      log: { envelopes: [{ seq: 1 }, { seq: 2, event: { path: "/\uFFFD" } }, { seq: 3 }] },
      problems: [{ line: 3, why: "The line has bytes that are no UTF-8, which are read as U+FFFD." }],
    })
  })

  it("passes over a line that no event can fill", async () => {
    const { decoded } = await onDisk(textOf(line(1), "x".repeat(5_000), line(2)), {
      mostLineBytes: 1_000,
      chunkBytes: 64,
    })
    expect(decoded).toMatchObject({
      log: { envelopes: [{ seq: 1 }, { seq: 2 }] },
      problems: [{ line: 3, why: "The line has 5000 bytes, which are too many." }],
    })
  })
})
