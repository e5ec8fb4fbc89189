/** The product in other languages: an order's whole life in Polish on phones, and Russian on a desktop. Spec §8, §9. */
import type { Request } from "playwright"
import { expect, it } from "vitest"
import { polish } from "../../server/auth/texts/pl.ts"
import { pl as polishCategories } from "../../server/data/classificator/pl.ts"
import { dora } from "../../server/demo/people.ts"
import { toPublicListing } from "../../src/events/wire/listings.ts"
import type { Language } from "../../src/domain/languages.ts"
import { preferredLanguageKey } from "../../src/platform/language.ts"
import { dateSpanText } from "../../src/ui/i18n/format.tsx"
import { amountText, priceText } from "../../src/ui/i18n/price-text.tsx"
import { ownLanguageNames } from "../../src/ui/i18n/language-name.ts"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { giveStars } from "./dealing.ts"
import { haveRegistered, haveSession, somebodyNew, tokenOf } from "./entering.ts"
import { byHand, newModerator } from "./moderating.ts"
import { seeNoEnglish, voiceIn, type Voice } from "./said.ts"
import { cards, parameter } from "./searching.ts"
import { look, see, seeTitle } from "./see.ts"
import {
  acceptIn,
  applyIn,
  bellOf,
  mainLinkOf,
  press,
  publishIn,
  registerIn,
  seeWordsIn,
  toastsOf,
  writeIn,
  type Speaker,
} from "./speaking.ts"
import { setStage } from "./stage.ts"

const stage = setStage(byHand)

it("leads in Polish, on phones, from registering to a review", async () => {
  const { url } = stage.server
  const voice = voiceIn("pl-PL")
  const { text, intl } = voice
  const people = await Promise.all(
    ["polish-customer", "polish-executant"].map((name) => newPerson(stage.browser, name, { url, language: "pl-PL" })),
  )
  keepPicturesOfFailure(...people)
  const [one, other] = people
  if (one === undefined || other === undefined) throw new Error("Two are there.")
  const [customer, executant]: readonly [Speaker, Speaker] = [
    { ...voice, page: one.page },
    { ...voice, page: other.page },
  ]
  const [ania, ola] = [somebodyNew("Podróż Ania"), somebodyNew("Podróż Ola")]
  const order = {
    name: "Pomalować bramę w ogrodzie",
    description: "Drewniana brama, dwa metry szerokości. Stara farba odchodzi płatami.",
    category: polishCategories.transport[1],
    amount: "1250,50",
  }
  const profile = {
    name: "Podróż Płoty",
    category: polishCategories.transport[0],
    description: "Drewno na zewnątrz, farby na lata.",
  }
  const moderator = await newModerator(url)

  await registerIn(customer, polish, { ...ania, email: "ania@journey.example" })
  await seeNoEnglish(customer.page, voice)
  const key = await publishIn(customer, order)
  await seeNoEnglish(customer.page, voice)
  await moderator.approve(order.name)
  await see(customer.page.getByText(text("own-listings.status.Published")).first()).toBeVisible()

  await haveRegistered(other, { ...ola, email: "ola@journey.example" })
  await executant.page.goto(`/orders/${key}`)
  await seeTitle(executant.page, order.name)
  const price = priceText(intl, { byAgreement: false, rate: { valueMinor: 125_050, unit: "Service", currency: "PLN" } })
  await see(executant.page.getByText(price).first()).toBeVisible()
  await executant.page.route("**/orders/favorites", (route) => route.fulfill({ status: 500, json: {} }))
  await executant.page.getByRole("button", { name: text("core.favorite.keep", { name: order.name }) }).click()
  await see(toastsOf(executant).getByText(text("core.label_error_notification"))).toBeVisible()
  await seeNoEnglish(executant.page, voice)
  await executant.page.unroute("**/orders/favorites")
  await applyIn(executant, profile, moderator.approve)
  await seeNoEnglish(executant.page, voice)

  await acceptIn(customer, profile.name, "Dwie warstwy, na biało, do piątku.")
  await seeNoEnglish(customer.page, voice)
  await see(executant.page.getByText(text("listings.apply.accepted"))).toBeVisible()
  await press(customer.page, text("deals.deal.write"))
  await writeIn(customer, profile.name, "Proszę przyjść w poniedziałek.")
  await seeNoEnglish(customer.page, voice)
  const toast = toastsOf(executant).locator(".p-toast", { hasText: text("core.toast.chat", { name: ania.name }) })
  await press(toast, text("core.toast.open"))
  await seeWordsIn(executant, ania.name, "Proszę przyjść w poniedziałek.")
  await seeNoEnglish(executant.page, voice)

  await customer.page.goBack()
  await press(customer.page, text("deals.close"))
  await press(customer.page.getByRole("alertdialog"), text("deals.close"))
  const review = customer.page.getByRole("dialog", { name: text("deals.review.title", { name: profile.name }) })
  await giveStars(review, text("deals.review.mark.5"))
  await review.getByLabel(text("deals.review.details")).fill("Czysta robota, i na czas.")
  await press(review, text("deals.review.send"))
  await press(customer.page.getByRole("dialog"), text("deals.review.done"))
  await see(customer.page.getByText("Czysta robota, i na czas.")).toBeVisible()
  await seeNoEnglish(customer.page, voice)
  await mainLinkOf(customer, "core.nav.my").click()
  await seeTitle(customer.page, text("core.nav.my"))
  await seeNoEnglish(customer.page, voice)
  await executant.page.goto("/notifications")
  await see(
    executant.page.getByRole("link", {
      name: text("notifications.said.Feedback.FeedbackCreated", { name: order.name }),
    }),
  ).toBeVisible()
  await seeNoEnglish(executant.page, voice)
  expect(people.flatMap(({ errors }) => errors)).toEqual([])
})

/** Dora's; she is told at once that it has arrived. */
const complainOf = async (url: string, targetKey: string): Promise<void> => {
  const headers = { authorization: `Bearer ${await tokenOf(url, dora.email)}`, "content-type": "application/json" }
  const account = await fetch(`${url}/api/core/account`, { headers })
  const { key } = (await account.json()) as { readonly key: string }
  const comment = "Фотографии не этого дома, а соседнего."
  const body = JSON.stringify({ targetType: "Order", targetKey, reason: "OtherReason", comment, participantKey: key })
  const answer = await fetch(`${url}/api/core/complaint/submit`, { headers, method: "POST", body })
  expect(answer.status).toBe(201)
}

it("is Russian on a desktop, and another language at a press", async () => {
  const { url } = stage.server
  const [russian, belarusian] = [voiceIn("ru-RU"), voiceIn("be-BY")]
  const { text, intl } = russian
  const person = await newPerson(stage.browser, "russian", { url, viewport: "desktop", language: "ru-RU" })
  keepPicturesOfFailure(person)
  const { page } = person
  const speaker: Speaker = { ...russian, page }
  const wishes: (string | undefined)[] = []
  page.on("request", (request: Request) => {
    if (request.url().includes("/api/")) wishes.push(request.headers()["accept-language"])
  })
  await haveSession(person, dora.email)
  // The account speaks German; what was chosen on the device counts.
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [preferredLanguageKey, "ru-RU"] as const)

  await page.goto("/search?type=orders")
  await page.getByRole("combobox", { name: text("search.place.label") }).pressSequentially("Dredsen")
  await page.getByRole("option", { name: "Dresden, Sachsen, DE" }).click()
  await page.getByLabel(text("search.place.radius")).selectOption("200")
  const within = text("search.place.within", { name: "Dresden", km: 200 })
  await see(page.getByRole("button", { name: text("search.filters.remove", { name: within }) })).toBeVisible()
  await page.getByRole("textbox", { name: text("search.price.max"), exact: true }).fill("1250")
  await page.getByRole("textbox", { name: text("search.price.max"), exact: true }).press("Enter")
  const atMost = text("search.price.atMost", { min: "", max: amountText(intl, 125_000, "EUR") })
  await see(page.getByRole("button", { name: text("search.filters.remove", { name: atMost }) })).toBeVisible()
  await page.getByLabel(text("search.sort")).selectOption({ label: text("search.sort.priceUp") })
  await see.poll(() => parameter(page, "sortBy")).not.toBeNull()
  await see(cards(page).first()).toBeVisible()
  const found = page.locator(".s-count")
  await see(found).toHaveText(/\d/u)
  const count = Number(/\d+/u.exec((await found.textContent()) ?? "")?.[0])
  await see(found).toHaveText(text("search.count", { kind: "Order", count }))
  await seeNoEnglish(page, russian)
  await look(page, "languages-1-russian-search")

  const others = cards(page).filter({ has: page.locator(".fav-heart button") })
  const card = others.first().getByRole("link").first()
  const name = (await card.textContent()) ?? ""
  const heart = page.getByRole("button", { name: text("core.favorite.keep", { name }) }).first()
  await heart.click()
  await see(heart).toHaveAttribute("aria-pressed", "true")
  const answer = page.waitForResponse(/\/orders\/public\/[^/]+$/u)
  await card.click()
  const listing = toPublicListing(await (await answer).json())
  await seeTitle(page, name)
  const facts = page.getByRole("complementary", { name: text("listings.public.facts") })
  await see(facts.getByText(priceText(intl, listing.price))).toBeVisible()
  await see(facts.getByText(dateSpanText(intl, listing))).toBeVisible()
  await seeNoEnglish(page, russian)
  await look(page, "languages-2-russian-order")

  await page
    .getByRole("banner")
    .getByRole("link", { name: text("core.nav.chat") })
    .click()
  await seeTitle(page, text("chat.title"))
  const chats = page.getByRole("navigation", { name: text("chat.list") })
  await chats.getByRole("link").first().click()
  await page.getByRole("textbox", { name: text("chat.composer.label", { name: "" }) }).fill("Приду в понедельник.")
  await press(page, text("chat.composer.send"))
  await see(page.getByRole("log").getByText("Приду в понедельник.")).toBeVisible()
  await seeNoEnglish(page, russian)

  await bellOf(speaker).click()
  await seeTitle(page, text("notifications.title"))
  await complainOf(url, listing.key)
  await see(
    page.getByRole("main").getByText(text("notifications.said.Content.ComplaintCreated"), { exact: true }),
  ).toBeVisible()
  await seeNoEnglish(page, russian)
  await look(page, "languages-3-russian-notifications")

  await page.goto("/support/support")
  const speakFrom = async (before: Voice, after: Language): Promise<void> => {
    const name = ownLanguageNames[before === russian ? "ru-RU" : "be-BY"]
    await page
      .locator("footer")
      .getByRole("link", { name: before.text("core.language", { name }) })
      .click()
    await page.getByRole("dialog").getByRole("button", { name: ownLanguageNames[after] }).click()
  }
  const letter = (voice: Voice) => page.getByRole("textbox", { name: voice.text("support.message") })
  const other = await person.context.newPage()
  await other.goto("/support/faq")
  await seeTitle(other, text("pages.faq.title"))
  await letter(russian).fill("Не открывается карта, и")
  await page.locator("footer").scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await speakFrom(russian, "be-BY")
  await see(page.getByRole("dialog")).toHaveCount(0)
  await see(letter(belarusian)).toHaveValue("Не открывается карта, и")
  await seeNoEnglish(page, belarusian)
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(100)
  await see.poll(() => wishes.at(-1)).toBe("be-BY")
  await look(page, "languages-4-belarusian-support")
  await seeTitle(other, belarusian.text("pages.faq.title"))
  await other.close()

  await speakFrom(belarusian, "ru-RU")
  await see(page.getByRole("dialog")).toHaveCount(0)
  await see(letter(russian)).toHaveValue("Не открывается карта, и")
  await page.route("**/account/language/**", (route) => route.fulfill({ status: 500, json: {} }))
  await speakFrom(russian, "be-BY")
  await see(toastsOf(speaker).getByText(text("core.label_error_notification"))).toBeVisible()
  await seeNoEnglish(page, russian)

  await page.goto("/settings")
  const address = await page.locator("a[href^='/identity/email']").first().getAttribute("href")
  const signInPage = await page.request.get(address ?? "")
  expect(signInPage.headers()["content-language"]).toBe("ru-RU")
  expect(await signInPage.text()).toContain('lang="ru-RU"')
  expect(person.errors).toEqual([])
})
