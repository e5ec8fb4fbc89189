/**
 * A visitor's page is there before any script, and the app takes it over as it is: in every language, on a phone and at
 * a desk, in light and dark. Spec §2; architecture: Painting.
 */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { languages, type Language } from "../../src/domain/languages.ts"
import { scale, seed } from "../share.ts"
import { newPerson, keepPicturesOfFailure, type Person } from "./browser.ts"
import { signInByPages } from "./entering.ts"
import { found } from "./first-page.ts"
import { emailOf } from "./screens.ts"
import { see, seeSettled, seeTakenOver } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

const addresses = async (): Promise<readonly string[]> => [
  "/",
  "/search",
  "/search?type=orders&search=paint",
  "/support/about",
  "/support/faq",
  ...(await Promise.all(["orders", "offers", "executants"].map((kind) => found(stage.server.url, kind)))),
]

/** The painter waits for its thread, which all cores may be too busy for. */
const warmed = (path: string, language: Language, viewport: "phone" | "wide" = "wide"): Promise<void> =>
  see(async () => {
    const headers = { "Accept-Language": language, "User-Agent": agents[viewport].userAgent ?? "desk" }
    expect(await (await fetch(stage.server.url + path, { headers })).text()).toContain("data-picture")
  }).toPass()

/** Keeps the app's code back until it is asked to come. */
const holdCode = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/main-\w+\.js$/u, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve(undefined)
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** Marks the heading that was painted, to see whether the app draws another. */
const mark = (page: Page): Promise<void> =>
  heading(page).evaluate((element) => void Object.assign(element, { wasPainted: true }))

const isTakenOver = (page: Page): Promise<boolean> =>
  heading(page).evaluate((element) => "wasPainted" in element && element.wasPainted === true)

/** A phone says that it is one, by its name: a window alone is none. */
const agents = {
  phone: {
    userAgent:
      "Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    isMobile: true,
  },
  wide: { userAgent: undefined },
} as const

interface Look {
  readonly path: string
  readonly language: Language
  readonly viewport: "phone" | "wide"
  readonly colorScheme: "light" | "dark"
}

const takesOver = async ({ path, language, viewport, colorScheme }: Look): Promise<readonly string[]> => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "visitor", {
    url,
    viewport,
    language,
    ...(viewport === "phone" && agents.phone),
  })
  const { page, context, errors } = person
  await page.emulateMedia({ colorScheme })
  await warmed(path, language, viewport)
  const come = await holdCode(page)
  await page.goto(path, { waitUntil: "commit" })
  await see(heading(page)).toBeVisible()
  await mark(page)
  come()
  await seeSettled(page)
  await see(page.locator("html")).toHaveAttribute("lang", language)
  const faults = [...errors, ...((await isTakenOver(page)) ? [] : ["was drawn anew"])]
  await context.close()
  return faults.map((fault) => `${path} ${language} ${viewport} ${colorScheme}: ${fault}`)
}

it("is taken over without a difference", { timeout: 3_600_000 }, async () => {
  const paths = await addresses()
  const all = paths.flatMap((path, at) =>
    languages.flatMap((language, turn) =>
      (["phone", "wide"] as const).map((viewport, side): Look => {
        const colorScheme = (at + turn + side + seed) % 2 === 0 ? "light" : "dark"
        return { path, language, viewport, colorScheme }
      }),
    ),
  )
  // Each address and each language once; the long run has all of both.
  const mine = scale > 1 ? all : languages.flatMap((_, turn) => all[(seed + turn * 23) % all.length] ?? [])
  const faults: string[] = []
  for (const look of mine) faults.push(...(await takesOver(look)))
  expect(faults).toEqual([])
})

it("keeps every place as it takes over", async () => {
  for (const viewport of ["phone", "wide"] as const) {
    const { url } = stage.server
    const person = await newPerson(stage.browser, "still", {
      url,
      viewport,
      ...(viewport === "phone" && agents.phone),
    })
    keepPicturesOfFailure(person)
    const { page, context } = person
    await warmed("/search", "en-US", viewport)
    const come = await holdCode(page)
    await page.goto("/search", { waitUntil: "commit" })
    await see(heading(page)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => {
      const moved = { sum: 0 }
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.sum += (entry as unknown as { readonly value: number }).value
      }).observe({ type: "layout-shift", buffered: false })
    })
    come()
    await seeSettled(page)
    const shift = await page.evaluate(
      () => (window as unknown as { readonly moved: { readonly sum: number } }).moved.sum,
    )
    expect(shift).toBeLessThanOrEqual(0.02)
    await context.close()
  }
})

it("leads on before there is a script, and searches", async () => {
  const { page, context } = await newPerson(stage.browser, "early", { url: stage.server.url })
  await warmed("/", "en-US")
  const come = await holdCode(page)
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("searchbox", { name: "What" }).fill("paint")
  await page.getByRole("button", { name: "Find executants" }).click()
  await see(page).toHaveURL(/\/search\?.*search=paint/u)
  await page.locator("main a[href^='/offers/']").first().click()
  await see(page).toHaveURL(/\/offers\/[^?]+$/u)
  await see(heading(page)).toBeVisible()
  come()
  await seeSettled(page)
  await context.close()
})

it("keeps words that were typed before there is a script", async () => {
  const { page, context, errors } = await newPerson(stage.browser, "typing", { url: stage.server.url })
  await warmed("/", "en-US")
  const come = await holdCode(page)
  await page.goto("/", { waitUntil: "commit" })
  const what = page.getByRole("searchbox", { name: "What" })
  await what.fill("paint")
  come()
  await seeSettled(page)
  await see(what).toHaveValue("paint")
  await page.getByRole("button", { name: "Find executants" }).click()
  await see(page).toHaveURL(/\/search\?.*search=paint/u)
  expect(errors).toEqual([])
  await context.close()
})

/** Signed in, the page is drawn here alone: what a visitor would see never shows. */
it("is none for whoever comes back signed in", async () => {
  const person: Person = await newPerson(stage.browser, "back", { url: stage.server.url })
  keepPicturesOfFailure(person)
  const { page, errors } = person
  await signInByPages(person, emailOf.customer)
  const come = await holdCode(page)
  await page.goto("/", { waitUntil: "commit" })
  await see(page.locator(".shell-before")).toBeVisible()
  await see(page.getByRole("button", { name: "Sign in" })).toHaveCount(0)
  come()
  await seeSettled(page)
  expect(errors).toEqual([])
})

it("carries out a press that came before there is a script", async () => {
  for (const look of [{}, { viewport: "wide" }] as const) {
    const { page, context, errors } = await newPerson(stage.browser, "press", { url: stage.server.url, ...look })
    await warmed("/", "en-US")
    const come = await holdCode(page)
    await page.goto("/", { waitUntil: "commit" })
    await page.getByRole("button", { name: "Sign in" }).click()
    come()
    await see(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible()
    expect(errors).toEqual([])
    await context.close()
  }
})

it("loses no press on a slow phone, whenever it comes", async () => {
  await warmed("/", "en-US", "phone")
  // At once, while the code is on its way or runs, and while the picture is taken over.
  for (const waitMs of [0, 150, 300, 600, 1_200]) {
    const person = await newPerson(stage.browser, "slow", {
      url: stage.server.url,
      viewport: "phone",
      ...agents.phone,
    })
    const { page, context, errors } = person
    keepPicturesOfFailure(person)
    const session = await context.newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 })
    await page.goto("/", { waitUntil: "commit" })
    await see(heading(page)).toBeVisible()
    await page.waitForTimeout(waitMs)
    await page.getByRole("button", { name: "Sign in" }).first().tap({ force: true, noWaitAfter: true })
    await see(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible()
    expect(errors).toEqual([])
    await context.close()
  }
})

it("takes the page over without waiting for the code that acts", async () => {
  const { page, context, errors } = await newPerson(stage.browser, "no-engine", {
    url: stage.server.url,
    viewport: "wide",
  })
  await warmed("/", "en-US")
  const held = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/engine-\w+\.js$/u, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("button", { name: /^All \d+ categories$/u }).click()
  await see(page.getByRole("button", { name: /^All \d+ categories$/u })).toHaveCount(0)
  held.resolve(undefined)
  await seeSettled(page)
  expect(errors).toEqual([])
  await context.close()
})

/** The names of the scripts of which a page has run anything. */
const ranScripts = async (page: Page, load: () => Promise<void>): Promise<readonly string[]> => {
  const profiler = await page.context().newCDPSession(page)
  await profiler.send("Profiler.enable")
  await profiler.send("Profiler.startPreciseCoverage", { callCount: true })
  await load()
  const { result } = await profiler.send("Profiler.takePreciseCoverage")
  await profiler.detach()
  const ran = result.filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
  return ran.map(({ url }) => /\/(?<name>[\w-]+)-\w+\.js$/u.exec(url)?.groups?.["name"] ?? url)
}

it("runs nothing of the code that acts, and asks for nothing, before a page is touched", async () => {
  const { page, context, errors } = await newPerson(stage.browser, "reader", {
    url: stage.server.url,
    viewport: "phone",
  })
  const asked: string[] = []
  page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()))
  for (const path of await addresses()) {
    await warmed(path, "en-US", "phone")
    let ran: readonly string[] = []
    // Loaded again where a busy machine takes so long that the page would run it without a touch.
    await see(async () => {
      asked.splice(0)
      ran = await ranScripts(page, async () => {
        await page.goto(path)
        await seeTakenOver(page)
        await page.waitForLoadState("networkidle")
      })
      expect(await page.evaluate(() => performance.now())).toBeLessThan(9_000)
    }).toPass()
    expect({ path, engine: ran.includes("engine"), asked }).toEqual({ path, engine: false, asked: [] })
    expect(ran).toContain("main")
  }
  expect(errors).toEqual([])
  await context.close()
})

it("fetches the code that acts at once, and runs it with the first touch", async () => {
  const { page, context, errors } = await newPerson(stage.browser, "first-touch", {
    url: stage.server.url,
    viewport: "wide",
  })
  const path = await found(stage.server.url, "orders")
  await warmed(path, "en-US")
  // A look is reported by the code that acts.
  const looks: string[] = []
  page.on("request", (request) => request.method() === "HEAD" && looks.push(request.url()))
  const code = /\/engine-\w+\.js$/u
  // Loaded again where a busy machine takes so long that the page would run it without a touch.
  await see(async () => {
    looks.splice(0)
    await page.goto(path)
    await seeTakenOver(page)
    await see
      .poll(() => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
      .toContainEqual(expect.stringMatching(code))
    expect(looks).toEqual([])
    expect(await page.evaluate(() => performance.now())).toBeLessThan(9_000)
  }).toPass()
  await page.mouse.move(40, 40)
  await see(() => expect(looks).toHaveLength(1)).toPass()
  expect(errors).toEqual([])
  await context.close()
})
