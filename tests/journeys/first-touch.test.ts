/** A painted page that nobody has touched runs nothing of the code that acts. architecture: Painting. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { newPerson } from "./browser.ts"
import { found } from "./first-page.ts"
import { agents, publicPages, warmed } from "./painted-pages.ts"
import { see, seeTakenOver } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

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
    ...agents.phone,
  })
  const asked: string[] = []
  page.on("request", (request) => request.url().includes("/api/") && asked.push(request.url()))
  for (const path of await publicPages(stage.server.url)) {
    await warmed(stage.server.url, path, "en-US", "phone")
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
  await warmed(stage.server.url, path, "en-US")
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
