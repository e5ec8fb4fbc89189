/**
 * Benchmark of the answers to presses with a slow phone's CPU: from a press to the next paint, beside a press that does
 * nothing, and the sources that the script of each act ran. Web Vitals (INP).
 */
import type { Browser, CDPSession, Page } from "playwright"
import { ensureBuilt } from "../../../scripts/build/built.mjs"
import { ensureChromium } from "../../../scripts/test/chromium.mjs"
import { fastDayMs, machineSpeedMs } from "../../../scripts/test/machine-speed.mjs"
import { launchBrowser, newPerson } from "../../journeys/browser.ts"
import { signIn } from "../../journeys/entering.ts"
import { seeSettled } from "../../journeys/see.ts"
import { startServer } from "../../journeys/server.ts"
import { places, type Act, type Place } from "./acts.ts"
import { dearest, sample, type Costs } from "./cost.ts"

/** CPU throttling, relative to this machine. */
const slowdown = 4

/** The longest time from a press to its paint, ms. */
const goodMs = 200

const rounds = 30

/** Acts whose script is sampled, apart from those that are timed: sampling costs time itself. Even, as some acts undo themselves. */
const sampledRounds = 6

declare global {
  interface Window {
    pressesMs: number[]
  }
}

const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.pressesMs = []
    const noted = (list: PerformanceObserverEntryList): void => {
      for (const { duration } of list.getEntries()) window.pressesMs.push(duration)
    }
    const timing: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    }
    new PerformanceObserver(noted).observe(timing)
  })

/** Event timing entries are delivered after their paint, and of a press below 16 ms there is none to wait for. */
const deliveredMs = 100

/** The longest of the act's events, from input to next paint, ms; 16 where none is reported. */
const pressMs = async (page: Page, { press, back }: Act, turn: number): Promise<number> => {
  await page.evaluate(() => window.pressesMs.splice(0))
  await press(page, turn)
  await seeSettled(page)
  await page.waitForTimeout(deliveredMs)
  const longest = Math.max(16, ...(await page.evaluate(() => window.pressesMs)))
  await back?.(page)
  return longest
}

const costsOf = async (session: CDPSession, page: Page, { press, back }: Act): Promise<string> => {
  const costs: Costs = new Map()
  for (let turn = 0; turn < sampledRounds; turn += 1) {
    const stop = await sample(session, costs)
    await press(page, rounds + turn)
    await seeSettled(page)
    await stop()
    await back?.(page)
  }
  return dearest(costs, sampledRounds)
}

const percentile = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0

const measureIn = async (browser: Browser, url: string, place: Place): Promise<void> => {
  const { name, path, viewport, email, acts } = place
  const person = await newPerson(browser, "presser", { url, viewport })
  const { page, context } = person
  if (email === null) await page.goto(path)
  else await signIn(person, email, path)
  await seeSettled(page)
  await watchPresses(page)
  const session = await context.newCDPSession(page)
  await session.send("Profiler.enable")
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  console.log(`\n${name.padEnd(22)}   p98  median`)
  for (const act of acts) {
    const all: number[] = []
    for (let turn = 0; turn < rounds; turn += 1) all.push(await pressMs(page, act, turn))
    const p98 = percentile(all, 0.98)
    const figures = [p98, percentile(all, 0.5)].map((ms) => String(ms).padStart(7)).join("")
    console.log(
      `${act.name.padEnd(20)}${figures}  ${p98 <= goodMs ? "met" : "MISSED"}  ${await costsOf(session, page, act)}`,
    )
  }
  await context.close()
}

/** Prints a table of each place; `only`: the beginning of one's name. */
export const benchClick = async (only = ""): Promise<void> => {
  ensureChromium()
  ensureBuilt()
  const speed = (machineSpeedMs() / fastDayMs).toFixed(2)
  console.log(
    `Presses on a CPU ${slowdown} times slower, ${rounds} of each, ms; goal p98 ${goodMs}. Machine: ${speed} × a fast day.`,
  )
  console.log("Behind each, the dearest sources of its script, ms an act.")
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    for (const place of places) if (place.name.startsWith(only)) await measureIn(browser, server.url, place)
  } finally {
    await browser.close()
    await server.stop()
  }
}
