/**
 * The focus stays on the page where what has it leaves: done with, undone, or gone by another window. The focus stays
 * on the page. WCAG 2.4.3.
 */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson, viewports } from "./browser.ts"
import { signIn } from "./entering.ts"
import { press, seeFocused, tabTo } from "./keys.ts"
import { see, toasts } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

it("gives the focus to the heading, or leaves it where it was", async () => {
  const person = await newPerson(stage.browser, "lost-focus", { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  await signIn(person, "dora@demo.example", "/orders")

  // The button of a menu keeps it while what was chosen is done; the toast that takes it back leaves with its button.
  const more = page.getByRole("button", { name: /^What to do with/u }).first()
  await press(page, more)
  await page.keyboard.press("ArrowDown")
  await seeFocused(page.getByRole("menuitem", { name: "Hide" }))
  await page.keyboard.press("Enter")
  const undo = toasts(page).getByRole("button", { name: "Undo" })
  await see(undo).toBeVisible()
  await seeFocused(more)
  // A key leads to it from anywhere, and back.
  await page.keyboard.press("F8")
  await seeFocused(undo)
  await page.keyboard.press("Escape")
  await seeFocused(more)
  await page.keyboard.press("F8")
  await page.keyboard.press("Enter")
  await see(undo).toHaveCount(0)
  await seeFocused(more)

  // Back to a list that was left by a link in a menu, which is closed by then: to its card, and not after seconds.
  // The narrow page draws the list anew, and the keys start from its heading, not from an entry that is about to go.
  await page.setViewportSize(viewports.phone)
  await heading(page).focus()
  await press(page, more)
  await page.getByRole("menuitem", { name: "Duplicate" }).press("Enter")
  await see(heading(page)).toHaveText("New order")
  await page.goBack()
  await see(page.locator("main li").filter({ has: more }).getByRole("heading").getByRole("link").first()).toBeFocused({
    timeout: 2_000,
  })
  await page.setViewportSize(viewports.wide)

  // An entry that leaves its list: to the next one.
  await page.goto("/applications/customer?page=1&at=active")
  const names = page.getByRole("listitem").getByRole("heading").getByRole("link")
  await see(names.first()).toBeVisible()
  const next = (await names.nth(1).textContent()) ?? ""
  await press(page, page.getByRole("button", { name: /^Withdraw the application/u }).first())
  await press(page, page.getByRole("alertdialog").getByRole("button", { name: /^Withdraw/u }))
  await see(names.first()).toHaveText(next)
  await seeFocused(names.first())

  // The trace of a deleted message is in its conversation.
  await page.goto("/chat")
  await page.getByRole("navigation", { name: "Conversations" }).getByRole("link").first().click()
  const log = page.getByRole("log")
  await press(page, log.getByRole("link", { name: "Delete this message" }).last())
  await press(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete the message" }))
  await see(page.getByRole("alertdialog")).toHaveCount(0)
  await seeFocused(log)

  // A dialog whose opener is no more: the deal that it cancelled has no such button.
  await page.goto("/deals")
  const deal = page.getByRole("listitem").getByRole("heading").getByRole("link")
  await deal.first().click()
  const cancel = page.getByRole("main").getByRole("button", { name: "Cancel the deal" })
  const dialog = page.getByRole("dialog")
  const report = page.getByRole("link", { name: "Report" })
  await press(page, report)
  await see(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await seeFocused(report)
  await tabTo(page, cancel, "Shift+Tab")
  await page.keyboard.press("Enter")
  await tabTo(page, dialog.getByRole("radio").first())
  await page.keyboard.press("Space")
  await press(page, dialog.getByRole("button", { name: "Cancel the deal" }))
  await see(dialog).toHaveCount(0)
  await see(cancel).toHaveCount(0)
  await seeFocused(heading(page))

  // Another window closes the deal that this one asks about.
  await page.goto("/deals")
  await deal.first().click()
  const close = page.getByRole("main").getByRole("button", { name: "Close the deal" })
  await press(page, close)
  const question = page.getByRole("alertdialog")
  await see(question).toBeVisible()
  const other = await person.context.newPage()
  await other.goto(page.url())
  await other.getByRole("main").getByRole("button", { name: "Close the deal" }).click()
  await other.getByRole("alertdialog").getByRole("button", { name: "Close the deal" }).click()
  await see(question).toHaveCount(0)
  await seeFocused(heading(page))

  // Back to a list that has it no more.
  await page.goBack()
  await see(heading(page)).toHaveText("Deals")
  await see(heading(page)).toBeFocused({ timeout: 2_000 })
  expect(person.errors).toEqual([])
})
