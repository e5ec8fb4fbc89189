/** A file is read in a browser as the command line reads it, however its bytes come. */
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { encodeLog, type Decoded } from "../../src/log/codec.ts"
import { readBlob } from "../../src/theatre/read-blob.ts"
import { busyLog } from "../log/some-log.ts"

const log = busyLog(7, 200)
const text = encodeLog(log)
const bytes = Buffer.from(text)

/** UTF-16 with a byte order mark. */
const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le")

const read = async (
  of: Uint8Array<ArrayBuffer>,
): Promise<{ readonly decoded: Decoded; readonly shares: readonly number[] }> => {
  const shares: number[] = []
  return { decoded: await readBlob(new Blob([of]), (share) => shares.push(share)), shares }
}

describe("a file in a browser", () => {
  it.each([
    ["as it is", bytes],
    ["packed", gzipSync(bytes)],
    ["in UTF-16", utf16],
    ["in UTF-16 without a byte order mark", utf16.subarray(2)],
    ["packed, in UTF-16", gzipSync(utf16)],
  ])("is read %s, and says how far it is", async (_, of) => {
    const { decoded, shares } = await read(new Uint8Array(of))
    expect(decoded).toEqual({ log, problems: [] })
    expect(shares.at(-1)).toBe(1)
  })

  it("is read up to where its packing ends, and says so", async () => {
    const packed = gzipSync(bytes)
    const { decoded } = await read(new Uint8Array(packed.subarray(0, packed.length / 2)))
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    expect(decoded.log.envelopes).toEqual(log.envelopes.slice(0, decoded.log.envelopes.length))
    expect(decoded.problems.map(({ why }) => why)).toContainEqual(expect.stringContaining("What follows can't be read"))
  })

  it("is read up to what follows its packing, and says so", async () => {
    const { decoded } = await read(new Uint8Array(Buffer.concat([gzipSync(bytes), Buffer.from("and more")])))
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    expect(decoded.log.envelopes.length).toBeGreaterThan(log.envelopes.length * 0.8)
    expect(decoded.problems.at(-1)?.why).toContain("What follows can't be read")
  })

  it.each([
    ["a zip archive", Buffer.from("504b030414000000", "hex"), "This is a zip archive: unpack it first."],
    ["packed by xz", Buffer.from("fd377a585a00", "hex"), "This is packed by xz: unpack it first."],
    ["packed twice", gzipSync(gzipSync(bytes)), "This is packed by gzip twice: unpack it first."],
    ["empty", Buffer.from(""), "There is nothing in it."],
    ["a cut packing", gzipSync(bytes).subarray(0, 6), "This is not an event log: its first line is no log header."],
  ])("is named where it is %s", async (_, of, why) => {
    expect((await read(new Uint8Array(of))).decoded).toMatchObject({ problem: { line: 1, why } })
  })

  it("names the bytes that are no UTF-8", async () => {
    const cut = Buffer.concat([bytes, Buffer.from([0xff, 0x0a])])
    const { decoded } = await read(new Uint8Array(cut))
    const problems = "problems" in decoded ? decoded.problems : []
    expect(problems.map(({ why }) => why)).toContain("The line has bytes that are no UTF-8, which are read as U+FFFD.")
    expect(decoded).toMatchObject({ log })
  })
})
