/**
 * Everything can be done by keyboard, and the focus is always where it is expected. experience: Accessibility. Law 13.
 */
import { expect, it } from "vitest"
import { demoPassword } from "../../server/demo/people.ts"
import { keepPicture, keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { seeSignedIn, signIn } from "./entering.ts"
import { accept, customerName, executantName, findAndApply, order, rate, say, writeOrder } from "./keyed-deal.ts"
import { press, pressOn, seeFocused, seeKeysAct, shortcut, tabTo, typeInto } from "./keys.ts"
import { byHand, newModerator } from "./moderating.ts"
import { mainLink } from "./ordering.ts"
import { look, see, seeSettled, seeTitle, seeTakenOver } from "./see.ts"
import { setStage } from "./stage.ts"
import { seeSaid } from "./talking.ts"

const stage = setStage(byHand)

const signInByKeys = async ({ page }: Person, email: string): Promise<void> => {
  await page.goto("/")
  await seeTitle(page, "The right hands, near you")
  await press(page, page.getByRole("banner").getByRole("button", { name: "Sign in" }))
  await seeTitle(page, "Sign in")
  await typeInto(page, page.getByLabel("E-mail"), email)
  await typeInto(page, page.getByLabel("Password"), demoPassword)
  await page.keyboard.press("Enter")
  await seeSignedIn(page)
}

it("leads past the bars, in, through lists and dialogs, and back", async () => {
  const person = await newPerson(stage.browser, "keyboard-desk", { url: stage.server.url, viewport: "desktop" })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/")
  await seeTitle(page, "The right hands, near you")

  // The first stop is the skip link.
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to the content" })
  await seeFocused(skip)
  await see(skip).toBeInViewport()
  await keepPicture(page, "keyboard-1-skip-link")
  await page.keyboard.press("Enter")
  await seeFocused(page.getByRole("main"))
  await page.keyboard.press("Tab")
  await seeFocused(page.getByRole("main").getByRole("radio", { name: "I need work done" }))
  await signInByKeys(person, "anna@demo.example")

  // A new page focuses its heading; its tabs are links.
  await press(page, mainLink(page, "My orders"))
  await seeFocused(page.getByRole("heading", { level: 1, name: "My orders" }))
  const archive = page.getByRole("navigation", { name: "Orders by state" }).getByRole("link", { name: "Archive" })
  await press(page, archive)
  await see(archive).toHaveAttribute("aria-current", "page")
  await seeFocused(archive)

  // A dialog traps the focus and returns it.
  const create = page.getByRole("banner").getByRole("link", { name: "Create" })
  await tabTo(page, create, "Shift+Tab")
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Create an order" })
  await see(dialog).toBeVisible()
  await see(dialog.getByRole("banner")).toHaveCount(0)
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab")
    await see(page.locator("[role=dialog]:focus-within")).toBeVisible()
  }
  await page.keyboard.press("Escape")
  await see(dialog).toHaveCount(0)
  await seeFocused(create)

  // A menu is operated by keys; closing what it opened returns the focus.
  const account = page.getByRole("button", { name: /^Account of / })
  await press(page, account)
  await see(page.getByRole("menu")).toBeVisible()
  await page.keyboard.press("Escape")
  await seeFocused(account)
  await page.keyboard.press("Enter")
  await seeFocused(page.getByRole("menuitem").first())
  await page.keyboard.press("ArrowDown")
  await seeFocused(page.getByRole("menuitem", { name: "Switch profile" }))
  await page.keyboard.press("Enter")
  await see(page.getByRole("dialog", { name: "Switch profile" })).toBeVisible()
  await page.keyboard.press("Escape")
  await see(page.getByRole("dialog")).toHaveCount(0)
  await seeFocused(account)

  // A closed dialog is no step any more: Back leads to what was there before.
  await see(archive).toHaveAttribute("aria-current", "page")
  await page.goBack()
  await see(archive).not.toHaveAttribute("aria-current", "page")
  expect(person.errors).toEqual([])
})

it("comes back to the card that was opened, where it stood", async () => {
  const person = await newPerson(stage.browser, "keyboard-back", { url: stage.server.url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/search")
  await seeTakenOver(page)
  const card = page.getByRole("article").nth(9).getByRole("link")
  await see(card).toBeVisible()
  const name = (await card.textContent()) ?? ""
  await card.focus()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  const topOfCard = async (): Promise<number> => (await card.boundingBox())?.y ?? Number.NaN
  const top = await topOfCard()
  await page.keyboard.press("Enter")
  await seeFocused(page.getByRole("heading", { level: 1, name }))
  await page.goBack()
  await seeFocused(card)
  await see(card).toHaveText(name)
  await see(card).toBeInViewport()
  await seeSettled(page)
  expect(Math.abs((await topOfCard()) - top)).toBeLessThan(50)

  // Pages of the list are steps like any other.
  const second = page.getByRole("link", { name: "Page 2" })
  const firstCard = page.getByRole("article").first().getByRole("link")
  const firstOfFirst = (await firstCard.getAttribute("href")) ?? ""
  await second.focus()
  await page.keyboard.press("Enter")
  await see(second).toHaveAttribute("aria-current", "page")
  // The list of before stands there until the next one has come.
  await see(firstCard).not.toHaveAttribute("href", firstOfFirst)
  const onSecond = page.getByRole("article").nth(4).getByRole("link")
  await onSecond.focus()
  await page.keyboard.press("Enter")
  await seeFocused(page.getByRole("heading", { level: 1 }))
  await page.goBack()
  await seeFocused(onSecond)
  expect(person.errors).toEqual([])
})

it("leads from an empty form to a deal that both have rated", async () => {
  const { url } = stage.server
  const customer = await newPerson(stage.browser, "keyboard-phone", { url, viewport: "phone" })
  const executant = await newPerson(stage.browser, "keyboard-executant", { url, viewport: "desktop" })
  keepPicturesOfFailure(customer, executant)
  const [anna, emil] = [customer.page, executant.page]
  await signInByKeys(customer, "anna@demo.example")
  await seeKeysAct(anna)
  await writeOrder(anna)
  await (await newModerator(url)).approve(order)

  await signInByKeys(executant, "emil@demo.example")
  await seeKeysAct(emil)
  await findAndApply(emil)
  await accept(anna)

  await say(anna, executantName, "The gate is open.")
  await shortcut(emil, "g", "c")
  await seeFocused(emil.getByRole("heading", { level: 1, name: "Chat" }))
  await press(emil, emil.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: customerName }))
  await seeSaid(emil, customerName, "The gate is open.")
  await say(emil, customerName, "I am on my way.")
  await seeSaid(anna, executantName, "I am on my way.")

  await press(anna, anna.getByRole("link", { name: "All conversations" }))
  await shortcut(anna, "g", "d")
  await press(anna, anna.getByRole("link", { name: order }))
  await seeFocused(anna.getByRole("heading", { level: 1, name: /^Deal No\. /u }))
  await pressOn(anna, anna.getByRole("main").getByRole("button", { name: "Close the deal" }))
  await press(anna, anna.getByRole("alertdialog").getByRole("button", { name: "Close the deal" }))
  await rate(anna, executantName, "5 stars: excellent")

  await press(emil, mainLink(emil, "Deals"))
  await press(emil, emil.getByRole("link", { name: /^Archive/u }))
  await press(emil, emil.getByRole("link", { name: order }))
  await pressOn(emil, emil.getByRole("button", { name: `Rate ${customerName}` }))
  await rate(emil, customerName, "4 stars: good")
  await see(emil.getByText(`You rated ${customerName}`)).toBeVisible()
  await see(anna.getByText("4 out of 5")).toBeAttached()
  expect([...customer.errors, ...executant.errors]).toEqual([])
})

it("has keys that act anywhere but where somebody types, until they are turned off", async () => {
  const person = await newPerson(stage.browser, "keyboard-shortcuts", { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  await signIn(person, "anna@demo.example", "/search")
  const field = page.getByRole("main").locator("input[type=search]")
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await seeKeysAct(page)
  await shortcut(page, "/")
  await seeFocused(field)
  await page.keyboard.type("?gd")
  await see(field).toHaveValue("?gd")
  await page.keyboard.press("Tab")
  await shortcut(page, "?")
  await see(sheet.getByRole("listitem").filter({ hasText: "Deals" })).toContainText("G then D")
  await shortcut(page, "g", "d")
  await look(page, "keyboard-3-shortcuts")
  await tabTo(page, sheet.getByRole("switch"))
  await page.keyboard.press("Space")
  await see(sheet.getByRole("switch")).not.toBeChecked()
  await page.keyboard.press("Escape")
  await see(sheet).toHaveCount(0)
  await shortcut(page, "g", "d", "?")
  await shortcut(page, "Control+k")
  const palette = page.getByRole("dialog", { name: "Quick search" })
  await see(palette).toBeVisible()
  expect(new URL(page.url()).pathname).toBe("/search")
  await page.keyboard.type("keyb")
  await page.keyboard.press("Enter")
  await see(sheet.getByRole("switch")).not.toBeChecked()
  // One step of the history: the sheet took the place of the search that led to it.
  await page.goBack()
  await see(page.getByRole("dialog")).toHaveCount(0)
  expect(person.errors).toEqual([])
})
