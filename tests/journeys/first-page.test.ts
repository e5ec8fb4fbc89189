/** A public page asks for nothing that it brought along. E500. */
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
  /** Those of them that were asked for all the same. */
  readonly asked: readonly string[]
}

const loadOf = async (page: Page, path: string): Promise<Load> => {
  const urls: URL[] = []
  page.on("request", (request) => urls.push(new URL(request.url())))
  const html = (await (await page.goto(path))?.text()) ?? ""
  await see(page.getByRole("heading", { level: 1 })).toBeVisible()
  await seeSettled(page)
  const brought = [...html.matchAll(/data-answers="([^"]*)"/gu)].map(([, asked = ""]) => asked.replaceAll("&amp;", "&"))
  return {
    brought,
    asked: urls.map(({ pathname, search }) => pathname + search).filter((one) => brought.includes(one)),
  }
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
    const { brought, asked } = await loadOf(person.page, path)
    expect(brought.filter((one) => one.startsWith("/api/")).length).toBeGreaterThan(1)
    expect([path, asked]).toEqual([path, []])
    expect(person.errors).toEqual([])
    await person.context.close()
  }
})
