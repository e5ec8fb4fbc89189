/**
 * The contracts' reference is open to everybody under its own strict policy, and tries an operation with the reader's
 * sign-in. architecture: Server.
 */
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { dora } from "../../server/demo/people.ts"
import { referenceFolder, referencePages } from "../../src/domain/reference-pages.ts"
import { expectAccessible, keepPicture, keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { widerThanWindow } from "./fitting.ts"
import { see, seeStill } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()
const at = (page: string): string => `/${referenceFolder}/${page}`

/** Swagger UI puts the link of an operation into the button that opens it, which no style mends. */
const ofRenderer = ["nested-interactive"]

/** Keeps what the page asks of anybody but the server, and what it writes to the console. */
const hear = (page: Page, url: string): { readonly outside: string[]; readonly said: string[] } => {
  const [outside, said]: [string[], string[]] = [[], []]
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== "data:" && origin !== url) outside.push(request.url())
  })
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text())
  })
  return { outside, said }
}

const reader = (name: string, viewport: "phone" | "wide"): Promise<Person> =>
  newPerson(stage.browser, name, { url: stage.server.url, viewport })

it.each(["phone", "wide"] as const)("shows the contracts and the hub messages to everybody, %s", async (viewport) => {
  const person = await reader("reference-reader", viewport)
  keepPicturesOfFailure(person)
  const { page, errors } = person
  const heard = hear(page, stage.server.url)
  const tags = { core: "orders", notifications: "push", support: "support", hubs: "systemNotification" } as const
  for (const one of referencePages) {
    await page.goto(at(one))
    await see(page.getByRole("main").getByText(tags[one], { exact: true }).first()).toBeVisible()
    await see(page.getByRole("status")).toContainText("Nobody is signed in")
    if (one === "hubs") {
      await see(page.getByRole("button", { name: "Authorize" })).toHaveCount(0)
      await see(page.getByText("No operations defined in spec!").filter({ visible: true })).toHaveCount(0)
    }
    expect(await widerThanWindow(page)).toBeNull()
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await seeStill(page)
      await expectAccessible(page, `reference ${one} ${viewport} ${colorScheme}`, ofRenderer)
      await keepPicture(page, `reference-${one}-${viewport}-${colorScheme}`)
    }
  }
  expect([errors, heard.outside, heard.said]).toEqual([[], [], []])
})

it("says what to do where a contract can't be had", async () => {
  const { page } = await reader("reference-trouble", "phone")
  await page.route("**/core.json", (route) => route.abort())
  await page.goto(at("core"))
  await see(page.getByRole("alert")).toContainText("The contract could not be loaded.")
  await page.unroute("**/core.json")
  await page.getByRole("button", { name: "Try again" }).click()
  await see(page.getByRole("main").getByText("orders", { exact: true }).first()).toBeVisible()
})

it("tries an operation with the reader's sign-in", async () => {
  const person = await reader("reference-tries", "wide")
  keepPicturesOfFailure(person)
  const { page, errors } = person
  await haveSession(person, dora.email)
  const heard = hear(page, stage.server.url)
  await page.goto(`${at("core")}#/account/getAccount`)
  await see(page.getByRole("status")).toContainText(dora.name)
  await page.getByRole("button", { name: "Try it out" }).click()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/api/core/account")),
    page.getByRole("button", { name: "Execute" }).click(),
  ])
  expect(answer.status()).toBe(200)
  await see(page.locator(".live-responses-table .response-col_status").last()).toContainText("200")
  await see(page.locator(".live-responses-table")).toContainText(dora.name)
  await see(page.locator(".curl-command")).not.toContainText("Bearer")
  await keepPicture(page, "reference-tried", "page")
  expect([errors, heard.outside, heard.said]).toEqual([[], [], []])
})

it("hands out the contract as one file", async () => {
  const { page } = await reader("reference-downloads", "phone")
  await page.goto(at("hubs"))
  const downloaded = async (name: string): Promise<unknown> => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()])
    expect(download.suggestedFilename()).toBe(name)
    return parse(await readFile(await download.path(), "utf8"))
  }
  const contract = await downloaded("notifications.yaml")
  expect(contract).toMatchObject({ openapi: "3.1.0", webhooks: { systemNotification: {} } })
  expect(await downloaded("notifications.json")).toEqual(contract)
})
