/**
 * A public page is painted before its scripts have come, shows no end before itself, asks for nothing that it brought
 * along, and says that somebody reads it.
 */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

/** The first address of a kind that robots are told of. */
const found = async (kind: string): Promise<string> => {
  const locations = async (path: string): Promise<readonly string[]> => {
    const text = await (await fetch(stage.server.url + path)).text()
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location = ""]) => new URL(location).pathname)
  }
  const list = (await locations("/sitemap.xml")).find((path) => path.startsWith(`/sitemaps/${kind}/`)) ?? ""
  return (await locations(list))[0] ?? ""
}

interface Load {
  /** Paths of answers that came along. */
  readonly brought: readonly string[]
  /** Paths of answers that came along and were asked for all the same. */
  readonly asked: readonly string[]
  /** Paths of answers that came along and that the page said to be read. */
  readonly looked: readonly string[]
}

/** A page waits a second at most for what comes along with it, which all cores may be too busy for. */
const warmed = (path: string): Promise<void> =>
  see(async () => {
    const html = await (await fetch(stage.server.url + path)).text()
    expect(html.match(/data-answers="\/api\//gu)?.length).toBeGreaterThan(1)
  }).toPass()

const loadOf = async (page: Page, path: string): Promise<Load> => {
  await warmed(path)
  const requests: { readonly method: string; readonly path: string }[] = []
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url())
    requests.push({ method: request.method(), path: pathname + search })
  })
  const saysSo = /^\/(?:orders|offers|executant)\//u.test(path)
  const said = saysSo ? page.waitForRequest((request) => request.method() === "HEAD") : undefined
  const html = (await (await page.goto(path))?.text()) ?? ""
  await see(page.getByRole("heading", { level: 1 })).toBeVisible()
  await seeSettled(page)
  const brought = [...html.matchAll(/data-answers="([^"]*)"/gu)].map(([, asked = ""]) => asked.replaceAll("&amp;", "&"))
  await said
  const again = requests.filter((request) => brought.includes(request.path))
  const by = (method: string) => again.filter((request) => request.method === method).map((request) => request.path)
  return { brought, asked: by("GET"), looked: by("HEAD") }
}

it("brings along what it asks first", async () => {
  const paths = [
    "/",
    "/search",
    "/support/about",
    ...(await Promise.all(["orders", "offers", "executants"].map(found))),
  ]
  for (const path of paths) {
    const person = await newPerson(stage.browser, "first-page", { url: stage.server.url })
    keepPicturesOfFailure(person)
    const { brought, asked, looked } = await loadOf(person.page, path)
    expect(brought.filter((one) => one.startsWith("/api/")).length).toBeGreaterThan(1)
    expect([path, asked]).toEqual([path, []])
    expect([path, looked]).toEqual([path, brought.filter((one) => /\/public\/[^/]+$/u.test(one))])
    expect(person.errors).toEqual([])
    await person.context.close()
  }
})

it.each(["phone", "wide"] as const)("has its frame before any script, and keeps its place: %s", async (viewport) => {
  const { page, context, errors } = await newPerson(stage.browser, "frame", { url: stage.server.url, viewport })
  const held = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/main-\w+\.js$/u, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto("/search", { waitUntil: "commit" })
  const brand = page.locator(".shell-brand-name")
  await see(brand).toBeVisible()
  await see(page.locator("main .p-bone").first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await brand.boundingBox()
  held.resolve(undefined)
  await see(page.getByRole("heading", { level: 1 })).toBeVisible()
  await seeSettled(page)
  expect(await brand.boundingBox()).toEqual(before)
  expect(errors).toEqual([])
  await context.close()
})

/** Lets the code of the screen come after the footer, and says what then jumped in the window. */
const jumpsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const held = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/Public\w+Screen-\w+\.js$/u, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: "commit" })
  await see(page.getByRole("contentinfo")).toBeAttached()
  await page.evaluate(() => {
    const jumped: string[] = []
    Object.assign(window, { jumped })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as readonly {
        readonly sources: readonly { node: Node }[]
      }[])
        jumped.push(...sources.map(({ node }) => (node instanceof Element ? node.className : node.nodeName)))
    }).observe({ type: "layout-shift", buffered: false })
  })
  held.resolve(undefined)
  await see(page.getByRole("heading", { level: 1 })).toBeVisible()
  await seeSettled(page)
  return page.evaluate(() => (window as unknown as { readonly jumped: readonly string[] }).jumped)
}

it("shows no end of a page before the page", async () => {
  for (const path of await Promise.all(["orders", "executants"].map(found))) {
    const { page, context } = await newPerson(stage.browser, "end", { url: stage.server.url })
    expect([path, await jumpsOf(page, path)]).toEqual([path, []])
    await context.close()
  }
})
