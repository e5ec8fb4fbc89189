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
import { agents, publicPages, warmed } from "./painted-pages.ts"
import { emailOf } from "./screens.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

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
    ...agents[viewport],
  })
  const { page, context, errors } = person
  await page.emulateMedia({ colorScheme })
  await warmed(stage.server.url, path, language, viewport)
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
  const paths = await publicPages(stage.server.url)
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
      ...agents[viewport],
    })
    keepPicturesOfFailure(person)
    const { page, context } = person
    await warmed(stage.server.url, "/search", "en-US", viewport)
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
  await warmed(stage.server.url, "/", "en-US")
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
  await warmed(stage.server.url, "/", "en-US")
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
    await warmed(stage.server.url, "/", "en-US")
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
  await warmed(stage.server.url, "/", "en-US", "phone")
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
  await warmed(stage.server.url, "/", "en-US")
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

it("leaves the table of numbers to a worker", async () => {
  const { page, context, errors } = await newPerson(stage.browser, "tables", { url: stage.server.url })
  const worker = page.waitForEvent("worker")
  await page.goto("/")
  expect((await worker).url()).toMatch(/\/assets\/early-\w+\.js$/u)
  await see(page.locator("body")).toBeVisible()
  await seeSettled(page)
  expect([page.workers(), errors]).toEqual([[], []])
  await context.close()
})
