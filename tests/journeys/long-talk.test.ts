/** Ten thousand messages and a thousand conversations: a few rows are drawn, and the view stays where somebody reads. */
import type { Page } from "playwright"
import { expect, it, onTestFinished } from "vitest"
import { crowdedCustomer, crowdedExecutant, startCrowdedServer } from "../bench/click/crowd.ts"
import { keepPicturesOfFailure, launchBrowser, newPerson } from "./browser.ts"
import { signIn, tokenOf } from "./entering.ts"
import { look, see } from "./see.ts"

/** More rows than a window shows, and fewer than a page of messages. */
const mostDrawn = 40

/** Filling the market and reading it takes a minute alone, and four times as long beside the other journeys, ms. */
const withinMs = 480_000

const rows = (page: Page) => page.locator("[role=log] [data-row]")

/** Scrolls up until older messages come, and answers each place of a message in view from then on, px. */
const placesWhileLoading = async (page: Page): Promise<readonly number[]> => {
  await page.getByRole("log").hover()
  await page.evaluate(() => document.querySelector("[role=log]")?.scrollTo(0, 300))
  await page.mouse.wheel(0, -150)
  return page.evaluate(async () => {
    const log = document.querySelector("[role=log]")
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    if (log === null) return []
    for (let wait = 0; wait < 3; wait += 1) await nextFrame() // the wheel's scrolling
    const placeOf = (row: Element): number =>
      (row.querySelector(".chat-message")?.getBoundingClientRect().top ?? 0) - log.getBoundingClientRect().top
    const key = [...log.querySelectorAll<HTMLElement>("[data-row]")].find((row) => placeOf(row) > 0)?.dataset["row"]
    const places = new Set<number>()
    const before = log.scrollHeight
    for (let frames = 0, later = 0; later < 30 && frames < 600; frames += 1) {
      const row = log.querySelector(`[data-row="${key}"]`)
      places.add(row === null ? Number.NaN : Math.round(placeOf(row)))
      if (log.scrollHeight > before + 1_000) later += 1
      await nextFrame()
    }
    return [...places]
  })
}

it("ten thousand messages are read without a jump, a few rows at a time", { timeout: withinMs }, async () => {
  const server = await startCrowdedServer()
  onTestFinished(async () => void (await server.stop()))
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const person = await newPerson(browser, "reader", { url: server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page } = person
  await signIn(person, crowdedCustomer.email, server.threadPath)
  await see(page.getByText(/^Number 10000\b/u).last()).toBeInViewport()
  expect(await rows(page).count()).toBeLessThan(mostDrawn)
  await look(page, "long-talk-1-end")

  for (let times = 0; times < 3; times += 1) expect(await placesWhileLoading(page)).toHaveLength(1)
  expect(await rows(page).count()).toBeLessThan(mostDrawn)

  const token = await tokenOf(server.url, crowdedExecutant.email)
  const say = (messageContent: string) =>
    fetch(`${server.url}/api/core/chat/${server.thread.chatKey}/send`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ messageKey: crypto.randomUUID(), authorKey: server.thread.executantKey, messageContent }),
    })
  const top = () => page.evaluate(() => document.querySelector("[role=log]")?.scrollTop)
  const read = await top()
  await say("Are you there?")
  await page.getByRole("button", { name: "New messages" }).click({ trial: true })
  expect(await top()).toBe(read)

  // The focused row stays on the page, wherever that is scrolled to (E680).
  const act = rows(page).nth(12).getByRole("link").first()
  await act.focus()
  const isFocused = () => page.evaluate(() => document.activeElement?.closest("[data-row]") !== null)
  await page.evaluate(() => document.querySelector("[role=log]")?.scrollBy(0, -4_000))
  await see(rows(page).nth(12)).toBeAttached()
  expect(await isFocused()).toBe(true)
  await page.getByRole("button", { name: "New messages" }).click()
  await see(page.getByRole("log").getByText("Are you there?")).toBeInViewport()
  await say("I come on Monday.")
  await see(page.getByRole("log").getByText("I come on Monday.")).toBeInViewport()

  await page.goto(`${server.threadPath}&messageId=5000`)
  await see(page.locator("[data-found]")).toBeInViewport()
  await see(page.getByText(/^Number 5000\b/u)).toBeInViewport()
  await look(page, "long-talk-2-found")

  const chats = page.getByRole("navigation", { name: "Conversations" })
  const shown = chats.getByRole("listitem")
  for (let pages = 2; pages <= 6; pages += 1) {
    await chats.getByRole("button", { name: "Show more" }).click()
    // A page more is known once its last row is drawn at the end of the list.
    await see(async () => {
      await page.evaluate(() => document.querySelector(".chat-list")?.scrollTo(0, 1_000_000))
      await see(shown.last()).toHaveAttribute("aria-posinset", String(pages * 20), { timeout: 1_000 })
    }).toPass()
  }
  expect(await shown.count()).toBeLessThan(mostDrawn)
  await see(shown.last()).toHaveAttribute("aria-setsize", "-1") // there are more than are known
  await look(page, "long-talk-3-chats")
  expect(person.errors).toEqual([])
})
