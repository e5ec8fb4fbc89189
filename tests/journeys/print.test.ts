/** A printed page says all that the page on the screen does, and has nothing to press. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicture, keepPicturesOfFailure, newPerson } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { emailOf, findPaths } from "./screens.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

/** A sheet of A4 between its margins, at 96 px an inch. */
const sheet = { width: 718, height: 1047 }

const shownOnes = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().height > 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    selector,
  )

it("prints a listing, a deal, a profile and the questions without buttons, maps and bars, and with all answers", async () => {
  const { url } = stage.server
  const [person, other] = [
    await newPerson(stage.browser, "print", { url, viewport: "wide" }),
    await newPerson(stage.browser, "print-other", { url, viewport: "wide" }),
  ]
  keepPicturesOfFailure(person)
  await haveSession(person, emailOf.customer)
  await haveSession(other, emailOf.executant)
  const { page } = person
  const filled = await findPaths({ customer: page, executant: other.page })
  const pages = {
    listing: "/orders/{order}",
    deal: "/deals/{deal}?participantKey={profile}",
    profile: "/executant/profile/{executant}",
    questions: "/support/faq",
  }
  for (const [name, path] of Object.entries(pages)) {
    await page.emulateMedia({ media: "screen", colorScheme: "dark" })
    await page.goto(filled(path))
    await see(page.getByRole("heading", { level: 1 })).toBeVisible()
    await seeSettled(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.setViewportSize(sheet)
    await page.emulateMedia({ media: "print", colorScheme: "dark" })
    await seeSettled(page)
    await keepPicture(page, `print-${name}`, "page")
    // A picture is one on paper, too, whatever a press on it opens.
    const pressed =
      "button:not(:has(img, video)), .p-button, .p-icon-button, [role=button], [role=tab], input, select, canvas, .p-app-bar, .m-map"
    expect(await shownOnes(page, pressed), `${name} has nothing to press`).toEqual([])
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground, `${name} stands on white`).toBe("rgb(255, 255, 255)")
  }
  const answers = page.locator("details > p")
  const shown = await shownOnes(page, "details > p")
  expect(shown.length).toBe(await answers.count())
  expect(shown.length).toBeGreaterThan(15)
  expect(person.errors).toEqual([])
})
