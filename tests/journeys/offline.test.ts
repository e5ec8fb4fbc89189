/** Without a network the app starts, shows what was seen as old, and keeps what is written; it goes with the session. E435–E441; D76. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { signIn } from "./entering.ts"
import { look, see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"
import { everythingOnDevice } from "./storages.ts"
import { say, seeWaiting, thread } from "./talking.ts"

const other = "Demo Painters"
const said = "I ring at nine"

const stage = setStage()

/** It asks for all files of the shell one after the other, once the page has nothing to do. */
const seeWorker = (on: Page) =>
  on.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })

const entries = (on: Page) => on.getByRole("main").getByRole("list").getByRole("link")

/** It says when that was seen. */
const old = (on: Page) => on.getByRole("main").getByText(/^Seen \d/u)

it("starts with what was seen, sends what was written meanwhile once, and forgets all of it at a sign-out", async () => {
  const person = await newPerson(stage.browser, "offline", { url: stage.server.url, serviceWorkers: "allow" })
  const { page } = person
  keepPicturesOfFailure(person)
  await signIn(person, "anna@demo.example")
  await seeWorker(page)
  await page.goto("/orders")
  await see(entries(page).first()).toBeVisible()
  await page.goto("/chat")
  await page.getByRole("link", { name: other }).click()
  await see(thread(page, other).locator(".p-bubble-text").first()).toBeVisible()
  const conversation = page.url()
  await page.goto("/deals")
  await entries(page).first().click()
  await seeTitle(page, /^Deal/u)
  const deal = page.url()
  await page.close()

  await stage.server.kill()
  const later = await person.context.newPage()
  await later.goto("/orders")
  await see(old(later)).toBeVisible()
  await see(entries(later).first()).toBeVisible()
  await look(later, "offline-1-orders")
  await later.goto(deal)
  await see(later.getByRole("main").getByText(other).first()).toBeVisible()
  await person.context.setOffline(true)
  await later.goto(conversation)
  await see(old(later)).toBeVisible()
  await say(later, other, said)
  await seeWaiting(later, other, 1)
  await look(later, "offline-2-chat")

  await stage.server.start()
  await person.context.setOffline(false)
  await seeWaiting(later, other, 0)
  await see(old(later)).toHaveCount(0)
  await later.reload()
  await see(thread(later, other).getByText(said)).toHaveCount(1)

  expect(await everythingOnDevice(later)).toContain(other)
  await later.setViewportSize({ width: 1440, height: 900 })
  await later.getByRole("button", { name: /^Account of / }).click()
  await later.getByRole("menuitem", { name: "Sign out" }).click()
  await see(later.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible()
  expect(await everythingOnDevice(later)).not.toContain(other)
  expect(person.errors).toEqual([])
})
