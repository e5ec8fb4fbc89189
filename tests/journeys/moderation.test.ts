/** Moderators at their console: a complaint that ends in a block and is taken back, a slip, and two at once. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { admin, dora, emil } from "../../server/demo/people.ts"
import { keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { fillSignIn, signIn } from "./entering.ts"
import { seeFocused } from "./keys.ts"
import { newModerator } from "./moderating.ts"
import { look, see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

/** Asks the core as whoever has signed in on the page. */
const ask = async <Answer>(page: Page, path: string, body?: object): Promise<Answer> => {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes("oidc.user:")) ?? ""
    return (JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token?: string }).access_token ?? ""
  })
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const sent = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) }
  const answer = await fetch(`${stage.server.url}/api/core${path}`, sent)
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as Answer
}

interface Listed {
  readonly items: readonly {
    readonly key: string
    readonly name: string
    readonly status: string
    readonly hide: boolean
  }[]
}

const moderator = async (): Promise<Person> => {
  const person = await newPerson(stage.browser, "moderation", { url: stage.server.url, viewport: "wide" })
  await person.page.goto("/")
  await person.page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await fillSignIn(person.page, admin.email)
  await seeTitle(person.page, "Moderation")
  return person
}

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name })
const open = async (page: Page, name: string): Promise<void> => {
  await row(page, name).getByRole("link").click()
  await seeTitle(page, name)
}

it("a complaint leads to a block that its owner hears of, and back", async () => {
  const { url } = stage.server
  const customer = await newPerson(stage.browser, "moderation-customer", { url, viewport: "desktop" })
  const reporter = await newPerson(stage.browser, "moderation-reporter", { url, viewport: "desktop" })
  await signIn(customer, dora.email)
  await signIn(reporter, emil.email)
  const { items } = await ask<Listed>(customer.page, "/orders?top=100")
  const order = items.find(({ status, hide }) => status === "Published" && !hide)
  const account = await ask<{ readonly key: string }>(reporter.page, "/account")
  if (order === undefined) throw new Error("Demo Dora has a published order.")
  const complaint = { targetType: "Order", targetKey: order.key, reason: "Fraud", comment: "Wants money beforehand." }
  await ask(reporter.page, "/complaint/submit", { ...complaint, participantKey: account.key })

  const { page, errors } = await moderator()
  await open(page, order.name)
  await see(page.getByText("Wants money beforehand.")).toBeVisible()
  await see(page.getByText("A customer, just now")).toBeVisible()
  await look(page, "moderation-1-complaint")
  await page.keyboard.press("b")
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("radio", { name: `The account of ${dora.name}` }).check()
  await dialog.getByLabel("Reason").selectOption("It breaks other rules")
  await dialog.getByLabel("Note").fill("Asked before, too.") // A, R and B only write here
  await look(page, "moderation-2-block")
  await dialog.getByRole("button", { name: "Block" }).click()
  await see(page.getByText("The account is blocked.")).toBeVisible()
  await see(row(page, order.name)).toHaveCount(0)
  await see(page.getByRole("heading", { level: 1 })).not.toHaveText(order.name) // the next one follows
  await see(customer.page.getByText(/Your account was blocked by moderation/u).first()).toBeVisible()
  // Every page says so, and leads to why, how to object and how to leave (E342).
  await customer.page.getByRole("link", { name: "Why, and what you can do" }).click()
  await seeTitle(customer.page, "Settings")
  await see(customer.page.getByRole("link", { name: "Object to the block" })).toBeVisible()
  await see(customer.page.getByText("Your deals in progress are cancelled.")).toBeVisible()

  await page.getByRole("button", { name: "Undo" }).click()
  await see(page.getByText("The account is blocked.")).toHaveCount(0)
  await see(customer.page.getByText("Your account is open again.").first()).toBeVisible()
  expect([...errors, ...customer.errors, ...reporter.errors]).toEqual([])
})

it("a slip is taken back, and of two at once the first counts", async () => {
  const { page, errors, ...person } = await moderator()
  keepPicturesOfFailure({ page, errors, ...person })
  const [changed, contested] = ["Put up three raised beds", "Iron forty shirts every second week"]
  // The next item is told of by its heading.
  const opened = page.getByRole("article").getByRole("heading", { level: 2 })
  await see(opened).toHaveText(changed)
  await page.keyboard.press("a")
  await see(opened).not.toHaveText(changed)
  await seeFocused(opened)
  await page.getByRole("button", { name: "Undo" }).click()
  await open(page, changed)
  await see(page.locator("del")).toHaveText("two")
  await see(page.locator("ins")).toHaveText("three")
  await page.keyboard.press("a")
  await see(row(page, changed)).toHaveCount(0)
  await page.getByRole("button", { name: "Undo" }).click()
  await see(row(page, changed)).toBeVisible()

  // A moderator who has turned the keys off has them off on the next visit, too.
  const keys = page.getByRole("switch", { name: /^Keys A, R and B decide/u })
  await keys.uncheck()
  await page.reload()
  await see(keys).not.toBeChecked()
  await page.keyboard.press("a")
  await keys.check()
  await see(row(page, changed)).toBeVisible()

  await open(page, contested)
  await (await newModerator(person.url)).approve(contested)
  await page.keyboard.press("r")
  await page.getByRole("dialog").getByRole("button", { name: "Refuse" }).click()
  await see(page.getByRole("heading", { level: 1 })).not.toHaveText(contested)
  await see(page.getByText(`Somebody else was faster with “${contested}”`)).toBeVisible()
  await see(page.getByText(`Approved by ${admin.name}.`)).toBeVisible()
  await look(page, "moderation-3-too-late")

  await page.getByRole("link", { name: "Accounts and blocks" }).click()
  await seeTitle(page, "Accounts and blocks")
  await see(page.getByText("Demo Bruno").first()).toBeVisible() // the demo has blocked him
  await look(page, "moderation-4-blocks")
  await page.getByLabel("Find somebody or something").fill(dora.name)
  await page.getByRole("button", { name: "Find" }).click()
  await see(page.getByRole("button", { name: `Block ${dora.name}` })).toBeVisible()
  await page.getByRole("link", { name: "Audit trail" }).click()
  await seeTitle(page, "Audit trail")
  await page.getByLabel("Acts").selectOption("Approved")
  await see(page.getByRole("listitem").filter({ hasText: "Approved: An order" }).first()).toBeVisible()
  await look(page, "moderation-5-trail")
  const saved = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save as CSV" }).click()
  expect((await saved).suggestedFilename()).toMatch(/^moderation-.*\.csv$/u)
  expect(errors).toEqual([])
})
