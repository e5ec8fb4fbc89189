/**
 * Every screen, loaded time and again on a slow phone whose answers come in any order: none ever stays half loaded. Law
 * 10.
 */
import { availableParallelism } from "node:os"
import { setTimeout as pause } from "node:timers/promises"
import type { BrowserContext, Page, Request } from "playwright"
import { expect, it } from "vitest"
import { scale, seed } from "../share.ts"
import { newPerson, type Person, viewports } from "./browser.ts"
import { haveSession } from "./entering.ts"
import type { Who } from "./screen-samples.ts"
import { emailOf, findScreens, isMember, oneOfEach, shareOf, type Screen } from "./screens.ts"
import { waitingSigns } from "./see.ts"
import { slowAnswers, slowCpu } from "./slow-answers.ts"
import { setStage } from "./stage.ts"

/**
 * Of each screen, thirty in the long run; its samples, for all who may see it, share them. The usual run takes one of those,
 * of every other screen.
 */
const loads = scale > 1 ? 3 * scale : 2
const longestDelayMs = 300
/**
 * Pages that share a core are as slow as a phone's by themselves: six of them get a quarter of it or less while they
 * work. Chromium's own throttle would spin for the rest of the time, four times the work for the same slowness, and
 * is left for where there are too many cores for that.
 */
const pagesAtOnce = Math.min(24, 6 * availableParallelism())
const throttled = 4
const throttledByNeighbours = pagesAtOnce >= throttled * availableParallelism()
/** Looks at a page that asks nothing, and still waits, until it is called stuck. */
const stuckAfterLooks = 100
const lookEveryMs = 100
const patienceMs = 120_000

/**
 * Errors that are logged by the browser or the hubs' library: a refusal, which a screen shows like any other answer, and a
 * hub's connection that the server has given up before a slow page used it. The client asks for another, and a page has not
 * settled before.
 */
const notedByOthers = [
  "responded with a status of 4",
  "WebSocket handshake: Unexpected response code: 404",
  "Server returned handshake error: The handshake took too long.",
] as const

const stage = setStage({ FEATURE_FLAGS: "testing=on" })

type State = Awaited<ReturnType<BrowserContext["storageState"]>>

interface Signs {
  readonly signs: string
  readonly signedIn: boolean
}

/** Everything that was asked is answered, hubs and what they were away for included, and nothing looks as if it waited. */
const howItStands = ({ signs, signedIn }: Signs): "settled" | "underWay" | "waits" => {
  const { asked, waiting } = window.slowAnswers
  const isThere = document.querySelector("main h1, [role=dialog], [role=alertdialog]") !== null
  const isLive = !signedIn || asked.some((url) => /\/chat\/.*unread\/count/u.test(url))
  if (waiting > 0 || document.readyState !== "complete") return "underWay"
  return isThere && isLive && document.querySelector(signs) === null ? "settled" : "waits"
}

/** Finds the requests of the page, scripts included, that are not answered; a hub's connection is never answered. */
const unanswered = (page: Page): ReadonlySet<Request> => {
  const open = new Set<Request>()
  page.on("framenavigated", () => open.clear())
  page.on("request", (request) => {
    if (!request.url().includes("/hubs/")) open.add(request)
  })
  page.on("requestfinished", (request) => open.delete(request))
  page.on("requestfailed", (request) => open.delete(request))
  return open
}

/** Until it has settled, or has waited for nothing at all for so long that it always will. */
const settles = async (page: Page, open: ReadonlySet<Request>, signs: Signs): Promise<boolean> => {
  const deadline = Date.now() + patienceMs
  for (let idle = 0; idle < stuckAfterLooks && Date.now() < deadline; idle += 1) {
    const standing = await page.evaluate(howItStands, signs).catch(() => "underWay")
    if (standing === "settled") return true
    if (standing === "underWay" || open.size > 0) idle = 0
    await pause(lookEveryMs)
  }
  return false
}

const whatWaits = (page: Page): Promise<string> =>
  page.evaluate(
    (signs) =>
      [
        `title “${document.querySelector("h1")?.textContent ?? ""}”`,
        `unanswered: ${window.slowAnswers.waiting}`,
        ...[...document.querySelectorAll(signs)].map((element) => element.outerHTML.slice(0, 160)),
      ].join("\n    "),
    waitingSigns,
  )

interface Walker {
  readonly states: Readonly<Record<Who, State | undefined>>
  readonly faults: string[]
}

interface Turn {
  readonly screen: Screen
  readonly loads: number
}

/** The loads of a screen are dealt out to its samples, the first of them has what is left over. */
const turnsOf = (screens: readonly Screen[]): readonly Turn[] =>
  screens.map((screen) => {
    const samples = screens.filter((other) => other.of === screen.of)
    const rest = samples[0] === screen ? loads % samples.length : 0
    return { screen, loads: Math.floor(loads / samples.length) + rest }
  })

const loadOften = async ({ states, faults }: Walker, turn: Turn, index: number): Promise<void> => {
  const { name, path, who } = turn.screen
  const storageState = states[who]
  const context = await stage.browser.newContext({
    baseURL: stage.server.url,
    viewport: viewports.phone,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...(storageState === undefined ? {} : { storageState }),
  })
  await slowAnswers(context, { seed: seed + index * 7919, longestMs: longestDelayMs })
  const page = await context.newPage()
  let load = 0
  const fault = (what: string): void => void faults.push(`${name}, load ${load}: ${what}`)
  page.on("pageerror", (error) => fault(error.stack ?? error.message))
  page.on("console", (message) => {
    const isNoted = notedByOthers.some((noted) => message.text().includes(noted))
    if (message.type() === "error" && !isNoted) fault(message.text().replaceAll(/\?[^' ]*/gu, ""))
  })
  const open = unanswered(page)
  if (!throttledByNeighbours) await slowCpu(page, throttled)
  const signs: Signs = { signs: waitingSigns, signedIn: isMember(who) }
  for (load = 1; load <= turn.loads; load += 1) {
    if (load === 1) await page.goto(path, { waitUntil: "commit", timeout: patienceMs })
    else await page.reload({ waitUntil: "commit", timeout: patienceMs })
    if (!(await settles(page, open, signs))) fault(`stuck\n    ${await whatWaits(page)}`)
  }
  await context.close()
}

const entered = async (who: Exclude<Who, "anonymous">): Promise<Person> => {
  const person = await newPerson(stage.browser, who, { url: stage.server.url, viewport: "phone" })
  await haveSession(person, emailOf[who])
  return person
}

it(`leaves no screen half loaded, in ${loads} loads of each that is taken`, { timeout: 900_000 }, async () => {
  const customer = await entered("customer")
  const executant = await entered("executant")
  const moderator = await entered("moderator")
  const found = await findScreens({ customer: customer.page, executant: executant.page })
  const screens = scale > 1 ? found : shareOf(oneOfEach(found, seed), seed, 2)
  const walker: Walker = {
    states: {
      anonymous: undefined,
      customer: await customer.context.storageState(),
      executant: await executant.context.storageState(),
      moderator: await moderator.context.storageState(),
    },
    faults: [],
  }
  await Promise.all([customer, executant, moderator].map(({ context }) => context.close()))
  const todo = [...turnsOf(screens).entries()]
  const walk = async (): Promise<void> => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) await loadOften(walker, next[1], next[0])
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, walk))
  expect(walker.faults).toEqual([])
})
