/**
 * Without a network the app starts, shows what was seen as old, and keeps what is written, through a newer build too;
 * it goes with the session. Law 11.
 */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { signIn } from "./entering.ts"
import { newerBuild, withNewerBuild } from "./newer-build.ts"
import { look, see, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"
import { everythingOnDevice } from "./storages.ts"
import { say, seeWaiting, thread } from "./talking.ts"

const other = "Demo Painters"
const said = "I ring at nine"
const begun = "And bring the"

const stage = setStage()

/** Waits for the worker, which asks for all files of the shell one after the other, once the page has nothing to do. */
const seeWorker = (on: Page) =>
  on.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })

/** Asks the worker that serves the page for its build. */
const buildInControl = (on: Page): Promise<unknown> =>
  on.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data))
        port1.start()
        navigator.serviceWorker.controller?.postMessage({ type: "BUILD" }, [port2])
      }),
  )

const entries = (on: Page) => on.getByRole("main").getByRole("list").getByRole("link")

/** Finds the words that say when the page's answer was seen. */
const old = (on: Page) => on.getByRole("main").getByText(/^Seen \d/u)

it("starts with what was seen, sends what was written meanwhile once, takes a newer build, and forgets all of it at a sign-out", async () => {
  const person = await newPerson(stage.browser, "offline", { url: stage.server.url, serviceWorkers: "allow" })
  const { page } = person
  keepPicturesOfFailure(person)
  await signIn(person, "anna@demo.example")
  await seeWorker(page)
  await page.goto("/orders")
  await see(entries(page).first()).toBeVisible()
  await page.goto("/chat")
  // An answer that was shown is kept even where the page goes on, or away, before a slow phone has a moment to spare.
  const pace = await person.context.newCDPSession(page)
  await pace.send("Emulation.setCPUThrottlingRate", { rate: 12 })
  await page.getByRole("link", { name: other }).click()
  await see(thread(page, other).locator(".p-bubble-text").first()).toBeVisible()
  const conversation = page.url()
  await page.goto("/deals")
  await pace.send("Emulation.setCPUThrottlingRate", { rate: 1 })
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
  // A page that was never opened has its words.
  await later.goto("/support/faq")
  await seeTitle(later, "Questions and answers")
  await person.context.setOffline(true)
  await later.goto(conversation)
  await see(old(later)).toBeVisible()
  await say(later, other, said)
  await seeWaiting(later, other, 1)
  await look(later, "offline-2-chat")
  // A person who has never been asked before can be asked now.
  await later.goto(`${conversation}&modal=sign-out`)
  const way = later.getByRole("alertdialog", { name: "Sign out before it is sent?" })
  await see(way.getByRole("button", { name: "Sign out and delete them" })).toBeVisible()
  await later.keyboard.press("Escape")
  await see(way).toHaveCount(0)

  await stage.server.start(withNewerBuild)
  await person.context.setOffline(false)
  await seeWaiting(later, other, 0)
  await see(old(later)).toHaveCount(0)
  const composer = later.getByRole("textbox", { name: /^Message to / })
  await composer.fill(begun)
  await later.reload()
  await see(thread(later, other).getByText(said)).toHaveCount(1)

  await see(toasts(later).getByText("A new version is there")).toBeVisible({ timeout: 120_000 })
  await see(composer).toHaveValue(begun)
  const loaded = later.waitForEvent("load")
  await toasts(later).getByRole("button", { name: "Reload" }).click()
  await loaded
  await see(composer).toHaveValue(begun)
  expect(await buildInControl(later)).toBe(newerBuild)

  expect(await everythingOnDevice(later)).toContain(other)
  await later.setViewportSize({ width: 1440, height: 900 })
  await later.getByRole("button", { name: /^Account of / }).click()
  await later.getByRole("menuitem", { name: "Sign out" }).click()
  await later.getByRole("button", { name: "Sign out and delete them" }).click()
  await see(later.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible()
  for (const trace of [other, begun]) expect(await everythingOnDevice(later)).not.toContain(trace)
  expect(person.errors).toEqual([])
})
