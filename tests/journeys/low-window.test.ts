/**
 * Every dialog can be read and worked in a window of 320 × 256 px, as a desktop's is with text of 400 %. WCAG 1.4.10.
 * Law 13.
 */
import { expect, it } from "vitest"
import { cutRings, littleRoom } from "./fitting-low.ts"
import { openScreen } from "./screens.ts"
import { see, seeSettled, seeStill } from "./see.ts"
import { setStage } from "./stage.ts"
import { enterEverybody, screensFor, walkTogether } from "./walking.ts"

const low = { width: 320, height: 256 }

const stage = setStage()

it("leaves room to read in, and cuts no focus ring", async () => {
  const people = await enterEverybody(stage)
  const modals = (await screensFor(people)).filter(({ path, deskOnly }) => path.includes("modal=") && deskOnly !== true)
  expect(modals.length).toBeGreaterThan(15)
  const problems: string[] = []
  await walkTogether(people, modals, async ({ page }, own) => {
    await page.setViewportSize(low)
    for (const screen of own) {
      await openScreen(page, screen)
      await seeSettled(page)
      await see(page.locator("body > :not(#app) :is(.p-skeleton, [data-waiting])")).toHaveCount(0)
      await seeStill(page)
      const found = [await littleRoom(page), ...(await cutRings(page))].filter((one) => one !== null)
      problems.push(...found.map((one) => `${screen.name}: ${one}`))
    }
  })
  expect(problems).toEqual([])
})
