/** From an order to a deal in two browsers, and the event log of it. Spec §4; architecture: Replay. Law 1. */
import { expect, it } from "vitest"
import { replayLog } from "../../src/log/replay.ts"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { drawGate } from "./drawing.ts"
import { register, registerByPages, somebodyNew } from "./entering.ts"
import { readNews, seeDeals, sendLog, talk } from "./dealing.ts"
import { wholeLog } from "./golden.ts"
import { byHand, newModerator } from "./moderating.ts"
import {
  acceptApplication,
  bell,
  createProfileAndApply,
  dayFromNow,
  findOrder,
  publishOrder,
  seePublished,
} from "./ordering.ts"
import { dismissToasts, look, see, seeTheme, toasts } from "./see.ts"
import { setStage } from "./stage.ts"

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

const stage = setStage(byHand)

it("leads from an empty form to a deal and a conversation", async () => {
  const { url } = stage.server
  const customer = await newPerson(stage.browser, "customer", { url, viewport: "phone" })
  const executant = await newPerson(stage.browser, "executant", { url, viewport: "desktop" })
  keepPicturesOfFailure(customer, executant)
  const [mira, otto] = [customer.page, executant.page]
  await registerByPages(customer, somebodyNew(customerName))
  await register(executant, somebodyNew("Journey Otto"))
  await seeTheme(mira, "customer")
  await see(mira.getByRole("heading", { name: "What brings you here?" })).toBeVisible()
  await look(mira, "customer-1-home")
  let loads = 0
  mira.on("load", () => (loads += 1))

  await publishOrder(mira, order, await drawGate(stage.browser))
  const moderator = await newModerator(url)
  await seePublished(mira, order, moderator)
  await findOrder(otto, "garden gate", order.name)
  await look(otto, "executant-1-public-order")
  await createProfileAndApply(otto, { name: executantName, category: "Construction" }, moderator)

  await see(toasts(mira).getByText(`${executantName} applied for “${order.name}”.`)).toBeVisible()
  await see(bell(mira)).toContainText("3 unread notifications")
  await see(mira).toHaveTitle(/^\(3\) /u)
  await look(mira, "customer-5-push")
  await toasts(mira).getByRole("button", { name: "Open" }).last().click()
  await see(bell(mira)).toContainText("2 unread notifications")
  await acceptApplication(mira, executantName, agreed)
  await see(mira.getByRole("heading", { name: /^Your order became deal No\.\s/u })).toBeVisible()
  await see(otto.getByText("Your application was accepted")).toBeVisible()
  await dismissToasts(mira)
  await dismissToasts(otto)

  await seeDeals(mira, otto, order.name)
  await talk({ mira, otto, customerName, executantName, question, answer })
  await readNews(mira)

  const log = await sendLog(mira)
  const { models } = replayLog(wholeLog(log))
  expect(Object.keys(models.deals.byKey)).toHaveLength(1)
  for (const text of personal) expect(log).not.toContain(text)

  expect(loads).toBe(0)
  expect([...customer.errors, ...executant.errors]).toEqual([])
})
