/**
 * The theatre plays a real log: each control of time does what it says, and not one request leaves the stage. Spec §4;
 * architecture: Theatre.
 */
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { stagePage, theatrePage } from "../../src/domain/theatre-pages.ts"
import { goldenLog } from "../theatre/golden-log.ts"
import { expectAccessible, keepPicture, newPerson } from "./browser.ts"
import {
  dropFile,
  file,
  goTo,
  length,
  openPanel,
  picture,
  placesOf,
  scrubber,
  seeMoment,
  setTheatre,
} from "./playing-log.ts"
import { see } from "./see.ts"
import { setStage } from "./stage.ts"

/** The name of what has the focus. */
const focusedIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement)) return ""
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null
    return activeElement.title || activeElement.ariaLabel || label || activeElement.innerText
  })

const stage = setStage({ FEATURE_FLAGS: "testing=on" })
const { open: openTheatre, reached } = setTheatre()

it("plays a log through with the screens that people saw, and not one request leaves", async () => {
  const { page, errors } = await openTheatre(stage.browser)
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  const before = reached()
  await goTo(page, 0)
  for (let count = 0; count <= length; count += 1) await goTo(page, count)
  // The theatre fetches the rest of its own texts ten seconds after it was opened: a file, of which no log says anything.
  const isOwn = (url: string): boolean => url.startsWith("data:") || url.endsWith("/i18n/en/refusals.json")
  const others = (urls: readonly string[]): readonly string[] => urls.filter((url) => !isOwn(url))
  expect(others(asked)).toEqual([])
  expect(others(reached())).toEqual(others(before))
  expect(errors).toEqual([])
  const [lastRoute] = placesOf((type) => type === "RouteChanged").slice(-1)
  await goTo(page, (lastRoute ?? 0) + 1)
  await see(picture(page).locator("html")).toHaveAttribute("lang", goldenLog.header.locale)
  await keepPicture(page, "theatre-1-played")
})

it("steps, scrubs by keys, plays at both speeds and stops by itself at the end", async () => {
  const { page } = await openTheatre(stage.browser)
  await goTo(page, 20)
  await page.getByRole("button", { name: "One event forward" }).click()
  await seeMoment(page, 21)
  await page.getByRole("button", { name: "One event back" }).click()
  await page.getByRole("button", { name: "One event back" }).click()
  await seeMoment(page, 19)
  await scrubber(page).press("ArrowRight")
  await seeMoment(page, 20)
  await scrubber(page).press("Home")
  await seeMoment(page, 0)

  await page.getByRole("button", { name: "Play" }).click()
  await see(async () => expect(Number(await scrubber(page).inputValue())).toBeGreaterThan(3)).toPass()
  await page.getByRole("button", { name: "Pause" }).click()
  const paused = await scrubber(page).inputValue()
  await see(page.getByRole("button", { name: "Play" })).toBeVisible()
  expect(await scrubber(page).inputValue()).toBe(paused)

  await page.locator("label", { hasText: "4×" }).click()
  await see(page.getByRole("radio", { name: "4×" })).toBeChecked()
  await goTo(page, length - 5)
  await page.getByRole("button", { name: "Play" }).click()
  await seeMoment(page, length)
  await see(page.getByRole("button", { name: "Play" })).toBeVisible()
})

it("leads to the next and the previous thing of each kind", async () => {
  const { page } = await openTheatre(stage.browser)
  const kinds = {
    route: placesOf((type) => type === "RouteChanged"),
    failure: placesOf((type) => type === "CommandFailed" || type === "RecipeFailed"),
  }
  const next = page.getByRole("button", { name: "Next", exact: true })
  const previous = page.getByRole("button", { name: "Previous", exact: true })
  await page.getByLabel("Go to the").selectOption("route")
  await goTo(page, 0)
  for (const at of kinds.route.slice(0, 3)) {
    await next.click()
    await seeMoment(page, at + 1)
  }
  await previous.click()
  await seeMoment(page, (kinds.route[1] ?? 0) + 1)
  for (const kind of ["press", "hub"]) {
    await page.getByLabel("Go to the").selectOption(kind)
    await goTo(page, 0)
    await next.click()
    await see(page.getByRole("treeitem", { selected: true })).toContainText(kind)
  }
  await page.getByLabel("Go to the").selectOption("failure")
  await goTo(page, 0)
  for (const at of kinds.failure) {
    await next.click()
    await seeMoment(page, at + 1)
  }
  await see(next).toBeDisabled()
  await page.getByLabel("Go to the").selectOption("hashes")
  await goTo(page, 0)
  await next.click()
  await seeMoment(page, goldenLog.envelopes.findLastIndex(({ seq }) => seq <= (goldenLog.hashes?.[0]?.after ?? 0)) + 1)
  await page.getByLabel("Go to the").selectOption("broken")
  await see(next).toBeDisabled()
})

it("filters the timeline, and a row leads to its moment", async () => {
  const { page } = await openTheatre(stage.browser)
  const rows = page.getByText(/^\d+ of \d+ rows$/u)
  const all = Number((await rows.innerText()).split(" ")[2])
  for (const kind of ["press", "read", "route", "hub", "app"]) {
    await page.getByRole("group", { name: "Kinds" }).getByText(kind, { exact: true }).click()
    await see(rows).not.toHaveText(`${all} of ${all} rows`)
    await page.getByRole("group", { name: "Kinds" }).getByText(kind, { exact: true }).click()
    await see(rows).toHaveText(`${all} of ${all} rows`)
  }
  await page.getByRole("searchbox", { name: "Words in the timeline" }).fill("SubmitListing")
  const row = page.getByRole("treeitem").filter({ hasText: "SubmitListing" }).first()
  await row.click()
  const at = placesOf((type, place) => {
    const { event } = goldenLog.envelopes[place] ?? {}
    return type === "CommandStarted" && event !== undefined && "name" in event && event.name === "SubmitListing"
  })
  await seeMoment(page, (at[0] ?? 0) + 1)
  await page.getByRole("button", { name: "Clear" }).click()
  await see(rows).toHaveText(`${all} of ${all} rows`)
  await page.getByRole("tree", { name: "Timeline" }).press("ArrowDown")
  await see(scrubber(page)).not.toHaveValue(String((at[0] ?? 0) + 1))
})

it("says what is wrong with a file, and fits a phone", async () => {
  const { page } = await openTheatre(stage.browser, "phone")
  for (const panel of [
    "Event",
    "State",
    "Picture",
    "Ask",
    "Breakpoints",
    "Bookmarks",
    "What if",
    "Beside",
    "Timeline",
  ]) {
    await openPanel(page, panel)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page, `theatre ${panel}`)
  }
  await page.getByText("Open another log").click()
  const picker = page.getByLabel("Open an event log")
  await picker.setInputFiles({ name: "no.txt", mimeType: "text/plain", buffer: Buffer.from("hello\n") })
  await see(page.getByRole("alert")).toContainText("Line 1, byte 0: This is not an event log")
  const lines = (await readFile(file, "utf8")).split("\n")
  const broken = [...lines.slice(0, 20), "{", ...lines.slice(20)].join("\n")
  await picker.setInputFiles({ name: "broken.ndjson", mimeType: "text/plain", buffer: Buffer.from(broken) })
  await see(page.getByText("May differ from what was seen")).toBeVisible()
  await page.getByText("1 remark about this log").click()
  await see(page.getByText(/^Line 21, byte \d+: The line is not a JSON object\./u)).toBeVisible()
})

it("takes a file that is dropped anywhere, and keeps the open log where it is none", async () => {
  const { page, errors } = await openTheatre(stage.browser)
  await openPanel(page, "Bookmarks")
  await page.getByLabel("Label of this moment").fill("Kept")
  await page.getByRole("button", { name: "Bookmark this moment" }).click()
  expect(await dropFile(page.locator("h1"), "holiday.txt", "hello\n")).toBe(true)
  await see(page.getByRole("alert")).toContainText("This is not an event log")
  await see(page.getByText("Kept", { exact: true })).toBeVisible()
  await see(picture(page).getByRole("main")).toBeVisible()

  const text = await readFile(file, "utf8")
  expect(await dropFile(page.locator("h1"), "page.ndjson", text)).toBe(true)
  await see(page.getByText("page.ndjson")).toBeVisible()
  await see(page.getByRole("alert")).toHaveCount(0)
  await seeMoment(page, length)
  expect(await dropFile(picture(page).getByRole("main"), "stage.ndjson", text)).toBe(true)
  await see(page.getByText("stage.ndjson")).toBeVisible()
  await seeMoment(page, length)
  await page.getByText("Open another log").click()
  const picker = page.locator(".p-picker").filter({ hasText: "Open an event log" })
  expect(await dropFile(picker, "picker.ndjson", text)).toBe(true)
  await see(page.getByText("picker.ndjson")).toBeVisible()
  await openPanel(page, "Beside")
  await page.getByLabel("Open a log beside this one").setInputFiles(file)
  const other = page.frameLocator("iframe[title='Stage of the other log']")
  await see(other.getByRole("main")).toBeVisible()
  expect(await dropFile(other.getByRole("main"), "other.txt", "hello\n")).toBe(true)
  await see(page.getByRole("alert")).toContainText("This is not an event log")
  await see(page.getByText("picker.ndjson")).toBeVisible()
  expect(errors).toEqual([])
})

it("says by which moment a button led to, and keeps the focus where there is no next one", async () => {
  const { page } = await openTheatre(stage.browser)
  const said = page.getByRole("region", { name: "Time" }).getByRole("status")
  await see(said).toHaveText("")
  await page.getByLabel("Go to the").selectOption("route")
  const previous = page.getByRole("button", { name: "Previous", exact: true })
  const routes = placesOf((type) => type === "RouteChanged")
  await goTo(page, (routes[1] ?? 0) + 1)
  await see(said).toHaveText("")
  await previous.focus()
  await page.keyboard.press("Enter")
  await see(said).toHaveText(new RegExp(`^Event ${(routes[0] ?? 0) + 1} of `, "u"))
  await see(previous).toBeDisabled()
  await see(previous).toBeFocused()
  await page.keyboard.press("Enter")
  await seeMoment(page, (routes[0] ?? 0) + 1)
})

it("is walked by the Tab key, with the stage as one stop", async () => {
  const { page } = await openTheatre(stage.browser)
  await page.locator("h1").focus()
  const visited: string[] = []
  for (let nth = 0; nth < 6; nth += 1) {
    await page.keyboard.press("Tab")
    // The frame tells the page by a message where the focus goes.
    await see(async () => expect(await focusedIn(page)).not.toBe(visited.at(-1))).toPass()
    visited.push(await focusedIn(page))
  }
  const stageTitle = "Stage: the screen as it was"
  expect(visited).toEqual([stageTitle, "Moment", "One event back", "Play", "One event forward", "1×"])
  await scrubber(page).focus()
  await page.keyboard.press("Shift+Tab")
  await see(async () => expect(await focusedIn(page)).toBe(stageTitle)).toPass()
  await page.keyboard.press("Shift+Tab")
  await see(page.locator("h1")).toBeFocused()
})

it("takes over the log of the app that is open in another tab, where the installation is for testing", async () => {
  const { url } = stage.server
  const { page, context, errors } = await newPerson(stage.browser, "developer", { url, viewport: "wide" })
  await page.goto("/testing")
  const opening = context.waitForEvent("page")
  await page.getByRole("link", { name: "Open in the theatre" }).click()
  const theatre = await opening
  await see(theatre.getByRole("slider", { name: "Moment" })).toBeVisible()
  await see(picture(theatre).getByRole("heading", { name: "Developer page" })).toBeVisible()
  expect(errors).toEqual([])
  for (const path of [theatrePage, stagePage]) {
    const policy = (await fetch(url + path)).headers.get("content-security-policy")
    expect(policy).toContain("default-src 'none'")
  }
})

it("steps back in the app that runs, and comes back to it without a reload", async () => {
  const { url } = stage.server
  const { page, errors } = await newPerson(stage.browser, "developer", { url, viewport: "wide" })
  await page.goto("/testing")
  await see(page.getByRole("heading", { name: "Developer page" })).toBeVisible()
  await page.evaluate(() => window.history.pushState(null, "", "/search"))
  await see(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  await page.evaluate(() => window.history.pushState(null, "", "/testing"))
  await see(page.getByRole("heading", { name: "Developer page" })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameRun: true }))
  await page.getByRole("button", { name: "Step back in time" }).click()
  const past = page.frameLocator("iframe[title='Theatre of this tab']")
  const shown = past.frameLocator("iframe[title^='Stage: ']")
  await see(shown.getByRole("heading", { name: "Developer page" })).toBeVisible()
  await past.getByLabel("Go to the").selectOption("route")
  await past.getByRole("button", { name: "Previous" }).click()
  await past.getByRole("button", { name: "Previous" }).click()
  await see(shown.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  await keepPicture(page, "theatre-6-past")
  await page.getByRole("button", { name: "Back to now" }).click()
  const stepBack = page.getByRole("button", { name: "Step back in time" })
  await see(stepBack).toBeFocused()
  // Escape leads back, too, wherever the focus is.
  const places = [past.getByRole("slider", { name: "Moment" }), shown.getByRole("main")]
  for (const place of places) {
    await stepBack.click()
    await see(shown.getByRole("heading", { name: "Developer page" })).toBeVisible()
    await place.click({ force: true })
    await page.keyboard.press("Escape")
    await see(stepBack).toBeFocused()
  }
  expect(await page.evaluate(() => "sameRun" in window)).toBe(true)
  await page.evaluate(() => window.history.pushState(null, "", "/search"))
  await see(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  expect(errors).toEqual([])
})
