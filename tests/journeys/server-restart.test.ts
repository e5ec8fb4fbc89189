/** The server is killed during a chat and restarted: nothing that was written is lost. Law 11. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicture, keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { signIn } from "./entering.ts"
import { bell, findOrder, mainLink } from "./ordering.ts"
import { look, see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"
import { say, seeAllSaid, seeWaiting } from "./talking.ts"

const customerName = "Demo Anna"
const executantName = "Demo Gardens"
const orderName = "Clean fourteen windows and a glass door"
const draft = { name: "Sand the kitchen floor", description: "Oak, twenty square metres." }

const stage = setStage()

/** The executant applies and writes first; the customer opens the chat. */
const beginTalking = async (anna: Page, clara: Page): Promise<void> => {
  await findOrder(clara, "windows", orderName)
  await clara.getByRole("button", { name: `Act as ${executantName} and apply` }).click()
  await clara.getByRole("button", { name: "Write a message" }).click()
  await say(clara, customerName, "one")
  await mainLink(anna, "Chat").click()
  await anna.getByRole("link", { name: executantName }).click()
  await say(anna, executantName, "two")
  await seeAllSaid(anna, executantName, ["one", "two"])
  await seeAllSaid(clara, customerName, ["one", "two"])
}

/** In another tab: an order is being written while a chat is open. */
const beginOrder = async ({ context }: Person): Promise<Page> => {
  const page = await context.newPage()
  await page.goto("/orders/new")
  await page.getByRole("textbox", { name: "Name" }).fill(draft.name)
  await page.getByRole("textbox", { name: "Description" }).fill(draft.description)
  return page
}

const reconnecting = (page: Page) => page.getByText("Reconnecting…")

it("loses no message, no state and no draft", async () => {
  const { url } = stage.server
  const customer = await newPerson(stage.browser, "customer", { url, viewport: "phone" })
  const executant = await newPerson(stage.browser, "executant", { url, viewport: "wide" })
  keepPicturesOfFailure(customer, executant)
  const [anna, clara] = [customer.page, executant.page]
  await signIn(customer, "anna@demo.example")
  await signIn(executant, "clara@demo.example")
  await beginTalking(anna, clara)
  const form = await beginOrder(customer)

  await stage.server.kill()
  for (const page of [anna, clara, form]) await see(reconnecting(page)).toBeVisible()
  for (const text of ["three", "four", "five"]) await say(clara, customerName, text)
  await seeAllSaid(clara, customerName, ["one", "two", "three", "four", "five"])
  await seeWaiting(clara, customerName, 3)
  await say(anna, executantName, "six")
  await seeWaiting(anna, executantName, 1)
  await keepPicture(anna, "restart-1-waiting-phone")
  await look(clara, "restart-2-waiting-wide")
  const conversation = clara.url()
  await clara.close() // like a crash of the browser

  await stage.server.start()
  const claraAgain = await executant.context.newPage()
  await claraAgain.goto(conversation)
  await see(anna.getByRole("log").locator(".p-bubble-text")).toHaveCount(6)
  await seeWaiting(claraAgain, customerName, 0)
  await seeWaiting(anna, executantName, 0)
  for (const page of [anna, form]) await see(reconnecting(page)).toHaveCount(0)

  // Each message arrived once, in the order of writing.
  const said = await anna.getByRole("log").locator(".p-bubble-text").allTextContents()
  expect(said.toSorted()).toEqual(["five", "four", "one", "six", "three", "two"])
  expect(said.filter((text) => text !== "six")).toEqual(["one", "two", "three", "four", "five"])
  await seeAllSaid(claraAgain, customerName, said)
  await anna.reload()
  await seeAllSaid(anna, executantName, said)
  await look(anna, "restart-3-all-arrived")

  // The rest is unchanged: application, draft, session.
  await form.reload()
  await seeTitle(form, "New order")
  await see(form.getByRole("textbox", { name: "Name" })).toHaveValue(draft.name)
  await see(form.getByRole("textbox", { name: "Description" })).toHaveValue(draft.description)
  await mainLink(claraAgain, "Applications").click()
  await see(claraAgain.getByRole("link", { name: orderName })).toBeVisible()
  await anna.getByRole("link", { name: "All conversations" }).click()
  await see(bell(anna)).toContainText("unread notification")
  expect([...customer.errors, ...executant.errors]).toEqual([])
})
