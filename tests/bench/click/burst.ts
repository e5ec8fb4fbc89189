/**
 * Benchmark of a burst: a thousand messages of a hub at once, each as the server sent the first one, and what the frame
 * that shows them costs. Events are coalesced, so it is one frame, however many they are.
 */
import type { Browser } from "playwright"
import { slowness } from "../../../scripts/test/machine-speed.mjs"
import { newPerson } from "../../journeys/browser.ts"
import { signIn } from "../../journeys/entering.ts"
import { crowdedCustomer, type CrowdedServer } from "./crowd.ts"
import { following, tapHub } from "./hub-messages.ts"

const sizes = [1, 1_000] as const
const rounds = 5

/** Script of the frame on a fast day's machine, ms. */
const goalMs = 20

interface TraceEvent {
  readonly name: string
  readonly dur?: number // µs
}

/** Script that runs below this is no work of the burst's, ms. */
const leastMs = 1

/** Script of a frame that counts as one more, ms. */
const worthMs = 4

/** The frames that worked, by the ms of their script, the dearest first. */
const framesIn = (trace: string): readonly number[] =>
  (JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
    .filter(({ name }) => name === "FireAnimationFrame")
    .map(({ dur = 0 }) => dur / 1000)
    .filter((ms) => ms >= leastMs)
    .toSorted((a, b) => b - a)

const restMs = 4_000

/** Measures bursts on one page; `slowdown` is of the CPU. */
const burstsOn = async (
  browser: Browser,
  server: CrowdedServer,
  { path, slowdown, size }: { readonly path: string; readonly slowdown: number; readonly size: number },
): Promise<readonly (readonly number[])[]> => {
  const person = await newPerson(browser, "listener", { url: server.url, viewport: "wide" })
  const { page, context } = person
  const listen = await tapHub(context)
  await signIn(person, crowdedCustomer.email, path)
  await page.waitForTimeout(restMs)
  const hub = await listen(server)
  await page.waitForTimeout(restMs)
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const all: (readonly number[])[] = []
  for (let round = 0; round < rounds; round += 1) {
    await browser.startTracing(page, { categories: ["devtools.timeline"] })
    hub.send(Array.from({ length: size }, (_, at) => following(hub.said, round * size + at + 1)))
    await page.waitForTimeout(restMs)
    all.push(framesIn((await browser.stopTracing()).toString()))
  }
  await context.close()
  return all
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

/** Prints a line for each page and speed. */
export const benchBurst = async (browser: Browser, server: CrowdedServer, slowdown: number): Promise<void> => {
  console.log(`\nhub messages at once: script of their frame, ms; goal ${goalMs}   max  median  fast day`)
  for (const [name, path] of [
    ["  home", "/"],
    ["  their conversation", server.threadPath],
  ] as const)
    for (const [times, size] of [1, slowdown].flatMap((of) => sizes.map((many) => [of, many] as const))) {
      const asFast = 1 / slowness()
      const bursts = await burstsOn(browser, server, { path, slowdown: times, size })
      const [dearest, others] = [
        bursts.map(([ms = leastMs]) => ms),
        bursts.map((frames) => frames.slice(1).filter((ms) => ms > worthMs).length),
      ]
      const ms = median(dearest)
      const figures = [Math.max(...dearest), ms, ms * asFast].map((one) => one.toFixed(0).padStart(7)).join("")
      const verdict = times > 1 ? "" : ms * asFast <= goalMs ? "  met" : "  MISSED"
      console.log(
        `${`${name}, ${size}, CPU ${times.toFixed(1)} ×`.padEnd(42)}${figures}${verdict}; other frames: ${median(others)}`,
      )
    }
}
