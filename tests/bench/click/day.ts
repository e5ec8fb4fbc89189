/**
 * Benchmark of a tab's memory: its heap after as many messages of a hub as a busy day has, beside that of a tab which has
 * just loaded the same screens.
 */
import type { Browser, CDPSession, Page } from "playwright"
import { newPerson } from "../../journeys/browser.ts"
import { signIn } from "../../journeys/entering.ts"
import { seeSettled } from "../../journeys/see.ts"
import { crowdedCustomer, type CrowdedServer } from "./crowd.ts"
import { following, inChat, tapHub, type HubLine } from "./hub-messages.ts"

const day = { messages: 50_000, atOnce: 500, restMs: 150 } as const

/** Every such message opens a conversation that the tab has not heard of. */
const ofStrangers = 5

/** Read models let go of what nobody looks at (E676), so a tab hardly grows. */
const goal = 1.5

const settleMs = 3_000

/** The recorder writes a day's messages that came within seconds when the page has time, ms. */
const recordedMs = 90_000

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send("HeapProfiler.collectGarbage")
  return (await session.send("Runtime.getHeapUsage")).usedSize
}

/** Goes through the screens without a load of the page, and ends on the first. */
const walk = async (page: Page, screens: readonly string[]): Promise<void> => {
  for (const path of [...screens, ...screens.slice(0, 1)]) {
    await page.evaluate((to) => window.history.pushState(null, "", to), path)
    await seeSettled(page)
  }
  await page.waitForTimeout(settleMs)
}

const sendDay = async (page: Page, { said, send }: HubLine): Promise<void> => {
  for (let sent = 0; sent < day.messages; sent += day.atOnce) {
    const later = Array.from({ length: day.atOnce }, (_, at) => following(said, sent + at + 1))
    send(later.map((one, at) => (at % ofStrangers === 0 ? inChat(one, crypto.randomUUID()) : one)))
    await page.waitForTimeout(day.restMs)
  }
  await page.waitForTimeout(settleMs)
}

/** Prints both heaps and their ratio. */
export const benchDay = async (browser: Browser, server: CrowdedServer): Promise<void> => {
  const person = await newPerson(browser, "stayer", { url: server.url, viewport: "wide" })
  const { page, context } = person
  const listen = await tapHub(context)
  const screens = ["/", server.threadPath, "/orders", "/search"]
  await signIn(person, crowdedCustomer.email, "/")
  await page.waitForTimeout(settleMs)
  const hub = await listen(server)
  const session = await context.newCDPSession(page)
  await walk(page, screens)
  const before = await heapOf(session)
  await sendDay(page, hub)
  await walk(page, screens)
  const atOnce = await heapOf(session)
  await page.waitForTimeout(recordedMs)
  const after = await heapOf(session)
  await page.reload()
  await walk(page, screens)
  const fresh = await heapOf(session)
  await context.close()
  const ratio = after / fresh
  console.log(
    `\nheap of a tab: ${megabytes(before)}, after ${day.messages} hub messages ${megabytes(atOnce)}, once they are recorded ${megabytes(after)}, loaded anew ${megabytes(fresh)}: ${ratio.toFixed(2)} ×, goal ${goal}: ${ratio <= goal ? "met" : "MISSED"}`,
  )
}
