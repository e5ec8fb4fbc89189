/** Has a customer and an executant go through an order step by step, as a person would press it. Spec §2, §7. */
import type { Locator, Page } from "playwright"
import { keepPicture } from "./browser.ts"
import type { Moderator } from "./moderating.ts"
import { dismissToasts, look, see, seeTheme, seeTitle, toasts } from "./see.ts"

export interface OrderToWrite {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly amount: string
  readonly currency: string
  readonly unit: string
  readonly startDate: string
  readonly endDate: string
}

/** A day from today on, as date fields take it. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

export const mainLink = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })

export const bell = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Notifications" })

const goOn = (page: Page): Promise<void> => page.getByRole("button", { name: "Next", exact: true }).click()

/** Fills in the form's steps up to the pictures. */
export const fillOrder = async (page: Page, order: OrderToWrite): Promise<void> => {
  await page.getByRole("textbox", { name: "Name" }).fill(order.name)
  await page.getByRole("textbox", { name: "Description" }).fill(order.description)
  await page.getByRole("button", { name: "Category" }).click()
  await page.getByRole("combobox", { name: "Find a category" }).fill(order.category)
  await page.getByRole("option", { name: order.category }).first().click()
  await goOn(page)
  await page.getByLabel("Start date").fill(order.startDate)
  await page.getByLabel("End date").fill(order.endDate)
  await goOn(page)
  await page.getByRole("radio", { name: "Fixed rate" }).check()
  await page.getByRole("textbox", { name: "Amount" }).fill(order.amount)
  await page.getByLabel("Currency").selectOption(order.currency)
  await page.getByLabel("Per", { exact: true }).selectOption(order.unit)
  await goOn(page)
}

/** Lets so many bytes a second leave the browser, as on a train; `null` lets go. */
const slowUpload = async (page: Page, bytesPerSecond: number | null): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond ?? -1,
  })
}

/**
 * Fills in the form on a phone, watches its photo go up, and removes a plan that waits behind it; ends in the list of those
 * under review.
 */
export const publishOrder = async (page: Page, order: OrderToWrite, photo: Buffer): Promise<void> => {
  await mainLink(page, "Create").click()
  await seeTitle(page, "New order")
  await fillOrder(page, order)
  await page.getByLabel("Add files").setInputFiles([
    { name: "gate.jpg", mimeType: "image/jpeg", buffer: photo },
    { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Two wings.") },
  ])
  await look(page, "customer-2-order-form")
  await goOn(page)
  await see(page.getByRole("heading", { name: "This is what others will see" })).toBeVisible()
  await look(page, "customer-2-order-check")
  await slowUpload(page, photo.length / 4)
  await page.getByRole("button", { name: "Publish the order" }).click()
  await seeTitle(page, "Order sent to moderation")
  const file = page.getByRole("listitem").filter({ hasText: "gate.jpg" })
  await see(file.getByRole("progressbar")).toBeVisible()
  await see(file.getByText(/^[1-9]\d?%$/u)).toBeVisible()
  const plan = page.getByRole("listitem").filter({ hasText: "plan.txt" })
  await see(plan.getByText("Waiting")).toBeVisible()
  await plan.getByRole("button", { name: "plan.txt" }).click()
  await see(plan).toHaveCount(0)
  await keepPicture(page, "customer-3-order-sent")
  await see(toasts(page).locator(".p-toast")).toHaveCount(0) // the page says it itself
  const moment = page.getByRole("dialog", { name: "Your order is on its way" })
  await see(moment.getByText(order.name)).toBeVisible()
  await see(toasts(page).getByText("Sent to moderation.")).toHaveCount(0) // it is on the screen
  await see(toasts(page).getByText(/uploaded/u)).toHaveCount(0)
  await slowUpload(page, null)
  await moment.getByRole("button", { name: "Go on to the order" }).click()
  await see(page.getByRole("heading", { level: 1, name: order.name })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "My orders" }).click()
  await page.getByRole("link", { name: "Moderation" }).click()
}

/** The list moves by itself: what is published leaves those under review. */
export const seePublished = async (
  page: Page,
  { name, amount }: OrderToWrite,
  { approve }: Moderator,
): Promise<void> => {
  const row = page.getByRole("listitem").filter({ hasText: name })
  await see(page.getByRole("link", { name: "Moderation" })).toHaveAttribute("aria-current", "page")
  await see(row).toContainText("On moderation")
  await approve(name)
  await see(toasts(page).getByText(`“${name}” is published.`)).toBeVisible()
  await see(row).toHaveCount(0)
  await page.getByRole("link", { name: "Published" }).click()
  await see(row).toContainText(`${amount} per day`)
  await dismissToasts(page)
  await look(page, "customer-4-published")
}

/** From the search page, by words, to the order's public page. */
export const findOrder = async (page: Page, term: string, name: string): Promise<void> => {
  await mainLink(page, "Search").click()
  await page.getByLabel("What kind of work are you looking for?").fill(term)
  await page.getByRole("search").getByRole("button", { name: "Search", exact: true }).click()
  // The list of before is still there for a moment, and a card that moves away can't be pressed.
  await see(page.getByText(`found for “${term}”`)).toBeVisible()
  await page.getByRole("link", { name }).click()
  await seeTitle(page, name)
}

/** The executant's profile is made on the way, from the Apply box, which goes on by itself once it is checked. */
export const createProfileAndApply = async (
  page: Page,
  { name, category }: { readonly name: string; readonly category: string },
  { approve }: Moderator,
): Promise<void> => {
  const facts = page.getByRole("complementary", { name: "Facts" })
  await facts.getByRole("link", { name: "Create an executant profile" }).click()
  const dialog = page.getByRole("dialog", { name: "Create an executant profile" })
  await dialog.getByLabel("Profile name").fill(name)
  await dialog.getByLabel("Main category").selectOption(category)
  await dialog.getByLabel("What you do").fill("Wood outdoors, with paint that lasts.")
  await look(page, "executant-2-create-profile")
  await dialog.getByRole("button", { name: "Create the profile" }).click()
  await see(facts.getByText(`Your profile “${name}” is under review.`)).toBeVisible()
  await look(page, "executant-3-profile-waits")
  await seeTheme(page, "executant")
  await approve(name)
  await facts.getByRole("button", { name: "Apply", exact: true }).click()
  await see(facts.getByText("You have applied")).toBeVisible()
  await dismissToasts(page)
  await look(page, "executant-4-applied")
}

export const acceptApplication = async (page: Page, executant: string, agreed: string): Promise<void> => {
  await page.getByRole("link", { name: `Accept the application of ${executant}` }).click()
  const dialog = page.getByRole("dialog", { name: "Create a deal" })
  await dialog.getByLabel("What you agreed on").fill(agreed)
  await look(page, "customer-6-create-deal")
  await dialog.getByRole("button", { name: "Create the deal" }).click()
  const moment = page.getByRole("dialog", { name: "You have a deal!" })
  await see(moment.getByRole("button", { name: `Write to ${executant}` })).toBeVisible()
  await moment.getByRole("button", { name: "Go on to my orders" }).click()
}
