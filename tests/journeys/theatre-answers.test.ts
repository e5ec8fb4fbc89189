/**
 * The theatre answers: what an event did, what a text on the picture was read from, what the whole log says, and what would
 * be otherwise. Spec §4; architecture: Theatre.
 */
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { bookmarksOf } from "../../src/log/bookmarks.ts"
import { decodeLog, encodeLog, type Log } from "../../src/log/codec.ts"
import { stagePage } from "../../src/domain/theatre-pages.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { allEntities } from "../../src/projections/entities.ts"
import { goldenLog } from "../theatre/golden-log.ts"
import { keepPicture } from "./browser.ts"
import { file, goTo, length, openPanel, picture, placesOf, scrubber, seeMoment, setTheatre } from "./playing-log.ts"
import { see } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()
const { open: openTheatre } = setTheatre()
const index = createLogIndex(goldenLog)

const openAnother = async (page: Page, name: string, log: Log): Promise<void> => {
  await page.getByText("Open another log").click()
  await page.getByLabel("Open an event log").setInputFiles({
    name,
    mimeType: "application/x-ndjson",
    buffer: Buffer.from(encodeLog(log)),
  })
  await see(page.getByText(name)).toBeVisible()
}

it("shows the event, what it changed, and the state with its search and explanations", async () => {
  const { page } = await openTheatre(stage.browser)
  const dealt = [...index.steps(0, length)].find(({ after }) => allEntities(after.deals.byKey).length > 0)
  if (dealt === undefined) throw new Error("The log has no deal.")
  await goTo(page, dealt.at + 1)
  await openPanel(page, "Event")
  await see(page.getByText(`"seq": ${dealt.recorded.seq}`)).toBeVisible()
  await see(page.getByText(/^It\schanged\s\d+\svalues?$/u)).toBeVisible()
  await see(page.locator(".t-changes")).toContainText("deals.byKey.")

  await openPanel(page, "State")
  const tree = page.getByRole("tree", { name: "State" })
  await see(tree.getByRole("treeitem").filter({ hasText: "deals" }).first()).toContainText("changed within")
  await page.getByRole("switch", { name: "Only what this event changed" }).click()
  await see(tree.getByRole("treeitem").filter({ hasText: "account" }).first()).toBeVisible()
  await tree
    .getByRole("treeitem")
    .filter({ hasText: /^▸?connection/u })
    .first()
    .click()
  await see(tree.getByRole("treeitem").filter({ hasText: "online" }).first()).toBeVisible()
  await page.getByRole("searchbox", { name: "Path or value" }).fill("presence")
  await page.getByRole("button", { name: /^session\.presence/u }).click()
  await see(page.locator(".t-explained")).toContainText("session.presence")
  await see(page.locator(".t-explained")).toContainText("SignedIn")
  await page
    .locator(".t-explained")
    .getByRole("button", { name: /^Go to \d+$/u })
    .first()
    .click()
  await see(scrubber(page)).not.toHaveValue(String(dealt.at + 1))
  await keepPicture(page, "theatre-2-state")
})

it("draws a log in the window, the language, the colours and the zone that it was recorded in", async () => {
  const { page } = await openTheatre(stage.browser)
  const recorded = { viewport: { width: 400, height: 700 }, zone: "Asia/Tokyo", scheme: "dark" } as const
  const envelopes = goldenLog.envelopes.map((one) =>
    one.event.type === "LanguageChosen" ? { ...one, event: { type: one.event.type, language: "de-DE" } } : one,
  )
  await openAnother(page, "elsewhere.ndjson", {
    ...goldenLog,
    header: { ...goldenLog.header, ...recorded, locale: "de-DE" },
    envelopes,
  })
  await see(picture(page).locator("html[lang=de-DE]")).toHaveCount(1)
  const frame = page.frames().find((one) => one.url().endsWith(stagePage))
  const seen = await frame?.evaluate(() => ({
    viewport: { width: window.innerWidth, height: window.innerHeight },
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    scheme: document.documentElement.dataset["scheme"],
  }))
  expect(seen).toEqual(recorded)
})

it("leads to the event that broke a promise, and to the one whose recipe fails", async () => {
  const { page } = await openTheatre(stage.browser)
  const [breaking, failing] = [60, 90]
  const events = new Map([
    [breaking, { type: "NotificationsUnreadCounted", count: -1, asOf: Number.MAX_SAFE_INTEGER }],
    [failing, { type: "ListingLoaded" }],
  ])
  const envelopes = goldenLog.envelopes.map((one, at) => ({ ...one, event: events.get(at) ?? one.event }))
  await openAnother(page, "broken-promise.ndjson", { ...goldenLog, envelopes })
  await see(page.getByText(/^2\sbroken promises$/u)).toBeVisible()
  await openPanel(page, "Event")
  await page.getByLabel("Go to the").selectOption("broken")
  await goTo(page, 0)
  for (const [at, what] of [
    [breaking, /unread notifications of all is -1/u],
    [failing, /a recipe for ListingLoaded failed/u],
  ] as const) {
    await page.getByRole("button", { name: "Next", exact: true }).click()
    await seeMoment(page, at + 1)
    await see(page.locator(".t-panel").getByText(what).first()).toBeVisible()
  }
  await see(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled()
})

it("answers which component and path a text was read from, and which event made it so", async () => {
  const { page } = await openTheatre(stage.browser)
  await goTo(page, length)
  await openPanel(page, "Picture")
  const texts = page.getByLabel("Texts on the stage")
  await see(async () => expect(await texts.locator("option").count()).toBeGreaterThan(5)).toPass()
  const unread = [...index.steps(0, length)].findLast(({ before, after }) => {
    const [was, is] = [index.read(before), index.read(after)]
    return JSON.stringify(was["notifications"]) !== JSON.stringify(is["notifications"])
  })
  if (unread === undefined) throw new Error("The log has no notification.")
  await goTo(page, unread.at)
  await page.getByRole("switch", { name: "Point at the picture" }).click()
  const heading = picture(page).getByRole("main").getByRole("heading").first()
  await heading.click()
  const answer = page.getByRole("region", { name: /^“/u })
  await see(answer).toContainText("Drawn by")
  await see(answer.locator(".t-read").first()).toBeVisible()
  await see(answer.locator(".t-explained").first()).toBeVisible()
  await page.getByRole("switch", { name: "Point at the picture" }).click()
  await see(picture(page).locator("[data-asked]")).toHaveCount(0)
  await texts.selectOption({ index: 3 })
  await see(picture(page).locator("[data-asked]")).toHaveCount(1)
  await keepPicture(page, "theatre-3-picture")
})

it("finds the field of an entity that a list shows, first of all that the list reads", async () => {
  const { page } = await openTheatre(stage.browser)
  const routes = placesOf((type) => type === "RouteChanged")
  const nth = routes.findIndex((at) => index.stateAfter(at + 1).navigation.path === "/deals")
  const left = routes[nth + 1] ?? length
  const [deal] = allEntities(index.stateAfter(left).deals.byKey)
  if (nth < 0 || deal === undefined) throw new Error("The log has no list of deals.")
  await goTo(page, left)
  await openPanel(page, "Picture")
  await page.getByLabel("Texts on the stage").selectOption({ label: deal.subject.name.slice(0, 80) })
  const first = page.locator(".t-read").first()
  await see(first).toContainText(`deals.byKey.${deal.key}.subject.name`)
  await see(first).toContainText("says this")
  await see(page.locator(".t-reads")).not.toContainText("letGoUpTo")
  // Reads that are further down are explained when somebody asks.
  const why = page.getByRole("button", { name: /^Why is .+ so\?$/u }).first()
  const further = page.locator(".t-read").filter({ has: why })
  await see(further.locator(".t-explained")).toHaveCount(0)
  const place = await further.locator(".t-path").first().innerText()
  await why.click()
  await see(page.locator(".t-read").filter({ hasText: place }).locator(".t-explained").first()).toBeVisible()
})

it("asks the whole log, breaks where a test holds, and keeps bookmarks in the file", async () => {
  const { page } = await openTheatre(stage.browser)
  await openPanel(page, "Ask")
  await page.getByLabel("Path in the read models").fill("session.presence")
  await page.getByRole("button", { name: "Why is it so?" }).click()
  await see(page.locator(".t-explained")).toContainText("session.presence")
  await page.getByRole("button", { name: "What touched it?" }).click()
  await see(page.getByText(/^At\s\d+\sevents?$/u)).toBeVisible()
  await page
    .getByRole("button", { name: /^Go to \d+$/u })
    .first()
    .click()
  await see(scrubber(page)).not.toHaveValue(String(length))
  const test = "size(models.deals.byKey) > 0"
  const first = [...index.steps(0, length)].find(({ after }) => allEntities(after.deals.byKey).length > 0)
  if (first === undefined) throw new Error("The log has no deal.")
  await page.getByLabel("Test", { exact: true }).fill(test)
  await page.getByRole("button", { name: "Since when for good?" }).click()
  await see(page.getByText(new RegExp(`^It holds since ${first.recorded.seq};`, "u"))).toBeVisible()
  await page.getByRole("button", { name: "Where does it hold?" }).click()
  await see(page.getByText(/^At\s\d+\sevents?$/u)).toBeVisible()
  await page.getByLabel("Number of an earlier event").fill("10")
  await page.getByRole("button", { name: "What differs since then?" }).click()
  await see(page.locator(".t-changes li").first()).toBeVisible()

  await openPanel(page, "Breakpoints")
  await page.getByLabel("Test", { exact: true }).fill("size(")
  await page.getByRole("button", { name: "Add a breakpoint" }).click()
  await see(page.locator(".p-field-error, [id$=-error]").first()).toBeVisible()
  await page.getByLabel("Label", { exact: true }).fill("The first deal")
  await page.getByLabel("Test", { exact: true }).fill(test)
  await page.getByRole("button", { name: "Add a breakpoint" }).click()
  await see(page.getByText(/^At\s\d+\sevents?$/u)).toBeVisible()
  await goTo(page, first.at - 3)
  await page.getByRole("button", { name: "Play" }).click()
  await see(page.getByText("Stopped at the breakpoint “The first deal”.")).toBeVisible()
  await seeMoment(page, first.at + 1)
  await goTo(page, 0)
  await page.getByLabel("Go to the").selectOption("breakpoint")
  await page.getByRole("button", { name: "Next", exact: true }).click()
  await seeMoment(page, first.at + 1)
  await goTo(page, 0)
  await page.getByRole("button", { name: "Go to the first" }).click()
  await seeMoment(page, first.at + 1)
  await page.getByRole("button", { name: "Remove the breakpoint The first deal" }).click()
  await see(page.getByText("None yet. Playing stops where a breakpoint’s test holds.")).toBeVisible()

  await openPanel(page, "Bookmarks")
  await page.getByLabel("Label of this moment").fill("Here the deal begins")
  await page.getByRole("button", { name: "Bookmark this moment" }).click()
  await goTo(page, 0)
  await page.getByLabel("Go to the").selectOption("bookmark")
  await page.getByRole("button", { name: "Next", exact: true }).click()
  await seeMoment(page, first.at + 1)
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save the log with its bookmarks" }).click()
  const saved = await readFile(await (await downloading).path(), "utf8")
  const decoded = decodeLog(saved)
  if (!("log" in decoded)) throw new Error(decoded.problem.why)
  expect(bookmarksOf(decoded.log.header)).toEqual([{ seq: first.recorded.seq, label: "Here the deal begins" }])
  expect(decoded.log.envelopes).toEqual(goldenLog.envelopes)

  await openAnother(page, "saved.ndjson", decoded.log)
  await openPanel(page, "Bookmarks")
  await see(page.getByText("Here the deal begins", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Remove the bookmark Here the deal begins" }).click()
  await see(page.getByText("None yet. Bookmarks travel in the log that you save.")).toBeVisible()
})

it("says what would be otherwise without an event, with another one, or in another order", async () => {
  const { page } = await openTheatre(stage.browser)
  const [signedIn] = placesOf((type) => type === "SignedIn")
  if (signedIn === undefined) throw new Error("Nobody signs in.")
  await goTo(page, signedIn + 1)
  await openPanel(page, "What if")
  const seq = goldenLog.envelopes[signedIn]?.seq ?? 0
  const edits = page.getByRole("list", { name: "Edits of the log" })
  await page.getByRole("button", { name: "Leave this event out" }).click()
  await see(edits).toContainText(`${seq} is left out`)
  await see(page.getByText(/^First seen after \d+$/u)).toBeVisible()
  await see(page.locator(".t-changes").first()).toContainText("session.presence")
  await page.getByRole("button", { name: `Undo: ${seq} is left out` }).click()
  await see(edits).toHaveCount(0)

  await page.getByLabel("This event as JSON").fill("{")
  await page.getByRole("button", { name: "Replace this event" }).click()
  await see(page.getByText("Write a JSON object with a type.")).toBeVisible()
  await page.getByLabel("This event as JSON").fill('{ "type": "VisitedAnonymously" }')
  await page.getByRole("button", { name: "Replace this event" }).click()
  await see(edits).toContainText(`${seq} is another event`)
  await see(page.locator(".t-changes").first()).toContainText("anonymous")
  await page.getByRole("button", { name: `Undo: ${seq} is another event` }).click()

  await page.getByLabel("Number of the event that it comes before").fill(String(length + 100))
  await page.getByRole("button", { name: "Move this event" }).click()
  await see(edits).toContainText(`${seq} comes before ${length + 100}`)
  await see(page.getByText(/^First seen after \d+$/u)).toBeVisible()
})

it("shows another log beside it, at the same moment", async () => {
  const { page } = await openTheatre(stage.browser)
  await openPanel(page, "Beside")
  await page.getByLabel("Open a log beside this one").setInputFiles(file)
  await see(page.getByText(`Event ${length} of ${length} of the other log`)).toBeVisible()
  const other = page.frameLocator("iframe[title='Stage of the other log']")
  await see(other.getByRole("main")).toBeVisible()
  await goTo(page, 30)
  const now = Date.parse(goldenLog.envelopes[29]?.at ?? "")
  const count = goldenLog.envelopes.findLastIndex(({ at }) => Date.parse(at) <= now) + 1
  await see(page.getByText(`Event ${count} of ${length} of the other log`)).toBeVisible()
  await page.getByLabel("Open a log beside this one").setInputFiles({
    name: "no.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("hello\n"),
  })
  await see(page.getByRole("alert")).toContainText("This is not an event log")
})
