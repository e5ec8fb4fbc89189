/** A browser that keeps nothing, or has no room left: public pages work, and signing in says what is in the way. */
import type { BrowserContext } from "playwright"
import { expect, it } from "vitest"
import { newPerson, type Person } from "./browser.ts"
import { cards, words } from "./searching.ts"
import { see, seeSettled, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

/** Forbids the storages, as Chrome does with all cookies blocked for a site. */
const forbidStorages = (): void => {
  const refuse = (): never => {
    throw new DOMException("Access is denied for this document.", "SecurityError")
  }
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  Object.defineProperty(navigator, "serviceWorker", { get: refuse, configurable: true })
  navigator.locks.request = async () => refuse()
  Object.assign(window, { BroadcastChannel: refuse })
}

/** Fills the storages, as on a device without room: what is there can be read. */
const fillStorages = (): void => {
  const refuse = (): never => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
  }
  Storage.prototype.setItem = refuse
  IDBObjectStore.prototype.put = refuse
  IDBObjectStore.prototype.add = refuse
}

/** Breaks the databases, as private windows of some browsers do. */
const breakDatabases = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException(
      "A mutation operation was attempted on a database that did not allow mutations.",
      "InvalidStateError",
    )
  }
}

const enter = async (storages: () => void): Promise<Person & { readonly unhandled: readonly string[] }> => {
  const person = await newPerson(stage.browser, "visitor", { url: stage.server.url })
  const unhandled: string[] = []
  const { context }: { readonly context: BrowserContext } = person
  await context.exposeFunction("noteUnhandled", (reason: string) => void unhandled.push(reason))
  await context.addInitScript(() => {
    window.addEventListener("unhandledrejection", ({ reason }) => {
      const { noteUnhandled } = window as unknown as { readonly noteUnhandled: (text: string) => void }
      noteUnhandled(String(reason))
    })
  })
  await context.addInitScript(storages)
  return { ...person, unhandled }
}

const readsPublicPages = async ({ page }: Person): Promise<void> => {
  await page.goto("/")
  await see(page.getByRole("heading", { level: 1 })).toBeVisible()
  await seeSettled(page)
  await page.goto("/search?type=orders")
  await seeTitle(page, "Find orders")
  await words(page).fill("garden")
  await words(page).press("Enter")
  await see(cards(page).first()).toBeVisible()
  await cards(page).first().getByRole("link").first().click()
  await see(page).toHaveURL(/\/orders\//u)
  await see(page.getByRole("heading", { level: 1 })).toBeVisible()
  await seeSettled(page)
  await page.goto("/?modal=choose-language")
  await page.getByRole("dialog").getByText("Deutsch").click()
  await see(page.locator("html")).toHaveAttribute("lang", /^de/u)
}

it.each([
  ["forbidden", forbidStorages],
  ["full", fillStorages],
  ["without databases", breakDatabases],
] as const)("reads public pages where storage is %s", { timeout: 240_000 }, async (_, storages) => {
  const person = await enter(storages)
  await readsPublicPages(person)
  expect([...person.errors, ...person.unhandled]).toEqual([])
  await person.context.close()
})

it.each([
  ["forbidden", forbidStorages],
  ["full", fillStorages],
] as const)("says why nobody can sign in where storage is %s", async (_, storages) => {
  const { page, errors, unhandled, context } = await enter(storages)
  await page.goto("/search?type=orders")
  await seeSettled(page)
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await see(
    page.getByRole("region", { name: "Messages" }).getByText(/This browser keeps nothing for this site/u),
  ).toBeVisible()
  expect(page.url()).toContain("/search")
  expect([...errors, ...unhandled]).toEqual([])
  await context.close()
})
