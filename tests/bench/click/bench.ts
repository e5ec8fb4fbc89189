/**
 * Benchmark of the answers to presses with a slow phone's CPU: from a press to the next paint, beside a press that does
 * nothing, and the sources that the script of each act ran. Web Vitals (INP).
 */
import type { Browser, CDPSession, Page } from "playwright"
import { ensureBuilt } from "../../../scripts/build/built.mjs"
import { ensureChromium } from "../../../scripts/test/chromium.mjs"
import { slowness } from "../../../scripts/test/machine-speed.mjs"
import { launchBrowser, newPerson } from "../../journeys/browser.ts"
import { signIn } from "../../journeys/entering.ts"
import { seeSettled } from "../../journeys/see.ts"
import { places, type Act, type Place } from "./acts.ts"
import { benchBurst } from "./burst.ts"
import { dearest, sample, type Costs } from "./cost.ts"
import { benchDay } from "./day.ts"
import { startCrowdedServer, type CrowdedServer } from "./crowd.ts"
import { timePress, watchPresses, type PressTimes } from "./presses.ts"

/** A slow phone's CPU takes so many times what this machine takes on a fast day. */
const phone = 4

/** The longest times from a press to its paint, and to the paint of what was sent by it, ms. */
const goals = { paint: 200, shown: 100 } as const

const rounds = 30

/** Acts whose script is sampled, apart from those that are timed: sampling costs time itself. Even, as some acts undo themselves. */
const sampledRounds = 6

const costsOf = async (session: CDPSession, page: Page, { press, back }: Act): Promise<string> => {
  const costs: Costs = new Map()
  for (let turn = 0; turn < sampledRounds; turn += 1) {
    const stop = await sample(session, costs)
    await press(page, rounds + turn)
    await seeSettled(page)
    await stop()
    await back?.(page, rounds + turn)
  }
  return dearest(costs, sampledRounds)
}

const percentile = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0

const row = (name: string, all: readonly number[], goal: number, more = ""): string => {
  const p98 = percentile(all, 0.98)
  const figures = [p98, percentile(all, 0.5)].map((ms) => String(Math.round(ms)).padStart(7)).join("")
  return `${name.padEnd(20)}${figures}  ${p98 <= goal ? "met" : "MISSED"}  ${more}`
}

/** Throttling is relative to the machine as it is now: the phone is the same on a slow day. */
const phonesRate = (): number => Math.max(1, phone / slowness())

const measureIn = async (browser: Browser, server: CrowdedServer, place: Place): Promise<void> => {
  const { name, viewport, email, acts, prepare, rows } = place
  const path = typeof place.path === "string" ? place.path : place.path(server)
  const person = await newPerson(browser, "presser", { url: server.url, viewport })
  const { page, context } = person
  if (email === null) await page.goto(path)
  else await signIn(person, email, path)
  await seeSettled(page)
  await prepare?.(page)
  await watchPresses(page)
  const session = await context.newCDPSession(page)
  await session.send("Profiler.enable")
  const rate = phonesRate()
  await session.send("Emulation.setCPUThrottlingRate", { rate })
  console.log(`\n${name.padEnd(22)}   p98  median   CPU slowed ${rate.toFixed(1)} ×`)
  for (const act of acts) {
    const all: PressTimes[] = []
    for (let turn = 0; turn < rounds; turn += 1) all.push(await timePress(page, act, turn))
    const paints = all.map(({ paint }) => paint)
    console.log(row(act.name, paints, goals.paint, await costsOf(session, page, act)))
    const shown = all.flatMap((times) => times.shown ?? [])
    if (shown.length > 0) console.log(row("  until it is seen", shown, goals.shown))
  }
  if (rows !== undefined) console.log(`rows drawn: ${await page.locator(rows).count()}`)
  await context.close()
}

/** Prints a table of each place; `only`: the beginning of one's name. */
export const benchClick = async (only = ""): Promise<void> => {
  ensureChromium()
  ensureBuilt()
  console.log(
    `Presses on a slow phone, ${rounds} of each, ms; goals p98 ${goals.paint}, until sent words are seen ${goals.shown}.`,
  )
  console.log("Behind each, the dearest sources of its script, ms an act.")
  const server = await startCrowdedServer()
  const browser = await launchBrowser()
  try {
    for (const place of places) if (place.name.startsWith(only)) await measureIn(browser, server, place)
    if ("burst".startsWith(only)) await benchBurst(browser, server, phonesRate())
    if ("day".startsWith(only)) await benchDay(browser, server)
  } finally {
    await browser.close()
    await server.stop()
  }
}
