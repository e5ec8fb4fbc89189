/**
 * Has a customer and an executant go through an order by keys alone: Tab, arrows, Enter and shortcuts. experience:
 * Accessibility.
 */
import { expect } from "vitest"
import type { Page } from "playwright"
import { keepPicture } from "./browser.ts"
import { choose, press, pressOn, seeFocused, seeHeld, shortcut, tabTo, typeInto } from "./keys.ts"
import { dayFromNow } from "./ordering.ts"
import { see } from "./see.ts"
import { composer, seeSaid } from "./talking.ts"

export const order = "Oil the terrace"
export const executantName = "Demo Malerei Nord"
export const customerName = "Demo Anna"

/** From its first mistakes to moderation. */
export const writeOrder = async (page: Page): Promise<void> => {
  await shortcut(page, "c")
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

  await page.keyboard.type(order)
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
  await seeFocused(page.getByRole("heading", { level: 1, name: order }))
}

/** From anywhere: a search by its key, and the one that it finds. */
export const findAndApply = async (page: Page): Promise<void> => {
  await shortcut(page, "/")
  const field = page.getByRole("searchbox").or(page.getByRole("combobox", { name: /^What kind of work/u }))
  await seeFocused(field)
  await page.keyboard.type("terrace")
  await page.keyboard.press("Enter")
  await see(page.getByText("found for “terrace”")).toBeVisible()
  await press(page, page.getByRole("link", { name: "Skip the filters" }))
  await press(page, page.getByRole("main").getByRole("link", { name: order }))
  await seeFocused(page.getByRole("heading", { level: 1, name: order }))
  await pressOn(page, page.getByRole("button", { name: "Apply", exact: true }))
  await see(page.getByText("You have applied")).toBeVisible()
  await seeHeld(page)
}

/** By the quick search to the order, and to who has applied for it. */
export const accept = async (page: Page): Promise<void> => {
  await shortcut(page, "Control+k")
  const palette = page.getByRole("dialog", { name: "Quick search" })
  await seeFocused(palette.getByRole("combobox"))
  await page.keyboard.type("TERRÁCE oil")
  await see(palette.getByRole("option", { name: order })).toHaveAttribute("data-highlighted")
  await see(palette.getByRole("status")).toContainText(/result/u)
  await page.keyboard.press("Enter")
  await seeFocused(page.getByRole("heading", { level: 1, name: order }))
  await pressOn(page, page.getByRole("link", { name: /^Applications/u }))
  await pressOn(page, page.getByRole("link", { name: `Accept the application of ${executantName}` }))
  const form = page.getByRole("dialog", { name: "Create a deal" })
  await typeInto(page, form.getByLabel("What you agreed on"), "Two coats, by Friday.")
  await pressOn(page, form.getByRole("button", { name: "Create the deal" }))
  const moment = page.getByRole("dialog", { name: "You have a deal!" })
  await pressOn(page, moment.getByRole("button", { name: `Write to ${executantName}` }))
}

export const say = async (page: Page, to: string, text: string): Promise<void> => {
  await typeInto(page, composer(page, to), text)
  await pressOn(page, page.getByRole("button", { name: "Send the message" }))
  await seeSaid(page, to, text)
}

export const rate = async (page: Page, name: string, stars: string): Promise<void> => {
  const review = page.getByRole("dialog", { name: `Rate ${name}` })
  await choose(page, review, stars)
  await pressOn(page, review.getByRole("button", { name: "Send the review" }))
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Back to the deal" }))
  await see(page.getByRole("dialog")).toHaveCount(0)
  await seeHeld(page)
}
