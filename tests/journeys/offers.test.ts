/**
 * An executant's own offer, and the customer who finds it: hidden, put away, published again, applied to, agreed on,
 * rated. Spec §2, §4.
 */
import type { Locator, Page } from "playwright"
import { expect, it } from "vitest"
import { dora, emil } from "../../server/demo/people.ts"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { giveStars } from "./dealing.ts"
import { haveSession, signIn } from "./entering.ts"
import { dismissToasts, look, see, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"

const offer = "Malerarbeiten in bewohnten Wohnungen"

const stage = setStage({ MODERATION_DELAY_MS: "500" })

const rowOf = (page: Page): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: offer }) })

const choose = async (page: Page, act: string): Promise<void> => {
  await page.getByRole("button", { name: `What to do with “${offer}”` }).click()
  await page.getByRole("menuitem", { name: act }).click()
}

/** Answers the offer's key, by the link of its row. */
const keyIn = async (page: Page): Promise<string> => {
  const href = await rowOf(page).getByRole("link", { name: offer }).getAttribute("href")
  return /^\/offers\/([^/]+)\/view/u.exec(href ?? "")?.[1] ?? ""
}

const hideAndShow = async (page: Page): Promise<void> => {
  await choose(page, "Hide")
  await see(rowOf(page)).toContainText("Hidden")
  await look(page, "offers-1-hidden")
  await toasts(page).getByRole("button", { name: "Undo" }).click()
  await see(rowOf(page)).not.toContainText("Hidden")
  await see(toasts(page).getByText(/^Back in the search: /u)).toBeVisible()
  await dismissToasts(page)
}

/** Nobody has applied, so nobody is asked; it comes back by a look of the moderators. */
const putAwayAndBack = async (page: Page): Promise<void> => {
  await choose(page, "Archive")
  await see(toasts(page).getByText(/^Archived: /u)).toBeVisible()
  await see(rowOf(page)).toHaveCount(0)
  await page.getByRole("link", { name: /^Archive/u }).click()
  await rowOf(page).getByRole("button", { name: "Publish again" }).click()
  const dialog = page.getByRole("alertdialog", { name: `Publish “${offer}” again?` })
  await look(page, "offers-2-publish-again")
  await dialog.getByRole("button", { name: "Publish the offer" }).click()
  await see(rowOf(page)).toHaveCount(0)
  await page.getByRole("link", { name: /^Published/u }).click()
  await see(rowOf(page)).toContainText("Published")
  await dismissToasts(page)
}

/** Has the owner accept the application; both find the deal, and the applicant is told at once. */
const agree = async (owner: Page, applicant: Page): Promise<void> => {
  await owner.getByRole("link", { name: "Accept the application of Demo Dora" }).click()
  const form = owner.getByRole("dialog", { name: "Create a deal" })
  await see(form.getByRole("switch", { name: "Move the offer to the archive" })).not.toBeChecked()
  await form.getByLabel("What you agreed on").fill("Two rooms, in white, from Monday.")
  await form.getByRole("button", { name: "Create the deal" }).click()
  const moment = owner.getByRole("dialog", { name: "You have a deal!" })
  await see(moment.getByText(`You take on “${offer}” for Demo Dora.`)).toBeVisible()
  await look(owner, "offers-10-deal-made")
  await moment.getByRole("link", { name: "See the deal" }).click()
  await see(owner.getByText("Two rooms, in white, from Monday.")).toBeVisible()
  await see(applicant.getByRole("link", { name: new RegExp(`^“${offer}” became deal No\\.`, "u") })).toBeVisible()
}

/** Waits for the running deal in place of "Apply", on a page that was not there when it was made. */
const seeStanding = async (customer: Page, path: string): Promise<void> => {
  await customer.goto(path)
  await see(customer.getByText("Your application was accepted")).toBeVisible()
  await see(customer.getByRole("button", { name: "Apply", exact: true })).toHaveCount(0)
  await look(customer, "offers-12-running-deal")
  await customer.getByRole("link", { name: "Open the deal" }).click()
  await seeTitle(customer, /^Deal No\.\s/u)
}

/** One closes it and rates; the other is told, and answers. */
const closeAndRate = async (customer: Page, executant: Page): Promise<void> => {
  await customer.getByRole("button", { name: "Close the deal" }).click()
  await customer.getByRole("alertdialog").getByRole("button", { name: "Close the deal" }).click()
  const review = customer.getByRole("dialog", { name: "Rate Demo Malerei Nord" })
  await giveStars(review, "5 stars: excellent")
  await review.getByLabel("Your words").fill("Clean work, and on time.")
  await review.getByRole("button", { name: "Send the review" }).click()
  await customer.getByRole("dialog").getByRole("button", { name: "Back to the deal" }).click()

  await see(executant.getByText("Clean work, and on time.")).toBeVisible()
  await executant.getByRole("button", { name: "Rate Demo Dora" }).click()
  const answer = executant.getByRole("dialog", { name: "Rate Demo Dora" })
  await giveStars(answer, "4 stars: good")
  await answer.getByRole("button", { name: "Send the review" }).click()
  await executant.getByRole("dialog").getByRole("button", { name: "Back to the deal" }).click()
  await see(executant.getByText("You rated Demo Dora")).toBeVisible()
  await see(customer.getByText("4 out of 5")).toBeAttached()
  await look(customer, "offers-11-rated")
}

it("opens beside its list on a wide screen, and Back returns to its row", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "executant", { url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  await signIn(person, emil.email, "/offers")
  await see(page.getByRole("heading", { level: 2, name: "Choose an offer" })).toBeVisible()
  await look(page, "offers-8-none-chosen")
  const link = rowOf(page).getByRole("link", { name: offer })
  await link.focus()
  await page.keyboard.press("Enter")
  await see(page.getByRole("heading", { level: 1, name: offer })).toBeFocused()
  await see(page.getByRole("heading", { level: 2, name: "My offers" })).toBeVisible()
  await see(link).toHaveAttribute("aria-current", "true")
  await look(page, "offers-9-beside")
  await page.goBack()
  await see(link).toBeFocused()
  await see(page.getByRole("heading", { level: 1, name: "My offers" })).toBeVisible()

  // The list is where the one that a link opens stands, and follows it.
  await link.click()
  await page.reload()
  await see(link).toHaveAttribute("aria-current", "true")
  await page.getByRole("complementary", { name: "Facts" }).getByRole("button", { name: "Archive" }).click()
  await see(page.getByRole("link", { name: /^Archive/u })).toHaveAttribute("aria-current", "page")
  await see(link).toHaveAttribute("aria-current", "true")
  await toasts(page).getByRole("button", { name: "Undo" }).click()
  await see(page.getByRole("link", { name: /^Published/u })).toHaveAttribute("aria-current", "page")
  expect(person.errors).toEqual([])
})

it("is hidden and shown, put away and published again, applied to, agreed on, done and rated by both", async () => {
  const { url } = stage.server
  const executant = await newPerson(stage.browser, "executant", { url, viewport: "desktop" })
  const customer = await newPerson(stage.browser, "customer", { url, viewport: "phone" })
  keepPicturesOfFailure(executant, customer)
  const [emils, doras] = [executant.page, customer.page]
  await signIn(executant, emil.email, "/orders")
  await haveSession(customer, dora.email)
  await see(emils).toHaveURL(/\/offers/u)
  await seeTitle(emils, "My offers")
  const key = await keyIn(emils)
  await hideAndShow(emils)
  await putAwayAndBack(emils)

  // A page for the owner alone opens to others as the one that everybody sees.
  await doras.goto(`/offers/${key}/view/applications`)
  await see(doras).toHaveURL(`${url}/offers/${key}`)
  await seeTitle(doras, offer)
  await doras.getByRole("button", { name: "Apply", exact: true }).click()
  await see(doras.getByText("You have applied")).toBeVisible()
  await look(doras, "offers-3-applied")

  await see(rowOf(emils).getByRole("link", { name: "1 new application" })).toBeVisible()
  await dismissToasts(emils)
  await choose(emils, "Archive")
  const dialog = emils.getByRole("alertdialog", { name: `Archive “${offer}”?` })
  await see(dialog).toContainText("1 open application is declined")
  await look(emils, "offers-4-archive")
  await emils.goBack()
  await see(dialog).toHaveCount(0)
  await see(emils).toHaveURL(/\/offers/u)
  await rowOf(emils).getByRole("link", { name: "1 new application" }).click()
  await see(emils.getByRole("link", { name: "Accept the application of Demo Dora" })).toBeVisible()
  await look(emils, "offers-5-applications")

  await doras.goto("/applications/executant")
  await see(doras).toHaveURL(`${url}/applications/customer?page=1&at=active`)
  await see(doras.getByRole("link", { name: offer })).toBeVisible()
  await agree(emils, doras)
  await seeStanding(doras, `/offers/${key}`)
  await closeAndRate(doras, emils)
  // A deal that has ended is in nobody's way (D58).
  await doras.goto(`/offers/${key}`)
  await see(doras.getByRole("button", { name: "Apply", exact: true })).toBeVisible()
  expect([...executant.errors, ...customer.errors]).toEqual([])
})

it("opens for its owner as the profile that a link names, whoever acts", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "executant", { url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  await signIn(person, emil.email, "/offers")
  const key = await keyIn(page)
  await rowOf(page).getByRole("link", { name: offer }).click()
  await seeTitle(page, offer)

  // Another executant's opens as what everybody sees, and Back leads to where one was.
  await page.goto("/search?type=offers&search=Tonstudio")
  const href = await page
    .getByRole("link", { name: /Tonstudio/u })
    .first()
    .getAttribute("href")
  await page.goto("/offers")
  await page.goto(`${href}/view/details`)
  await see(page).toHaveURL(`${url}${href}`)
  await page.goBack()
  await see(page).toHaveURL(/\/offers$/u)
  await page.getByRole("button", { name: `What to do with “${offer}”` }).click()
  await page.getByRole("menuitem", { name: "Duplicate" }).click()
  await see(page).toHaveURL(`${url}/offers/new?copyOf=${key}`)
  await see(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(offer)
  await page.goto("/offers?modal=switch-profile")
  await page.getByRole("button", { name: "Switch to Demo Emil" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Switch to Demo Emil" }).click()
  await see(page).toHaveURL(/\/orders/u)

  await page.goto(`/offers/${key}/view/details`)
  await see(page).toHaveURL(`${url}/offers/${key}`)
  await page.getByRole("link", { name: "View as the owner" }).click()
  await see(page.getByRole("link", { name: "My offers" })).toBeVisible()
  await see(page).toHaveURL(new RegExp(`/offers/${key}/view/details`, "u"))
  await toasts(page).getByRole("button", { name: "Undo" }).click()
  await see(page).toHaveURL(/\/orders/u)
  expect(person.errors).toEqual([])
})

it("leads on from its page: to what else its executant offers, and to others once it is gone", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "anonymous", { url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/search?type=offers&search=Malerarbeiten")
  await page
    .getByRole("link", { name: /Malerarbeiten/u })
    .first()
    .click()
  await see(page.getByRole("heading", { level: 2, name: "More from Demo Malerei Nord" })).toBeVisible()
  await see(page.getByRole("button", { name: "Copy the public link" })).toBeVisible()
  await look(page, "offers-6-public")
  await page.emulateMedia({ media: "print" })
  await see(page.getByRole("heading", { level: 1 })).toBeVisible()
  await see(page.getByRole("banner")).toBeHidden()
  for (const name of ["Copy the public link", "Print", "Sign in to apply"])
    await see(page.getByRole("button", { name })).toBeHidden()
  await page.emulateMedia({ media: "screen" })

  await page.goto("/offers/00000000-0000-4000-8000-000000000000")
  await see(page.getByRole("heading", { level: 2, name: "Other offers on the market" })).toBeVisible()
  await look(page, "offers-7-gone")
  expect(person.errors).toEqual([])
})
