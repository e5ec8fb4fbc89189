/**
 * A public page is painted before its scripts have come, shows no end before itself, asks for nothing that it brought
 * along, and says that somebody reads it.
 */
import type { Page } from "playwright"
import type { PictureNote } from "../../src/domain/painting.ts"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { found } from "./first-page.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

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
    expect(html).toContain("data-picture")
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
  const answers = [...html.matchAll(/data-answers="([^"]*)"/gu)].map(([, asked = ""]) => asked.replaceAll("&amp;", "&"))
  const note = JSON.parse(/<script[^>]*data-picture>([^<]*)/u.exec(html)?.[1] ?? "{}") as PictureNote
  const brought = [...answers, ...note.asked]
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
    ...(await Promise.all(["orders", "offers", "executants"].map((kind) => found(stage.server.url, kind)))),
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
  for (const path of await Promise.all(["orders", "executants"].map((kind) => found(stage.server.url, kind)))) {
    const { page, context } = await newPerson(stage.browser, "end", { url: stage.server.url })
    expect([path, await jumpsOf(page, path)]).toEqual([path, []])
    await context.close()
  }
})
