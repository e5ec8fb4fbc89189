/** A problem is reported with the event log of it, from the menu, an error and the sheet of keys, and reaches moderators. */
import { readFile } from "node:fs/promises"
import type { Locator, Page } from "playwright"
import { expect, it } from "vitest"
import { admin, dora } from "../../server/demo/people.ts"
import { newPerson } from "./browser.ts"
import { fillSignIn, signIn } from "./entering.ts"
import { wholeLog } from "./golden.ts"
import { seeKeysAct, shortcut } from "./keys.ts"
import { look, see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()
const title = "Report a problem"
const words = "My order was there this morning, and the list is empty now."

const message = (page: Page) => page.getByRole("textbox", { name: "What can we help with?" })
const goesAlong = (page: Page) => page.getByRole("checkbox", { name: "Send the event log along" })

/** The button of the letter's own log; the page has another one for logs of earlier runs. */
const save = (page: Page) => page.locator("form").getByRole("button", { name: "Download the event log" })

const fileOf = async (page: Page, button: Locator): Promise<string> => {
  const downloading = page.waitForEvent("download")
  await button.click()
  return readFile(await (await downloading).path(), "utf8")
}

it("reaches moderators with all that was shown before, and loses no word", async () => {
  const { url } = stage.server
  const { page, errors, ...person } = await newPerson(stage.browser, "report", { url, viewport: "desktop" })
  await signIn({ page, errors, ...person }, dora.email)
  await page.getByRole("button", { name: /^Account of /u }).click()
  await page.getByRole("menuitem", { name: title }).click()
  await seeTitle(page, title)
  await see(goesAlong(page)).toBeChecked()
  await message(page).fill(words)

  await page.getByText("See all that is sent of it").click()
  const lines = page.getByRole("textbox", { name: /^The log has \d+ lines/u })
  await see(lines).toHaveValue(/"type":"RouteChanged"/u)
  expect(await lines.inputValue()).not.toContain(dora.name)
  await look(page, "report-1-preview")
  const shown = await fileOf(page, save(page))
  expect(shown.trimEnd().endsWith((await lines.inputValue()).split("\n").at(-1) ?? "nothing")).toBe(true)

  await page.route("**/api/support/support/send", (route) => route.abort(), { times: 1 })
  await page.getByRole("button", { name: "Send the letter" }).click()
  await see(page.getByRole("alert").first()).toBeVisible()
  await page.reload()
  await see(message(page)).toHaveValue(words)
  await see(goesAlong(page)).toBeChecked()
  await page.getByText("See all that is sent of it").click()
  const sent = await fileOf(page, save(page))
  await page.getByRole("button", { name: "Send the letter" }).click()
  await see(page.getByText("Your letter is on its way")).toBeVisible()

  const desk = await newPerson(stage.browser, "report-desk", { url, viewport: "wide" })
  await desk.page.goto("/")
  await desk.page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await fillSignIn(desk.page, admin.email)
  await seeTitle(desk.page, "Moderation")
  await desk.page.getByRole("button", { name: "Letters to support" }).click()
  await see(desk.page.getByText(words)).toBeVisible()
  await look(desk.page, "report-2-desk")
  const received = await fileOf(desk.page, desk.page.getByRole("button", { name: /^Event log, \d+ events/u }).first())
  expect(wholeLog(received)).toEqual(wholeLog(sent))
  expect([...errors.filter((one) => !one.includes("ERR_FAILED")), ...desk.errors]).toEqual([])
})

it("is a report from where a letter was being written, too, and no word of that is lost", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "report-letter", { url, viewport: "desktop" })
  const { page } = person
  await signIn(person, dora.email, "/support/support")
  await seeTitle(page, "Write to support")
  await see(goesAlong(page)).not.toBeChecked()
  await message(page).fill(words)
  await page.getByRole("button", { name: /^Account of /u }).click()
  await page.getByRole("menuitem", { name: title }).click()
  await seeTitle(page, title)
  await see(message(page)).toHaveValue(words)
  await see(goesAlong(page)).toBeChecked()
})

it("begins at an error and at the sheet of keys, by keyboard, and the log stays here where nobody wants it", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "report-error", { url, viewport: "desktop" })
  const { page } = person
  await signIn(person, dora.email)
  await page.route(
    (to) => to.pathname.startsWith("/api/core/") && to.pathname.includes("/deals"),
    (route) => route.fulfill({ status: 500, json: { type: "InternalException", message: "No.", traceId: "t" } }),
  )
  await page.goto("/deals")
  const link = page.locator("main").getByRole("link", { name: title }).first()
  await link.focus()
  await page.keyboard.press("Enter")
  await seeTitle(page, title)

  await page.goto("/support/faq")
  await seeKeysAct(page)
  await shortcut(page, "?")
  const sheet = page.getByRole("dialog")
  await sheet.getByRole("button", { name: title }).focus()
  await page.keyboard.press("Enter")
  await seeTitle(page, title)
  await goesAlong(page).press("Space")
  await see(goesAlong(page)).not.toBeChecked()
  await message(page).fill(words)
  const sending = page.waitForRequest("**/api/support/support/send")
  await message(page).press("Tab")
  await page.getByRole("button", { name: "Send the letter" }).press("Enter")
  expect((await sending).postDataJSON()).toMatchObject({ message: words, log: null })
  await see(page.getByText("Your letter is on its way")).toBeVisible()
})
