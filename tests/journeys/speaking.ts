/** Has people go through an order, whatever language their browsers speak. Spec §2, §4, §9. */
import type { Locator, Page } from "playwright"
import type { Texts } from "../../server/auth/texts/en.ts"
import type { MessageId } from "../../src/ui/i18n/messages.ts"
import type { Identity } from "./entering.ts"
import { dayFromNow } from "./ordering.ts"
import type { Voice } from "./said.ts"
import { see, seeTitle } from "./see.ts"

export interface Speaker extends Voice {
  readonly page: Page
}

type MainLink = Extract<MessageId, `core.nav.${string}`>

export const mainLinkOf = ({ page, text }: Speaker, id: MainLink): Locator =>
  page.getByRole("navigation", { name: text("core.nav.main") }).getByRole("link", { name: text(id) })

export const bellOf = ({ page, text }: Speaker): Locator =>
  page.getByRole("banner").getByRole("link", { name: text("core.nav.notifications") })

export const toastsOf = ({ page, text }: Speaker): Locator => page.getByRole("region", { name: text("core.toasts") })

/** In the page, or in the dialog on top of it. */
export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole("button", { name, exact: true }).click()

/** By the provider's pages, where a password that is too short is refused first. */
export const registerIn = async (speaker: Speaker, pages: Texts, identity: Identity): Promise<void> => {
  const { page, text } = speaker
  await page.goto("/")
  await press(page.getByRole("banner"), text("core.nav.signIn"))
  await seeTitle(page, pages.signIn.title)
  await page.getByRole("link", { name: pages.signIn.otherLink }).click()
  await seeTitle(page, pages.register.title)
  await page.getByLabel(pages.fields.name).fill(identity.name)
  await page.getByLabel(pages.fields.email).fill(identity.email)
  await page.getByLabel(pages.fields.password).fill("short")
  await press(page, pages.register.button)
  await see(page.getByText(pages.rules.minLength.password).first()).toBeVisible()
  await page.getByLabel(pages.fields.password).fill(identity.password)
  await press(page, pages.register.button)
  await see(bellOf(speaker)).toBeVisible()
}

export interface OrderInWords {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly amount: string
}

/** From the form, which first says what is missing, to the order's own page; answers the order's key. */
export const publishIn = async (speaker: Speaker, order: OrderInWords): Promise<string> => {
  const { page, text } = speaker
  const goOn = (): Promise<void> => press(page, text("own-listings.form.next"))
  await mainLinkOf(speaker, "core.nav.create").click()
  await seeTitle(page, text("own-listings.form.title", { kind: "Order" }))
  await goOn()
  await see(page.getByText(text("own-listings.form.name.required")).first()).toBeVisible()
  await page.getByRole("textbox", { name: text("own-listings.form.name") }).fill(order.name)
  await page.getByRole("textbox", { name: text("own-listings.form.description") }).fill(order.description)
  await page.getByRole("button", { name: text("own-listings.form.category") }).click()
  await page.getByRole("combobox", { name: text("own-listings.form.category.search") }).fill(order.category)
  await page.getByRole("option", { name: order.category }).first().click()
  await goOn()
  await page.getByLabel(text("own-listings.form.startDate")).fill(dayFromNow(5))
  await goOn()
  await page.getByRole("radio", { name: text("own-listings.form.price.rate") }).check()
  await page.getByRole("textbox", { name: text("own-listings.form.amount") }).fill(order.amount)
  await page.getByLabel(text("own-listings.form.currency")).selectOption("PLN")
  await goOn()
  await goOn()
  await see(page.getByRole("heading", { name: text("own-listings.form.check.title") })).toBeVisible()
  await press(page, text("own-listings.form.submit", { kind: "Order" }))
  const moment = page.getByRole("dialog", { name: text("own-listings.moment.checked", { kind: "Order" }) })
  await press(moment, text("own-listings.moment.goOn", { kind: "Order" }))
  await seeTitle(page, order.name)
  return /\/orders\/([^/]+)\/view/u.exec(page.url())?.[1] ?? ""
}

/** Phones say it in the bar at the end of the window, wide ones beside the order. */
const seeAny = (page: Page, words: string): Promise<void> =>
  see(page.getByText(words).filter({ visible: true }).first()).toBeVisible()

/** On the order's public page, with a profile that is made on the way and checked by `approve`. */
export const applyIn = async (
  { page, text }: Speaker,
  profile: { readonly name: string; readonly category: string; readonly description: string },
  approve: (name: string) => Promise<void>,
): Promise<void> => {
  await page
    .getByRole("link", { name: text("listings.apply.create") })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole("dialog", { name: text("profiles.create.title") })
  await dialog.getByLabel(text("profiles.create.name")).fill(profile.name)
  await dialog.getByLabel(text("profiles.create.category")).selectOption(profile.category)
  await dialog.getByLabel(text("profiles.create.description")).fill(profile.description)
  await press(dialog, text("profiles.create.submit"))
  await seeAny(page, text("listings.apply.waiting", { name: profile.name }))
  await approve(profile.name)
  await page
    .getByRole("button", { name: text("listings.apply"), exact: true })
    .filter({ visible: true })
    .click()
  await seeAny(page, text("listings.apply.applied"))
}

/** From the order's applications to the deal. */
export const acceptIn = async ({ page, text }: Speaker, executant: string, agreed: string): Promise<void> => {
  await page.getByRole("link", { name: text("own-listings.view.applications") }).click()
  await page.getByRole("link", { name: text("own-listings.applicants.acceptOf", { name: executant }) }).click()
  const dialog = page.getByRole("dialog", { name: text("applications.deal.title") })
  await dialog.getByLabel(text("applications.deal.description")).fill(agreed)
  await press(dialog, text("applications.deal.submit"))
  const moment = page.getByRole("dialog", { name: text("deals.moment.title") })
  await moment.getByRole("link", { name: text("deals.moment.see") }).click()
  await see(page.getByText(agreed)).toBeVisible()
}

export const writeIn = async ({ page, text }: Speaker, to: string, words: string): Promise<void> => {
  await page.getByRole("textbox", { name: text("chat.composer.label", { name: to }) }).fill(words)
  await press(page, text("chat.composer.send"))
  await seeWordsIn({ page, text }, to, words)
}

export const seeWordsIn = (
  { page, text }: Pick<Speaker, "page" | "text">,
  other: string,
  words: string,
): Promise<void> =>
  see(page.getByRole("log", { name: text("chat.log", { name: other }) }).getByText(words)).toBeVisible()
