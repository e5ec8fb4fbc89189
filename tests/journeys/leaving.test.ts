/** Leaving a page: a press on a link is answered at once, on a slow phone too, and the page that is left has no say any more. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { emailOf } from "./screens.ts"
import { cards, enterSearch } from "./searching.ts"
import { see, seeSettled, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 })
}

interface Answer {
  readonly address: string
  readonly isWaiting: boolean
  readonly heading: string | null | undefined
  readonly firstCard: string | null | undefined
}

/** Answers with the first frame after the next click. */
const firstFrame = (page: Page): Promise<Answer> =>
  page.evaluate(
    () =>
      new Promise<Answer>((resolve) => {
        const look = (): void => {
          const main = document.querySelector("main")
          resolve({
            address: `${window.location.pathname}${window.location.search}`,
            isWaiting: main?.hasAttribute("data-waiting") === true,
            heading: main?.querySelector("h1")?.textContent,
            firstCard: main?.querySelector("article a")?.textContent,
          })
        }
        document.addEventListener("click", () => requestAnimationFrame(look), { once: true, capture: true })
      }),
  )

it("answers a press before the next page is drawn, and comes back in one go", async () => {
  const { page, errors } = await enterSearch(stage, "phone", "/search")
  await slowDown(page)
  const card = cards(page).first().getByRole("link").first()
  const name = (await card.textContent()) ?? ""
  const answered = firstFrame(page)
  await card.tap()
  expect(await answered).toMatchObject({
    address: expect.stringMatching(/^\/orders\/./u),
    isWaiting: true,
    heading: "Find orders",
  })
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

it("answers a press on another page of a list before that is drawn", async () => {
  const { page, errors } = await enterSearch(stage, "wide", "/search")
  await slowDown(page)
  const card = cards(page).first().getByRole("link").first()
  const name = await card.textContent()
  const answered = firstFrame(page)
  await page.locator("a[rel=next]").click()
  expect(await answered).toEqual({
    address: "/search?type=orders&page=2",
    isWaiting: true,
    heading: "Find orders",
    firstCard: name,
  })
  await see(card).not.toHaveText(name ?? "")
  await see(page.getByRole("heading", { level: 1 })).toBeFocused()
  await seeSettled(page)
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
