/**
 * A listing on the market is written anew while others see it as it was; one that was refused is put right. Spec §2,
 * §4.
 */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { drawGate } from "./drawing.ts"
import { haveSession, register, signIn, somebodyNew } from "./entering.ts"
import { namesThatOverflow } from "./fitting.ts"
import { byHand, newModerator } from "./moderating.ts"
import { dayFromNow, fillOrder } from "./ordering.ts"
import { look, see, seeTheme, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const orderName = "Move a two-room flat across the city"
const newWords = "Two rooms, no piano, third floor with a lift. The boxes are packed."
const otherWords = "Two rooms, and the piano comes along after all."

const stage = setStage(byHand)

const goOn = (page: Page): Promise<void> => page.getByRole("button", { name: "Next", exact: true }).click()
const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps of the form" }).getByText(name, { exact: false }).first()

it("a published order is changed, and a stranger sees the old one until the new one was checked", async () => {
  const { url } = stage.server
  const customer = await newPerson(stage.browser, "edit-customer", { url, viewport: "phone" })
  const stranger = await newPerson(stage.browser, "edit-stranger", { url, viewport: "wide" })
  keepPicturesOfFailure(customer, stranger)
  const [anna, otto] = [customer.page, stranger.page]
  await signIn(customer, "anna@demo.example", "/orders")
  await anna.getByRole("link", { name: orderName }).click()
  await see(anna.getByRole("heading", { level: 1, name: orderName })).toBeVisible()
  const key = new URL(anna.url()).pathname.split("/")[2] ?? ""

  await anna.getByRole("link", { name: "Change the order" }).click()
  await seeTitle(anna, "Change the order")
  await see(anna.getByText("The order stays public as it is until your changes are checked.")).toBeVisible()
  const description = anna.getByRole("textbox", { name: "Description" })
  const oldWords = await description.inputValue()
  await description.fill(newWords)
  await goOn(anna)
  await see(step(anna, "Step 2 of 5")).toBeVisible()
  await anna.getByRole("button", { name: "Place" }).click()
  await anna.getByRole("combobox", { name: "Find a place" }).pressSequentially("Leip")
  await anna.getByRole("option", { name: /^Leipzig/u }).click()
  await anna.getByLabel("Within").selectOption("50 km")
  await look(anna, "edit-1-where")
  // Back leads through the steps, and nothing is lost on the way.
  await anna.goBack()
  await see(description).toHaveValue(newWords)
  await goOn(anna)
  await see(anna.getByRole("button", { name: "Place" })).toContainText("Leipzig")
  await goOn(anna)
  await goOn(anna)
  await goOn(anna)
  await see(anna.getByRole("heading", { name: "This is what others will see" })).toBeVisible()
  await look(anna, "edit-2-check")
  await anna.getByRole("button", { name: "Send the changes" }).click()
  await see(anna.getByText("Changes under review")).toBeVisible()
  await see(anna.getByText(newWords)).toBeVisible()
  const asOthersSee = await customer.context.newPage()
  await asOthersSee.goto(`/orders/${key}`)
  await see(asOthersSee.getByText(oldWords.slice(0, 40))).toBeVisible()

  // A version that waits is the owner's alone; a second change finds both.
  await otto.goto(`/orders/${key}`)
  await see(otto.getByText(oldWords.slice(0, 40))).toBeVisible()
  await see(otto.getByText(newWords)).toHaveCount(0)
  await anna.getByRole("link", { name: "Change the order" }).click()
  await see(anna.getByText("A version of this order is being checked.")).toBeVisible()
  await anna.getByText("What others see now").click()
  await see(anna.getByText(oldWords.slice(0, 40))).toBeVisible()
  await look(anna, "edit-3-both")

  // Another tab of hers sends other words meanwhile; hers are kept until she has chosen.
  await asOthersSee.goto(`/orders/${key}/edit`)
  await asOthersSee.getByRole("textbox", { name: "Description" }).fill(otherWords)
  await description.fill("Two rooms and a cellar.")
  for (let steps = 0; steps < 4; steps += 1) await goOn(asOthersSee)
  await asOthersSee.getByRole("button", { name: "Send the changes" }).click()
  const changed = anna.getByRole("region", { name: "This order was changed elsewhere meanwhile" })
  await see(changed.getByText(otherWords)).toBeVisible()
  await see(description).toHaveValue("Two rooms and a cellar.")
  await look(anna, "edit-3-changed")
  await changed.getByRole("button", { name: "Take what it says now" }).click()
  await see(description).toHaveValue(otherWords)
  await see(changed).toHaveCount(0)
  await anna.getByRole("link", { name: "The order", exact: true }).click()
  await asOthersSee.goto(`/orders/${key}`)

  await (await newModerator(url)).approve(orderName)
  await see(anna.getByText("Changes under review")).toHaveCount(0)
  await see(anna.getByText("Everybody can find this order")).toBeVisible()
  await see(asOthersSee.getByText(otherWords)).toBeVisible() // nobody has loaded it anew
  await asOthersSee.close()
  await otto.reload()
  await see(otto.getByText(otherWords)).toBeVisible()
  expect([...customer.errors, ...stranger.errors]).toEqual([])
})

it("an offer with a profile made on the way is refused, put right, and found by strangers", async () => {
  const { url } = stage.server
  const executant = await newPerson(stage.browser, "edit-executant", { url, viewport: "phone" })
  const stranger = await newPerson(stage.browser, "edit-passer-by", { url, viewport: "desktop" })
  keepPicturesOfFailure(executant, stranger)
  const { page } = executant
  await register(executant, somebodyNew("Journey Olaf"), "/offers/new")
  await seeTitle(page, "New offer")
  await seeTheme(page, "customer")
  await see(page.getByRole("heading", { level: 2, name: "Your executant profile" })).toBeVisible()
  await see(page.getByRole("heading", { level: 2, name: "What you offer" })).toBeVisible()

  // All that is wrong with a step is said when it should be left.
  await goOn(page)
  await see(page.getByRole("region", { name: "Check 5 fields" })).toBeFocused()
  const indents = await page.locator(".p-field-error").evaluateAll((errors) => {
    const leftOf = (element: Element | null): number => Math.round(element?.getBoundingClientRect().left ?? Number.NaN)
    return errors.map((error) => leftOf(error) - leftOf(error.closest(".p-field")))
  })
  expect(indents).toEqual([0, 0, 0, 0, 0])
  await page.getByLabel("Name of the profile").fill("Journey Fences")
  await page.getByLabel("Main category of the profile").selectOption("Construction")
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Fences   of larch!!!")
  await page.getByRole("textbox", { name: "Description" }).fill("Made to measure. Call me at +49 170 1234567.")
  await see(page.getByText("This looks like a phone number")).toBeVisible()
  await see(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Fences of larch!")
  await page.getByRole("button", { name: "Category", exact: true }).click()
  await page.getByRole("combobox", { name: "Find a category" }).fill("Paint")
  await page.getByRole("option", { name: "Painting" }).click()
  await goOn(page)
  await page.getByRole("button", { name: "Place" }).click()
  await page.getByRole("combobox", { name: "Find a place" }).pressSequentially("Dres")
  await page.getByRole("option", { name: /^Dresden/u }).click()
  await page.getByLabel("Start date").fill(dayFromNow(2))
  await goOn(page)
  await page.getByRole("radio", { name: "Fixed rate" }).check()
  await page.getByRole("textbox", { name: "Amount" }).fill("85")
  await goOn(page)
  const gate = await drawGate(stage.browser, "upright")
  await page.getByLabel("Add files").setInputFiles([
    { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Two metres high.") },
    { name: "gate.jpg", mimeType: "image/jpeg", buffer: gate },
  ])
  await page.getByRole("button", { name: "Move gate.jpg forward" }).click()
  await see(page.getByRole("button", { name: "Move gate.jpg back" })).toBeFocused()
  await see(page.getByRole("listitem").filter({ hasText: "gate.jpg" })).toContainText("Cover")
  // A high picture is cut to its place in the row.
  const place = page.getByRole("listitem").filter({ hasText: "gate.jpg" }).locator(".p-file-mark")
  expect((await place.locator("img").boundingBox())?.height).toBe((await place.boundingBox())?.height)
  await page.getByRole("listitem").filter({ hasText: "plan.txt" }).locator(".p-file-mark").hover()
  await page.mouse.down()
  await page
    .getByRole("listitem")
    .filter({ hasText: "gate.jpg" })
    .hover({ position: { x: 20, y: 2 } })
  await page.mouse.up()
  await see(page.getByRole("list", { name: "Files to be sent" }).getByRole("listitem").first()).toContainText(
    "plan.txt",
  )
  await look(page, "edit-4-pictures")
  await goOn(page)
  await page.getByRole("button", { name: "Publish the offer" }).click()

  await see(page.getByRole("dialog", { name: "Your offer is on its way" })).toBeVisible()
  const moderator = await newModerator(url)
  await moderator.approve("Journey Fences")
  await moderator.refuse("Fences of larch!", "ContactDetails")
  const refused = page.getByRole("dialog", { name: "Your offer was refused" })
  await see(refused.getByText("Contact details belong in the chat")).toBeVisible()
  expect(await namesThatOverflow(page)).toEqual([])
  await seeTheme(page, "executant")
  await look(page, "edit-5-refused")
  await refused.getByRole("link", { name: "Fix and resend" }).click()
  await seeTitle(page, "Change the offer")
  await see(page.getByText("This was refused. Put it right, and send it again.")).toBeVisible()
  await page.getByRole("textbox", { name: "Description" }).fill("Made to measure, and set up within a week.")
  await goOn(page)
  await see(page.getByRole("button", { name: "Place" })).toContainText("Dresden")
  await goOn(page)
  await goOn(page)
  await see(page.getByRole("list", { name: "Files that are there" }).getByRole("listitem")).toHaveCount(2)
  await goOn(page)
  await page.getByRole("button", { name: "Send the changes" }).click()
  await moderator.approve("Fences of larch!")
  await see(page.getByText("Everybody can find this offer")).toBeVisible()
  await see(page.getByRole("complementary", { name: "Facts" })).toContainText("Dresden, Sachsen, DE")

  const key = new URL(page.url()).pathname.split("/")[2] ?? ""
  await stranger.page.goto(`/offers/${key}`)
  await seeTitle(stranger.page, "Fences of larch!")
  await see(stranger.page.getByText("Journey Fences").first()).toBeVisible()
  await see(stranger.page.getByRole("complementary", { name: "Facts" })).toContainText("Dresden")
  await see(stranger.page.getByText("Made to measure, and set up within a week.")).toBeVisible()
  await look(stranger.page, "edit-6-public")
  expect([...executant.errors, ...stranger.errors]).toEqual([])
})

it("a desk is shown the ways to the form, and a window that grows keeps what was typed", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "edit-desk", { url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  await signIn(person, "anna@demo.example")
  await page.getByRole("banner").getByRole("link", { name: "Create" }).click()
  const dialog = page.getByRole("dialog", { name: "Create an order" })
  await see(dialog.getByRole("img", { name: "QR code with the link to the form" })).toBeVisible()
  await look(page, "edit-7-ways")
  await page.setViewportSize({ width: 700, height: 900 })
  await seeTitle(page, "New order")
  await page.getByRole("textbox", { name: "Name" }).fill("Sand the stairs")
  await page.setViewportSize({ width: 1300, height: 900 })
  await see(dialog.getByText("What you have written and picked so far is kept on this device.")).toBeVisible()
  await page.setViewportSize({ width: 700, height: 900 })
  await see(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sand the stairs")
  await see(page.getByText("Discard")).toBeVisible()
  expect(person.errors).toEqual([])
})

it("a window of phone size leaves the moment of sending to the one that opened it", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "edit-window", { url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  await signIn(person, "anna@demo.example")
  await page.getByRole("banner").getByRole("link", { name: "Create" }).click()
  const opening = page.waitForEvent("popup")
  await page.getByRole("button", { name: "Open the form in a phone-size window" }).click()
  const form = await opening
  await seeTitle(form, "New order")
  await fillOrder(form, {
    name: "Sand the stairs",
    description: "Two flights of pine, and the landing.",
    category: "Painting",
    amount: "300",
    currency: "EUR",
    unit: "Day",
    startDate: dayFromNow(2),
    endDate: dayFromNow(4),
  })
  await goOn(form)
  const closed = form.waitForEvent("close")
  await form.getByRole("button", { name: "Publish the order" }).click()
  await closed
  const moment = page.getByRole("dialog", { name: "Your order is on its way" })
  await see(moment.getByText("Sand the stairs")).toBeVisible()
  await moment.getByRole("button", { name: "Go on to the order" }).click()
  await see(page.getByRole("link", { name: "Sand the stairs" })).toHaveAttribute("aria-current", "true")
  expect(person.errors).toEqual([])
})

it("what can't be loaded for editing leads home", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "edit-none", { url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  await haveSession(person, "anna@demo.example")
  await page.goto("/orders/00000000-0000-4000-8000-000000000000/edit")
  await see(page).toHaveURL(/\/$/u)
  expect(person.errors).toEqual([])
})
