/**
 * Bugs that are planted into a copy of the recipes are found from a log alone, as docs/replay.md says: by a moment's test and
 * what changed there, then by a red test of few events, which is green once the recipe is mended. A run takes one of them by its
 * seed, the long run all.
 */
import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { decodeLog, encodeLog, type Log, type RecordedEnvelope } from "../../src/log/codec.ts"
import { lotOf, takesAll } from "../share.ts"
import { busyLog } from "./some-log.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const dir = mkdtempSync(join(tmpdir(), "seeded-bugs-"))

interface Ended {
  readonly code: number
  readonly said: string
}

const run = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { cwd: dir, maxBuffer: 2 ** 26, env: { ...process.env, NO_COLOR: "1" } }
    execFile(process.execPath, [...args], options, (error, said, complained) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said: said + complained }),
    )
  })

const replay = (...args: readonly string[]): Promise<Ended> => run("scripts/replay.ts", "log.ndjson", ...args)

/** The log of a real journey: from an order to a deal, with a file and a conversation. */
const journey = (): Log => {
  const decoded = decodeLog(readFileSync(join(root, "tests/logs/order-becomes-deal-2.ndjson"), "utf8"))
  if ("problem" in decoded) throw new Error(decoded.problem.why)
  return decoded.log
}

const changed = (log: Log, change: (all: readonly RecordedEnvelope[]) => readonly RecordedEnvelope[]): Log => ({
  ...log,
  envelopes: change(log.envelopes),
})

/** Two messages about an upload came in the other order, as those of two connections may. */
const reordered = (log: Log): Log =>
  changed(log, (all) => {
    const [first = 0, second = 0] = all.flatMap(({ event }, at) => (event.type === "UploadProgressed" ? [at] : []))
    const swapped = all.map((one, at) => (at === first ? all[second] : at === second ? all[first] : one) ?? one)
    return swapped.map((one, at) => ({ ...one, seq: all[at]?.seq ?? one.seq }))
  })

interface Bug {
  readonly name: string
  readonly log: () => Log
  readonly file: string
  /** A passage of the recipes, and the passage that stands in its place. */
  readonly right: string
  readonly wrong: string
  /** Holds while the bug shows. */
  readonly test: string
  /** A value that it made wrong, and what the answer to "why" says of it. */
  readonly why: readonly [path: string, words: RegExp]
}

const bugs: readonly Bug[] = [
  {
    name: "a lost unread",
    log: journey,
    file: "src/projections/chat.ts",
    right: "    placeMessage(draft, received.message)\n    chatChanged(draft, received)",
    wrong: "    placeMessage(draft, received.message)\n    chatChanged(draft, { ...received, unread: null })",
    test: 'event.type == "ChatMessageReceived" && models.chat.unread[event.unread.profileKey].count != event.unread.count',
    why: ["chat.unread", /from seq \d+ Chat(?:Read|UnreadCounted)/u],
  },
  {
    name: "a doubled page entry",
    log: journey,
    file: "src/projections/listings.ts",
    right: "keys: listings.map((listing) => listing.key)",
    wrong: "keys: [...listings, ...listings].map((listing) => listing.key)",
    test: "models.listings.pages.exists(name, models.listings.pages[name].count < size(models.listings.pages[name].keys))",
    why: ["listings.pages", /from seq \d+ OwnListingsPageLoaded/u],
  },
  {
    name: "a stale price",
    log: () => busyLog(4, 2_000),
    file: "src/projections/listings.ts",
    right: "  ListingChanged: one,",
    wrong: "  ListingChanged: () => undefined,",
    test: 'event.type == "ListingChanged" && models.listings.own[event.listing.key].asOf < event.listing.asOf',
    why: ["listings.own", /from seq \d+ /u],
  },
  {
    name: "a late answer of another profile",
    log: () => busyLog(4, 2_000),
    file: "src/projections/chat.ts",
    right: "newest(draft.unread, unread.profileKey,",
    wrong: "newest(draft.unread, Object.keys(draft.unread)[0] ?? unread.profileKey,",
    test: "has(event.unread.profileKey) && !(event.unread.profileKey in models.chat.unread)",
    why: ["chat.unread", /from seq \d+ Chat/u],
  },
  {
    name: "a reordered upload",
    log: () => reordered(journey()),
    file: "src/projections/files.ts",
    right: "sent: Math.min(upload.size, Math.max(upload.sent ?? 0, sent))",
    wrong: "sent: Math.min(upload.size, sent)",
    test: 'event.type == "UploadProgressed" && models.files.uploads[event.id].sent < before.files.uploads[event.id].sent',
    why: ["files.uploads", /from seq \d+ Upload/u],
  },
]

const taken = takesAll ? bugs : bugs.slice(lotOf("seeded-bugs") % bugs.length).slice(0, 1)

const mostEvents = 12

beforeAll(() => {
  for (const part of ["package.json", "src", "scripts/replay", "scripts/replay.ts"])
    cpSync(join(root, part), join(dir, part), { recursive: true })
  symlinkSync(join(root, "node_modules"), join(dir, "node_modules"))
  writeFileSync(join(dir, "vitest.config.ts"), "export default {}\n")
})
afterAll(() => rmSync(dir, { recursive: true }))

describe.each(taken)("$name in the recipes", ({ log, file, right, wrong, test, why: [path, words] }) => {
  const recipes = join(dir, file)
  const vitest = (): Promise<Ended> =>
    run("node_modules/vitest/vitest.mjs", "run", "--root", dir, "--config", "vitest.config.ts", "tests/log/found")

  it("is found, shown in few events, and gone once it is mended", { timeout: 120_000 }, async () => {
    const text = readFileSync(join(root, file), "utf8")
    expect(text.split(right)).toHaveLength(2)
    writeFileSync(join(dir, "log.ndjson"), encodeLog(log()))
    expect((await replay("--find", test)).said).toContain("Nothing was found.")

    writeFileSync(recipes, text.replace(right, wrong))
    const found = await replay("--find", test, "--json")
    const [first] = JSON.parse(found.said.slice(0, found.said.indexOf("\n]") + 2)) as readonly {
      readonly seq: number
    }[]
    if (first === undefined) throw new Error("It was not found.")
    expect((await replay("--bisect", test, "--until", String(first.seq))).said).toMatch(
      new RegExp(`^It holds since seq ${first.seq} `, "mu"),
    )
    expect((await replay("--why", path, "--until", String(first.seq))).said).toMatch(words)

    const shrunk = await replay("--test", test)
    expect(Number(/has the (?<events>\d+) of/u.exec(shrunk.said)?.groups?.["events"])).toBeLessThanOrEqual(mostEvents)
    const red = await vitest()
    expect([red.code, red.said]).toEqual([1, expect.stringContaining("does not come to a moment")])
    writeFileSync(recipes, text)
    const green = await vitest()
    expect([green.code, green.said]).toEqual([0, expect.stringContaining("1 passed")])
    rmSync(join(dir, "tests"), { recursive: true })
  })
})
