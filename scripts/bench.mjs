/**
 * `npm run bench`: how fast events fold, against a loop written by hand, and what the home page loads first. Issue 2.
 * `npm run bench -- server`: how fast the server answers in a big market, on either engine. Issue 3.
 */
// @ts-check
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setAutoFreeze } from "immer"
import { Subject } from "rxjs"
import { build } from "../esbuild.config.mjs"
import { foldPlain, initialModels } from "../src/projections/fold.ts"
import { createStore } from "../src/projections/store.ts"
import { loopState, runLoop } from "../tests/bench/loop.ts"
import { createToolkit } from "../tests/bench/toolkit.ts"
import { createWorkload } from "../tests/bench/workload.ts"

/** @typedef {readonly import("../src/events/envelope.ts").Envelope[]} Envelopes */

const events = 1_000_000
const chunk = 20_000
const batch = 1_000

/** Slow ones get fewer: enough to measure them by, and nobody waits for an hour. */
const slowEvents = { batched: 100_000, single: 2_000 }

const goals = { replay: 0.5, live: 60_000, firstLoadBytes: 115 * 1024 }

const batches = (/** @type {Envelopes} */ envelopes, size = batch) =>
  Array.from({ length: Math.ceil(envelopes.length / size) }, (_, n) => envelopes.slice(n * size, (n + 1) * size))

const byHand = () => {
  const state = loopState()
  return (/** @type {Envelopes} */ envelopes) => runLoop(state, envelopes)
}

const replay = () => {
  const models = initialModels()
  return (/** @type {Envelopes} */ envelopes) => void foldPlain(envelopes, models)
}

/** Everything that hubs and answers bring, a batch a frame; what people do flushes at once only when they do it. */
const live = () => {
  /** @type {Subject<import("../src/events/envelope.ts").Envelope>} */
  const stream = new Subject()
  const store = createStore(stream, { schedule: () => {}, freeze: false })
  return (/** @type {Envelopes} */ envelopes) => {
    for (const some of batches(envelopes)) {
      for (const envelope of some) stream.next(envelope.origin === "ui" ? { ...envelope, origin: "rest" } : envelope)
      store.flush()
    }
  }
}

const toolkit = (/** @type {number} */ size) => () => {
  const { tell } = createToolkit()
  return (/** @type {Envelopes} */ envelopes) => batches(envelopes, size).forEach(tell)
}

const contenders = [
  { name: "loop by hand, mutable maps", events, start: byHand },
  { name: "replay, plain state", events, start: replay },
  { name: "live, immer, batches of 1,000", events, start: live },
  { name: "Redux Toolkit adapter, batches of 1,000", events: slowEvents.batched, start: toolkit(batch) },
  { name: "Redux Toolkit adapter, one by one", events: slowEvents.single, start: toolkit(1) },
]

/** All fold the same events in turn, a chunk each, so that a busy moment of the machine slows all of them down. */
const measure = () => {
  const warm = createWorkload(2)
  const warmUp = contenders.map(({ start }) => start())
  const some = warm.next(batch * 5)
  for (const fold of warmUp.slice(0, -1)) fold(some)
  const workload = createWorkload(1)
  const runs = contenders.map((one) => ({ ...one, fold: one.start(), ms: 0, folded: 0 }))
  for (let told = 0; told < events; told += chunk) {
    const envelopes = workload.next(chunk)
    for (const run of runs) {
      const left = envelopes.slice(0, Math.max(0, run.events - run.folded))
      if (left.length === 0) continue
      const before = performance.now()
      run.fold(left)
      run.ms += performance.now() - before
      run.folded += left.length
    }
  }
  return runs.map(({ name, folded, ms }) => ({ name, folded, perSecond: (folded / ms) * 1000 }))
}

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString("en-US")

const verdict = (/** @type {boolean} */ isMet) => (isMet ? "met" : "MISSED")

const firstLoad = async () => {
  const out = mkdtempSync(join(tmpdir(), "bench-"))
  try {
    return await build({ out })
  } finally {
    rmSync(out, { recursive: true })
  }
}

const main = async () => {
  setAutoFreeze(false)
  console.log(`Folding ${number(events)} events of a busy life, Node ${process.version}:\n`)
  const rows = measure()
  const [loop, replayed, lived] = rows
  if (loop === undefined || replayed === undefined || lived === undefined) return
  console.log(`${"".padEnd(42)}${"events".padStart(10)}${"events/s".padStart(12)}${"of the loop".padStart(14)}`)
  for (const { name, folded, perSecond } of rows) {
    const ratio = perSecond / loop.perSecond
    console.log(
      `${name.padEnd(42)}${number(folded).padStart(10)}${number(perSecond).padStart(12)}${ratio.toFixed(ratio < 0.1 ? 4 : 2).padStart(14)}`,
    )
  }
  const ratio = replayed.perSecond / loop.perSecond
  console.log(`\nReplay: ${ratio.toFixed(2)} of the loop, goal ${goals.replay}: ${verdict(ratio >= goals.replay)}`)
  console.log(
    `Live: ${number(lived.perSecond)} events/s, goal ${number(goals.live)}: ${verdict(lived.perSecond >= goals.live)}`,
  )
  const { firstLoadBrotli } = await firstLoad()
  const isLight = firstLoadBrotli <= goals.firstLoadBytes
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`
  console.log(
    `Home page, first JavaScript, brotli: ${kilobytes(firstLoadBrotli)}, goal ${kilobytes(goals.firstLoadBytes)}: ${verdict(isLight)}`,
  )
}

if (process.argv[2] === "server") await (await import("../tests/bench/server/bench.ts")).benchServer()
else await main()
