/** A page that the browser translates works like any other: nothing breaks, and nothing stays as it was. */
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { emailOf, findPaths } from "./screens.ts"
import { cards, words } from "./searching.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"
import { translatePages } from "./translating.ts"

const stage = setStage()

const enter = async () => {
  const { browser, server } = stage
  const customer = await newPerson(browser, "customer", { url: server.url })
  const executant = await newPerson(browser, "executant", { url: server.url })
  await Promise.all([haveSession(customer, emailOf.customer), haveSession(executant, emailOf.executant)])
  keepPicturesOfFailure(customer)
  const fill = await findPaths({ customer: customer.page, executant: executant.page })
  await translatePages(customer.context)
  return { ...customer, fill }
}

it("shows each new answer to a search, and each message once it is sent", async () => {
  const { page, errors, fill } = await enter()
  await page.goto("/search?type=offers")
  const title = page.getByRole("heading", { level: 1 })
  await see(title).toHaveText("«Find offers»")
  for (const word of ["garden", "paint", "nothing-like-this", "clean"]) {
    await words(page).fill(word)
    await words(page).press("Enter")
    await see(page.locator(".s-count")).toContainText(word)
    await seeSettled(page)
  }
  await see(cards(page).first()).toContainText("«")

  await page.goto("/?modal=palette")
  const palette = page.getByRole("dialog").getByRole("combobox")
  for (const word of ["settings", "garden", "support"]) {
    await palette.fill(word)
    await see(
      page
        .getByRole("option")
        .filter({ hasText: new RegExp(word, "iu") })
        .first(),
    ).toBeVisible()
  }

  await page.goto(fill("/chat?participantKey={profile}&chatId={chat}"))
  const composer = page.getByRole("textbox", { name: /Message to/u })
  for (const text of ["The first one.", "The second one."]) {
    await composer.fill(text)
    await page.getByRole("button", { name: /Send the message/u }).click()
    await see(page.getByRole("log").getByText(text)).toBeVisible()
    await see(page.getByRole("log").getByText(/Sending/u)).toHaveCount(0)
  }

  await page.goto("/?modal=choose-language")
  await page.getByRole("dialog").getByText("Deutsch").click()
  await see(page.locator("html")).toHaveAttribute("lang", /^de/u)
  await see(page.getByRole("contentinfo")).not.toContainText("Keyboard shortcuts")
  expect(errors).toEqual([])
})
