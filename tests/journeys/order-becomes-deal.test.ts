/** An order becomes a deal between two browsers, for real: the slice on screen, and its log. Issue 2 §3, §5. */
import type { Browser, Page } from "playwright"
import { afterAll, beforeAll, expect, it } from "vitest"
import { replayLog } from "../../src/log/replay.ts"
import { keepPicturesOfFailure, launchBrowser, newPerson } from "./browser.ts"
import { drawGate } from "./drawing.ts"
import { register, somebodyNew } from "./entering.ts"
import { downloadLog, recordGolden, wholeLog } from "./golden.ts"
import {
  acceptApplication,
  bell,
  createProfileAndApply,
  dayFromNow,
  findOrder,
  mainLink,
  publishOrder,
  seePublished,
} from "./ordering.ts"
import { dismissToasts, look, see, seePage, seeTheme, toasts } from "./see.ts"
import { startServer, type JourneyServer } from "./server.ts"
import { say, seeSaid } from "./talking.ts"

const customerName = "Journey Mira"
const executantName = "Journey Fences"
const order = {
  name: "Repaint the garden gate",
  description: "A wooden gate, two metres wide. The old paint comes off in flakes.",
  category: "Painting",
  amount: "250.50",
  currency: "PLN",
  unit: "Day",
  startDate: dayFromNow(5),
  endDate: dayFromNow(9),
}
const agreed = "Two coats, white, by Friday evening."
const question = "I come on Monday at eight."
const answer = "Good, it is open then."
const personal = [customerName, executantName, "journey.example", "gate", "flakes", agreed, question, answer]

let server: JourneyServer
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  server = await startServer({ MODERATION_DELAY_MS: "8000" })
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const seeDeals = async (mira: Page, otto: Page): Promise<void> => {
  await mainLink(mira, "My page").click()
  await seePage(mira, "My page", "customer-7-my-page")
  await mira.getByRole("link", { name: "Active deals" }).click()
  await see(mira.getByRole("link", { name: order.name })).toBeVisible()
  await look(mira, "customer-8-deals")
  await mainLink(otto, "Deals").click()
  await see(otto.getByRole("link", { name: order.name })).toBeVisible()
  await look(otto, "executant-5-deals")
  await otto.getByRole("link", { name: order.name }).click()
  await seePage(otto, /^Deal № /u, "executant-6-deal")
}

const talk = async (mira: Page, otto: Page): Promise<void> => {
  await otto.getByRole("button", { name: "Write a message" }).click()
  await look(otto, "executant-7-chat")
  await say(otto, customerName, question)
  await see(toasts(mira).getByText(`${executantName} wrote`)).toBeVisible()
  await see(mainLink(mira, "Chat")).toContainText("1 unread message")
  await see(mira).toHaveTitle(/^\(2\) /u)
  await look(mira, "customer-9-message")
  await mainLink(mira, "Chat").click()
  await seePage(mira, "Chat", "customer-10-chats")
  await mira.getByRole("link", { name: executantName }).click()
  await seeSaid(mira, executantName, question)
  await see(mainLink(mira, "Chat")).not.toContainText("unread")
  await see(mira).toHaveTitle(/^\(1\) /u)
  await see(otto.getByText("Read", { exact: true })).toBeVisible()
  await say(mira, executantName, answer)
  await seeSaid(otto, customerName, answer)
  await look(mira, "customer-11-thread")
  await look(otto, "executant-8-thread")
  await see(otto.getByRole("banner").getByRole("link", { name: "Chat" })).not.toContainText("unread")
}

const readNews = async (mira: Page): Promise<void> => {
  await bell(mira).click()
  await seePage(mira, "Notifications", "customer-12-notifications")
  await mira.getByRole("button", { name: "Mark all as read" }).click()
  await see(bell(mira)).not.toContainText("unread")
  await see(mira).toHaveTitle(/^Notifications/u)
}

const sendLog = async (mira: Page): Promise<string> => {
  await mainLink(mira, "My page").click()
  await mira.getByRole("link", { name: "Menu" }).click()
  await seePage(mira, "Menu", "customer-13-menu")
  await mira.getByRole("link", { name: "Write to support" }).click()
  const log = await downloadLog(mira)
  await look(mira, "customer-14-support")
  return log
}

it("leads from an empty form to a deal and a conversation", async () => {
  const { url } = server
  const customer = await newPerson(browser, "customer", { url, viewport: "phone" })
  const executant = await newPerson(browser, "executant", { url, viewport: "desktop" })
  keepPicturesOfFailure(customer, executant)
  const [mira, otto] = [customer.page, executant.page]
  await register(customer, somebodyNew(customerName))
  await register(executant, somebodyNew("Journey Otto"))
  await seeTheme(mira, "customer")
  await look(mira, "customer-1-home")
  let loads = 0
  mira.on("load", () => (loads += 1))

  await publishOrder(mira, order, await drawGate(browser))
  await seePublished(mira, order)
  await findOrder(otto, "garden gate", order.name)
  await look(otto, "executant-1-public-order")
  await createProfileAndApply(otto, executantName, "Construction")

  await see(toasts(mira).getByText(`${executantName} applied for “${order.name}”.`)).toBeVisible()
  await see(bell(mira)).toContainText("2 unread notifications")
  await see(mira).toHaveTitle(/^\(2\) /u)
  await look(mira, "customer-5-push")
  await toasts(mira).getByRole("button", { name: "Open" }).last().click()
  await see(bell(mira)).toContainText("1 unread notification")
  await acceptApplication(mira, executantName, agreed)
  await see(toasts(otto).getByText(/^Deal № .+ is on/u)).toBeVisible()
  await see(otto.getByText("Your application was accepted")).toBeVisible()
  await dismissToasts(mira)
  await dismissToasts(otto)

  await seeDeals(mira, otto)
  await talk(mira, otto)
  await readNews(mira)

  const log = await sendLog(mira)
  const { models } = replayLog(wholeLog(log))
  expect(Object.keys(models.deals.byKey)).toHaveLength(1)
  for (const text of personal) expect(log).not.toContain(text)
  await recordGolden("order-becomes-deal", log)

  expect(loads).toBe(0)
  expect([...customer.errors, ...executant.errors]).toEqual([])
})
