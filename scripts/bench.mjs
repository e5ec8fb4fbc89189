/**
 * `npm run bench`: how fast events fold, against a loop written by hand (architecture: Projections), and what the home
 * page loads first. `npm run bench -- server`: how fast the server answers in a big market, on either engine
 * (architecture: Server); `-- server growth`: how much slower with ten times as many orders. `npm run bench -- page`: how
 * soon a slow phone shows a public page that it has never loaded, beside the same page without scripts and beside bare
 * React; `-- page /search`: one. `npm run bench -- click`: how soon a slow phone shows what was pressed, and what that
 * cost; `-- click chats`: in one place. `npm run bench -- log`: how soon a large log is read, and any moment of one is there;
 * `-- ring`: how much slower a full ring records than an empty one; `-- diff`: how soon a changed contract is reported;
 * `-- outbox`: how many hub messages a second nodes hear, of what was committed.
 */
// @ts-check
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Subject } from "rxjs"
import { build } from "../esbuild.config.mjs"
import { foldPlain } from "../src/projections/fold-plain.ts"
import { initialModels } from "../src/projections/fold.ts"
import { keepSmall } from "../src/projections/retention.ts"
import { createStore } from "../src/projections/store.ts"
import { rethrown } from "../tests/projections/rethrown.ts"
import { loopState, runLoop } from "../tests/bench/loop.ts"
import { createToolkit } from "../tests/bench/toolkit.ts"
import { createWorkload } from "../tests/bench/workload.ts"
import { firstLoadBudgetBytes } from "./build/output.mjs"

/**
 * @typedef {readonly import("../src/events/envelope.ts").Envelope[]} Envelopes
 * @typedef {{ readonly name: string, readonly events: number, readonly start: () => (envelopes: Envelopes) => void }} Contender
 */

const events = 1_000_000
const chunk = 20_000
const batch = 1_000

/** The slow contenders fold fewer events: enough to measure, without waiting for an hour. */
const slowEvents = { batched: 100_000, single: 2_000 }

/** Ratios, as machines and hours differ: replay of the loop by hand, live of Redux Toolkit in equal batches. */
const goals = { replay: 0.7, live: 4, firstLoadBytes: firstLoadBudgetBytes }

/** The contenders take turns, so that each round meets the same machine; the median of the rounds counts. */
const rounds = 3

const batches = (/** @type {Envelopes} */ envelopes, size = batch) =>
  Array.from({ length: Math.ceil(envelopes.length / size) }, (_, n) => envelopes.slice(n * size, (n + 1) * size))

const byHand = () => {
  const state = loopState()
  return (/** @type {Envelopes} */ envelopes) => runLoop(state, envelopes)
}

const replay = () => {
  const models = initialModels()
  return (/** @type {Envelopes} */ envelopes) => void foldPlain(envelopes, () => models)
}

/** Folds as the live stream delivers events from hubs and answers: one batch a frame. */
const live = () => {
  /** @type {Subject<import("../src/events/envelope.ts").Envelope>} */
  const stream = new Subject()
  const store = createStore(stream, { schedule: () => {}, freeze: false, onFailure: rethrown })
  store.keepSmallBy(keepSmall)
  return (/** @type {Envelopes} */ envelopes) => {
    for (const some of batches(envelopes)) {
      for (const envelope of some) stream.next(envelope.origin === "ui" ? { ...envelope, origin: "rest" } : envelope)
      store.flush()
    }
  }
}

const byToolkit = (/** @type {number} */ size) => () => {
  const { emit } = createToolkit()
  return (/** @type {Envelopes} */ envelopes) => batches(envelopes, size).forEach(emit)
}

/** The first contender is the baseline. */
const contenders = [
  { name: "loop by hand, mutable maps", events, start: byHand },
  { name: "replay, plain state", events, start: replay },
  { name: "live, immer, batches of 1,000", events, start: live },
  { name: "Redux Toolkit adapter, batches of 1,000", events: slowEvents.batched, start: byToolkit(batch) },
  { name: "Redux Toolkit adapter, one by one", events: slowEvents.single, start: byToolkit(1) },
]

/**
 * Both in events a second.
 *
 * @typedef {{ readonly perSecond: number, readonly perWallSecond: number }} Speed by the thread's CPU time, which
 * hardly depends on the machine's other load; and by the wall clock
 */

/** Runs a contender in a process of its own, so that it doesn't pay for another's garbage collection. */
const measure = (/** @type {Contender} */ { start, events: most }) => {
  start()(createWorkload(2).next(Math.min(most, batch * 20)))
  const workload = createWorkload(1)
  const fold = start()
  let cpuUs = 0
  let wallMs = 0
  for (let folded = 0; folded < most; folded += Math.min(chunk, most)) {
    const envelopes = workload.next(Math.min(chunk, most))
    const [cpuBefore, wallBefore] = [process.threadCpuUsage(), performance.now()]
    fold(envelopes)
    const { user, system } = process.threadCpuUsage(cpuBefore)
    cpuUs += user + system
    wallMs += performance.now() - wallBefore
  }
  return { perSecond: (most / cpuUs) * 1e6, perWallSecond: (most / wallMs) * 1e3 }
}

/** @returns {Speed} */
const measureApart = (/** @type {string} */ name) => {
  const own = fileURLToPath(import.meta.url)
  const env = { ...process.env, NODE_ENV: "production" }
  const { status, stdout } = spawnSync(process.execPath, [own, name], {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  })
  if (status !== 0) throw new Error(`${name} could not be measured.`)
  return JSON.parse(stdout)
}

const median = (/** @type {readonly Speed[]} */ speeds, /** @type {keyof Speed} */ clock) =>
  speeds.map((speed) => speed[clock]).toSorted((a, b) => a - b)[Math.floor(speeds.length / 2)] ?? 0

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString("en-US")

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`

const row = (/** @type {string} */ name, /** @type {readonly string[]} */ values) =>
  name.padEnd(42) + values.map((value) => value.padStart(13)).join("")

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
  console.log(
    `Folding the events of a busy life, Node ${process.version}; a second is one of the folding thread's own.\n`,
  )
  console.log(row("", ["events", "events/s", "of the loop", "by the wall"]))
  const measured = Array.from({ length: rounds }, () => contenders.map(({ name }) => measureApart(name)))
  const speeds = contenders.map(({ name, events: most }, index) => {
    const own = measured.flatMap((round) => round[index] ?? [])
    return { name, most, perSecond: median(own, "perSecond"), perWallSecond: median(own, "perWallSecond") }
  })
  const [loop, replayed, lived, toolkit] = speeds
  if (loop === undefined || replayed === undefined || lived === undefined || toolkit === undefined)
    throw new Error("Nothing was measured.")
  for (const { name, most, perSecond, perWallSecond } of speeds) {
    const share = perSecond / loop.perSecond
    console.log(row(name, [number(most), number(perSecond), share.toFixed(share < 0.1 ? 3 : 2), number(perWallSecond)]))
  }
  const ratio = replayed.perSecond / loop.perSecond
  const lead = lived.perSecond / toolkit.perSecond
  console.log(`\nReplay: ${ratio.toFixed(2)} of the loop, goal ${goals.replay}: ${verdict(ratio >= goals.replay)}`)
  console.log(`Live: ${lead.toFixed(1)} × Redux Toolkit, goal ${goals.live}: ${verdict(lead >= goals.live)}`)
  const { firstLoadBrotli } = await firstLoad()
  const isLight = firstLoadBrotli <= goals.firstLoadBytes
  const goal = kilobytes(goals.firstLoadBytes)
  console.log(`Home page, first JavaScript, brotli: ${kilobytes(firstLoadBrotli)}, goal ${goal}: ${verdict(isLight)}`)
}

const asked = process.argv[2]
const one = contenders.find(({ name }) => name === asked)
if (asked === "server") {
  const { benchGrowth, benchServer } = await import("../tests/bench/server/bench.ts")
  await (process.argv[3] === "growth" ? benchGrowth() : benchServer())
} else if (asked === "page") await (await import("../tests/bench/page/bench.ts")).benchPage(process.argv[3])
else if (asked === "log") {
  const { benchLog, measureLog } = await import("../tests/bench/log.ts")
  const [, , , way, file] = process.argv
  await (way === undefined || file === undefined ? benchLog() : measureLog(way, file))
} else if (asked === "ring") await (await import("../tests/bench/ring/bench.ts")).benchRing()
else if (asked === "outbox") await (await import("../tests/bench/outbox/bench.ts")).benchOutbox()
else if (asked === "diff") (await import("../tests/bench/diff/bench.ts")).benchDiff()
else if (asked === "click") await (await import("../tests/bench/click/bench.ts")).benchClick(process.argv[3])
else if (one === undefined) await main()
else console.log(JSON.stringify(measure(one)))
