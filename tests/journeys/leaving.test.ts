/** Leaving a page: a press on a link is answered at once, on a slow phone too, and the page that is left has no say any more. */
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { emailOf } from "./screens.ts"
import { cards, enterSearch } from "./searching.ts"
import { see, seeSettled, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

it("answers a press before the next page is drawn, and comes back in one go", async () => {
  const { page, errors } = await enterSearch(stage, "phone", "/search")
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 })
  const card = cards(page).first().getByRole("link").first()
  const name = (await card.textContent()) ?? ""
  const answered = page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve) => {
        document.addEventListener(
          "click",
          () =>
            requestAnimationFrame(() => {
              const main = document.querySelector("main")
              resolve([
                window.location.pathname,
                main?.hasAttribute("data-waiting"),
                main?.querySelector("h1")?.textContent,
              ])
            }),
          { once: true, capture: true },
        )
      }),
  )
  await card.tap()
  expect(await answered).toEqual([expect.stringMatching(/^\/orders\/./u), true, "Find orders"])
  await seeTitle(page, name)
  await seeSettled(page)
  const drawn = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const look = (): void => resolve(document.querySelector("main h1")?.textContent)
        window.addEventListener("popstate", () => requestAnimationFrame(look), { once: true })
        window.history.back()
      }),
  )
  expect(drawn).toBe("Find orders")
  await see(page.locator("main[data-waiting]")).toHaveCount(0)
  expect(errors).toEqual([])
})

it("doesn't follow what the page that is left still asks for", async () => {
  const person = await newPerson(stage.browser, "leaving", { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  await haveSession(person, emailOf.customer)
  const { page, errors } = person
  await page.goto("/profile")
  await page.getByRole("link", { name: "See it as others do" }).click()
  const sort = page.getByRole("combobox", { name: "Sort feedback" })
  await see(sort).toBeVisible()
  await sort.evaluate((select: HTMLSelectElement) => {
    document.querySelector<HTMLElement>("main a[href='/profile']")?.click()
    select.selectedIndex = 1
    select.dispatchEvent(new Event("change", { bubbles: true }))
  })
  await seeTitle(page, "My profile")
  await seeSettled(page)
  expect(new URL(page.url()).pathname).toBe("/profile")
  expect(errors).toEqual([])
})
