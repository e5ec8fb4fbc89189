/** One person alone, on a phone, lives the whole story: the demo's people apply, answer, work and rate. */
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { giveStars } from "./dealing.ts"
import { signIn } from "./entering.ts"
import { dayFromNow, fillOrder, mainLink } from "./ordering.ts"
import { see, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"
import { say } from "./talking.ts"

const order = {
  name: "Repaint the garden gate",
  description: "A wooden gate, two metres wide. The old paint comes off in flakes.",
  category: "Painting",
  amount: "250.50",
  currency: "EUR",
  unit: "Service",
  startDate: dayFromNow(5),
  endDate: dayFromNow(9),
}

const twoMinutesMs = 120_000

const stage = setStage({ DEMO_BOT: "on", MODERATION_DELAY_MS: "0" })

it("leads one person alone from an order to five stars in under two minutes", async () => {
  const person = await newPerson(stage.browser, "alone", { url: stage.server.url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  const begunAt = Date.now()
  await signIn(person, "new@demo.example")
  await mainLink(page, "Create").click()
  await seeTitle(page, "New order")
  await fillOrder(page, order)
  await page.getByRole("button", { name: "Next", exact: true }).click()
  await page.getByRole("button", { name: "Publish the order" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Go on to the order" }).click()
  const message = toasts(page).getByText(/^Demo .+ wrote$/u)
  await see(message).toBeVisible()
  const name = ((await message.textContent()) ?? "").replace(/ wrote$/u, "")

  await mainLink(page, "Chat").click()
  await page.getByRole("main").getByRole("link", { name }).click()
  const said = page.getByRole("log", { name: `Messages with ${name}` }).locator(".p-bubble-text")
  await see(said).toHaveText(new RegExp(`“${order.name}”`, "u"))
  await say(page, name, "Hello! How much would it cost?")
  await see(said.nth(2)).toContainText("250.50 EUR")
  await page.getByRole("link", { name: "All conversations" }).click()

  await page.goto("/orders")
  await page
    .getByRole("link", { name: /application/u })
    .first()
    .click()
  await page.getByRole("link", { name: `Accept the application of ${name}` }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Create the deal" }).click()
  const made = page.getByRole("dialog", { name: "You have a deal!" })
  await made.getByRole("button", { name: `Write to ${name}` }).click()
  await see(said.nth(3)).toBeVisible() // and is thanked

  await page.goto("/deals")
  await page.getByRole("link", { name: order.name }).click()
  await page.getByRole("button", { name: "Close the deal" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Close the deal" }).click()
  const review = page.getByRole("dialog", { name: `Rate ${name}` })
  await giveStars(review, /^5 stars/u)
  await review.getByRole("button", { name: "Send the review" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Back to the deal" }).click()
  await see(page.getByText(`${name} about you`)).toBeVisible()
  await see(page.getByText("5 out of 5")).toHaveCount(2)
  expect(Date.now() - begunAt).toBeLessThan(twoMinutesMs)
  expect(person.errors).toEqual([])
})
