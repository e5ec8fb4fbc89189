/** A page says truly how wide its pictures are, so that the browser takes the copies that its screen needs. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { found } from "./first-page.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

/** Pixels of the demo's pictures, which have no wider copy. */
const widestKept = 1200

interface Shown {
  readonly asked: number
  readonly said: number
  readonly is: number
}

/** A browser takes a copy for as wide as the page said, so its natural width tells what was said. */
const picturesOf = async (page: Page): Promise<readonly Shown[]> =>
  page.locator(":is(.o-picture, .o-gallery) img[srcset]").evaluateAll(
    (all: readonly HTMLImageElement[], widest) =>
      all
        .filter((image) => image.complete && image.naturalWidth > 0)
        .map((image) => {
          const asked = Number(new URL(image.currentSrc).searchParams.get("w"))
          return { asked, said: (image.naturalWidth * asked) / Math.min(asked, widest), is: image.clientWidth }
        }),
    widestKept,
  )

it.each([
  ["phone", 3],
  ["tablet", 2],
  ["desktop", 2],
] as const)("on a %s of %d pixels to one", async (viewport, pixelRatio) => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, `pictures-${viewport}`, { url, viewport, pixelRatio })
  keepPicturesOfFailure(person)
  const { page } = person
  const listing = await found(url, "offers")
  for (const path of ["/search", listing]) {
    await page.goto(path)
    await see(page.getByRole("heading", { level: 1 })).toBeVisible()
    await seeSettled(page)
    await see(async () => expect((await picturesOf(page)).length).toBeGreaterThan(0)).toPass({ timeout: 20_000 })
    const wrong = (await picturesOf(page)).filter(({ said, is }) => Math.abs(said - is) > is / 5)
    expect([path, wrong]).toEqual([path, []])
    // Three widths of a card to one of the screen would be a copy for another screen.
    const wasted = (await picturesOf(page)).filter(({ asked, is }) => asked > 2.6 * is * pixelRatio)
    expect([path, wasted]).toEqual([path, []])
  }
  expect(person.errors).toEqual([])
  await person.context.close()
})
