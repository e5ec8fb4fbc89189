/**
 * The test of rest: a read that is refused for good, in whatever way, is not requested without end; the screen says why
 * it lacks something, and is well again when the server is. Spec §8. Law 10.
 */
import { setTimeout as pause } from "node:timers/promises"
import type { BrowserContext, Page, Route } from "playwright"
import { expect, it } from "vitest"
import { scale, seed } from "../share.ts"
import { newPerson, type Person, viewports } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { isQuiet, readOf } from "./rest.ts"
import type { Who } from "./screen-samples.ts"
import { emailOf, findScreens, type Screen } from "./screens.ts"
import { see, waitingSigns } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

const problem = (type: string) => ({ type, message: "As the test has it.", details: {}, traceId: "trace-of-the-test" })

/** Each way in which a server does not answer what was asked. */
const refusals = {
  401: (route) => route.fulfill({ status: 401, json: problem("UnauthorizedException") }),
  403: (route) => route.fulfill({ status: 403, json: problem("ForbiddenException") }),
  404: (route) => route.fulfill({ status: 404, json: problem("NotFoundException") }),
  429: (route) => route.fulfill({ status: 429, headers: { "Retry-After": "60" }, json: problem("TooManyRequests") }),
  500: (route) => route.fulfill({ status: 500, json: problem("InternalException") }),
  503: (route) => route.fulfill({ status: 503, headers: { "Retry-After": "1" }, body: "" }),
  nothing: (route) => route.abort("connectionfailed"),
  nonsense: (route) => route.fulfill({ status: 200, json: { nonsense: true } }),
} as const satisfies Readonly<Record<string, (route: Route) => Promise<void>>>

type Refusal = keyof typeof refusals

/** A screen, one read that it makes, and how that read is answered. */
interface Case {
  readonly screen: Screen
  readonly read: string
  readonly refusal: Refusal
}

const nameOf = ({ screen, read, refusal }: Case): string => `${screen.name}, ${read} ${refusal}`

/** Six pages load side by side. */
const patienceMs = 60_000

const watchedMs = 60_000

/** A read is tried again after pauses that grow to half a minute, each try three times where nobody answers; the rows of a list ask each for itself. */
const most = { ofTheRead: 24, ofAll: 240 }

/** So many pages wait side by side; waiting costs nothing. */
const atOnce = 16

type State = Awaited<ReturnType<BrowserContext["storageState"]>>
type States = Readonly<Record<Who, State | undefined>>

const newPage = async (states: States, { who, deskOnly }: Screen): Promise<Page> => {
  const storageState = states[who]
  const context = await stage.browser.newContext({
    baseURL: stage.server.url,
    viewport: viewports[deskOnly === true ? "wide" : "phone"],
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...(storageState === undefined ? {} : { storageState }),
  })
  return context.newPage()
}

const isRead = (method: string, url: string): boolean => method === "GET" && new URL(url).pathname.startsWith("/api/")

/** The addresses of the reads that a page requests from now on, as they come. */
const readsOf = (page: Page): readonly string[] => {
  const reads: string[] = []
  page.on("request", (request) => {
    if (isRead(request.method(), request.url())) reads.push(request.url())
  })
  return reads
}

/** Counts the most frequent address: lists ask by pages, and rows by keys. */
const mostAlike = (addresses: readonly string[]): number =>
  Math.max(0, ...[...Map.groupBy(addresses, (address) => address).values()].map((alike) => alike.length))

const waits = (page: Page) => page.locator(waitingSigns).filter({ visible: true })

const isThere = (page: Page) => page.locator("main h1, [role=dialog], [role=alertdialog]").first()

/** The places where a page that has come to rest tells its reader that something is missing. */
const words =
  ".p-error, [role=alert], .p-empty, [role=status]:not(:empty), output:not(:empty), .shell-toast, .signin-hint, dialog"

const faultsOf = async (page: Page, one: Case, reads: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = []
  const ofTheRead = mostAlike(reads.filter((address) => readOf(address) === one.read))
  if (ofTheRead > most.ofTheRead) faults.push(`requested ${ofTheRead} times in a minute`)
  if (reads.length > most.ofAll) faults.push(`${reads.length} reads in a minute`)
  if (!(await isThere(page).isVisible())) faults.push("has no heading")
  // The button of an error is busy while the page tries again by itself.
  const waiting = await waits(page).evaluateAll((all) =>
    all.filter((one) => one.closest(".p-error") === null).map((one) => one.outerHTML.slice(0, 140)),
  )
  faults.push(...waiting.map((one) => `waits for ever: ${one}`))
  const nameless = await page
    .getByRole("button", { name: /^$/u })
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 140)))
  faults.push(...nameless.map((one) => `a button without a name: ${one}`))
  if (!isQuiet(one) && (await page.locator(words).filter({ visible: true }).count()) === 0) faults.push("says nothing")
  return faults
}

const pressMs = 5_000

/** By the page's own button where there is one, else by a reload, which is what people do. */
const recovers = async (page: Page): Promise<void> => {
  const again = page.getByRole("button", { name: "Try again" }).filter({ visible: true })
  const isThereOne = (await again.count()) > 0
  // The button goes by itself where the page tries again as well, and stays behind a dialog that lies over it.
  if (isThereOne)
    await again
      .first()
      .click({ timeout: pressMs })
      .catch(() => undefined)
  if (!isThereOne || (await again.count()) > 0) await page.reload()
  await see(isThere(page)).toBeVisible()
  await see(waits(page)).toHaveCount(0)
}

const watch = async (states: States, one: Case): Promise<readonly string[]> => {
  const page = await newPage(states, one.screen)
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(error.message))
  const reads = readsOf(page)
  const isRefused = (url: URL): boolean => url.pathname.startsWith("/api/") && readOf(url.href) === one.read
  await page.route(isRefused, (route) =>
    route.request().method() === "GET" ? refusals[one.refusal](route) : route.fallback(),
  )
  await page.goto(one.screen.path)
  await pause(watchedMs)
  const faults = [...(await faultsOf(page, one, [...reads]))]
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await recovers(page).catch((error: unknown) => void faults.push(`does not recover: ${String(error).split("\n")[0]}`))
  await page.context().close()
  return [...faults, ...errors].map((fault) => `${nameOf(one)}: ${fault}`)
}

/** Finds the screens that make each read: of several the seed chooses. */
const findReads = async (
  states: States,
  screens: readonly Screen[],
): Promise<ReadonlyMap<string, readonly Screen[]>> => {
  const found = new Map<string, Screen[]>()
  const todo = [...screens]
  const walk = async (): Promise<void> => {
    for (let screen = todo.shift(); screen !== undefined; screen = todo.shift()) {
      const page = await newPage(states, screen)
      const reads = readsOf(page)
      await page.goto(screen.path)
      await see(isThere(page)).toBeVisible({ timeout: patienceMs })
      await see(waits(page)).toHaveCount(0, { timeout: patienceMs })
      for (const read of new Set(reads.map(readOf))) found.set(read, [...(found.get(read) ?? []), screen])
      await page.context().close()
    }
  }
  await Promise.all(Array.from({ length: 6 }, walk))
  return found
}

const entered = async (who: Exclude<Who, "anonymous">): Promise<Person> => {
  const person = await newPerson(stage.browser, who, { url: stage.server.url, viewport: "phone" })
  await haveSession(person, emailOf[who])
  return person
}

/** Each case takes a minute of waiting, so the usual run has none of them. */
it.runIf(scale > 1)(
  "comes to rest after every refusal of every read, says why, and is well again",
  { timeout: 7_200_000 },
  async () => {
    const [customer, executant, moderator] = [
      await entered("customer"),
      await entered("executant"),
      await entered("moderator"),
    ]
    const screens = await findScreens({ customer: customer.page, executant: executant.page })
    const states: States = {
      anonymous: undefined,
      customer: await customer.context.storageState(),
      executant: await executant.context.storageState(),
      moderator: await moderator.context.storageState(),
    }
    await Promise.all([customer, executant, moderator].map(({ context }) => context.close()))
    const found = await findReads(states, screens)
    const cases = [...found].flatMap(([read, makers]) =>
      (Object.keys(refusals) as Refusal[]).flatMap((refusal, turn) => {
        const screen = makers[(seed + turn) % makers.length]
        return screen === undefined ? [] : [{ screen, read, refusal }]
      }),
    )
    const todo = [...cases]
    const faults: string[] = []
    const walk = async (): Promise<void> => {
      for (let one = todo.shift(); one !== undefined; one = todo.shift()) faults.push(...(await watch(states, one)))
    }
    await Promise.all(Array.from({ length: atOnce }, walk))
    expect(faults).toEqual([])
  },
)
