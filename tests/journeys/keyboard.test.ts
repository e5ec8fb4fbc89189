/** Everything can be done by keyboard, and the focus is always where it is expected. experience: Accessibility. */
import { expect, it } from "vitest"
import { demoPassword } from "../../server/demo/people.ts"
import { keepPicture, keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { seeSignedIn } from "./entering.ts"
import { press, seeFocused, tabTo, typeInto } from "./keys.ts"
import { byHand } from "./moderating.ts"
import { dayFromNow, mainLink } from "./ordering.ts"
import { see, seeSettled, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

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

  // What was closed is no step any more: Back leads to what was there before.
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

it("writes an order, from its first mistakes to moderation", async () => {
  const person = await newPerson(stage.browser, "keyboard-phone", { url: stage.server.url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  await signInByKeys(person, "anna@demo.example")
  await press(page, mainLink(page, "Create"))
  await seeFocused(page.getByRole("heading", { level: 1, name: "New order" }))

  // The error summary takes the focus and links to each field.
  const next = page.getByRole("button", { name: "Next", exact: true })
  await press(page, next)
  const summary = page.getByRole("region", { name: /^Check \d fields$/u })
  await seeFocused(summary)
  await keepPicture(page, "keyboard-2-error-summary")
  await press(page, summary.getByRole("link", { name: /^Write a name/u }))
  const name = page.getByRole("textbox", { name: "Name" })
  await seeFocused(name)
  await see(name).toHaveAttribute("aria-invalid", "true")

  await page.keyboard.type("Oil the terrace")
  await see(name).not.toHaveAttribute("aria-invalid", "true")
  await typeInto(page, page.getByRole("textbox", { name: "Description" }), "Larch, thirty square metres, swept.")
  const category = page.getByRole("button", { name: "Category" })
  const sheet = page.getByRole("dialog", { name: "Category" })
  await press(page, category)
  await seeFocused(sheet.getByRole("combobox", { name: "Find a category" }))
  await page.keyboard.press("Escape")
  await see(sheet).toHaveCount(0)
  await seeFocused(category)
  await page.keyboard.press("Enter")
  await see(sheet).toBeVisible()
  await page.goBack()
  await see(sheet).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe("/orders/new")
  await press(page, category)
  await seeFocused(sheet.getByRole("combobox", { name: "Find a category" }))
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press("Tab")
    await see(page.locator("[role=dialog]:focus-within")).toBeVisible()
  }
  await typeInto(page, sheet.getByRole("combobox", { name: "Find a category" }), "Paint")
  await see(sheet.getByRole("option", { name: "Painting" })).toHaveAttribute("data-highlighted")
  await page.keyboard.press("Enter")
  await see(sheet).toHaveCount(0)
  await see(category).toHaveText("Painting")
  await press(page, next)
  const [year, month, day] = dayFromNow(3).split("-")
  const step = page.getByRole("heading", { level: 1, name: "New order" })
  await seeFocused(step)
  await see(step).toHaveAccessibleDescription("Step 2 of 5: Where and when")
  await typeInto(page, page.getByLabel("Start date"), `${month}${day}${year}`)
  await press(page, next)
  await tabTo(page, page.getByRole("radio", { name: "By agreement" }))
  await page.keyboard.press("ArrowDown")
  await see(page.getByRole("radio", { name: "Fixed rate" })).toBeChecked()
  await typeInto(page, page.getByRole("textbox", { name: "Amount" }), "400")
  await press(page, next)
  await see(page.getByLabel("Add files")).toBeAttached()
  await press(page, next)
  await press(page, page.getByRole("button", { name: "Publish the order" }))
  await see(page.getByRole("dialog", { name: "Your order is on its way" })).toBeVisible()
  await page.keyboard.press("Escape")
  await see(page.getByRole("heading", { name: "Oil the terrace" })).toBeVisible()
  expect(person.errors).toEqual([])
})
