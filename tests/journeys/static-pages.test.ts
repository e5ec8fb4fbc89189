/** Help and terms are at the end of every page, and an answer has an address of its own. Spec §2 Routes. */
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { withoutFirstAnswers } from "./first-page.ts"
import { press, seeFocused } from "./keys.ts"
import { see } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

it("leads by keyboard from the end of a page to an answer, and on to the market's numbers", async () => {
  const person = await newPerson(stage.browser, "static-pages", { url: stage.server.url, viewport: "desktop" })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/support/support")
  const footer = page.getByRole("contentinfo")
  await press(page, footer.getByRole("link", { name: "Questions and answers" }))
  await seeFocused(page.getByRole("heading", { level: 1, name: "Questions and answers" }))
  const answer = page.getByText("no payment goes through")
  await see(answer).toBeHidden()
  await press(page, page.locator("summary", { hasText: "What does it cost?" }))
  await see(answer).toBeVisible()
  await press(page, footer.getByRole("link", { name: "About us" }))
  await see(page.getByRole("heading", { name: "The market just now" })).toBeVisible()
  await see(page.getByText("open orders")).toBeVisible()
  expect(person.errors).toEqual([])
})

it("opens the answer that an address names, above the phone's bar", async () => {
  const person = await newPerson(stage.browser, "static-answer", { url: stage.server.url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/support/faq#lockout")
  await see(page.getByText("At once if you took it back within 5 minutes.")).toBeInViewport()
  expect(person.errors).toEqual([])
})

it("hides the numbers where they can't be had", async () => {
  const person = await newPerson(stage.browser, "static-numbers", { url: stage.server.url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  await withoutFirstAnswers(person.context)
  await page.route("**/analytics/statistics", (route) => route.fulfill({ status: 403 }))
  await page.goto("/support/about")
  await see(page.getByRole("heading", { level: 2, name: "How it works" })).toBeVisible()
  await see(page.locator(".pages-numbers-space")).toHaveCount(0)
  await see(page.getByRole("heading", { name: "The market just now" })).toHaveCount(0)
})
