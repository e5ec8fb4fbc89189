/** Signing out ends the session in every tab, and leaves nothing on the device that the person wrote. Law 12. */
import type { Page } from "playwright"
import { beforeEach, describe, expect, it } from "vitest"
import { signedInCookie } from "../../src/domain/page-cookies.ts"
import { keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { fillSignIn, seeSignedIn, signIn, signInByPages, tokenOf } from "./entering.ts"
import { look, see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"
import { everythingOnDevice } from "./storages.ts"

const clara = "clara@demo.example"
const dora = "dora@demo.example"
const secret = "Ring me on +49 170 7654321, Zuzanna"

const stage = setStage()
let person: Person
let page: Page

beforeEach(async () => {
  person = await newPerson(stage.browser, "signing-out", { url: stage.server.url, viewport: "desktop" })
  ;({ page } = person)
  keepPicturesOfFailure(person)
})

const chooseSignOut = async (on: Page): Promise<void> => {
  await on.getByRole("button", { name: /^Account of / }).click()
  await on.getByRole("menuitem", { name: "Sign out" }).click()
}

const seeSignedOut = (on: Page): Promise<void> =>
  see(on.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible()

describe("signing out in one tab", () => {
  it("signs out the others at once, and back and forth shows nobody's pages", async () => {
    await signInByPages(person, clara)
    const [own, open] = [await person.context.newPage(), await person.context.newPage()]
    await own.goto("/notifications")
    await seeSignedIn(own)
    await open.goto("/search")
    await seeSignedIn(open)
    await page.goto("/deals")
    await seeTitle(page, "Deals")
    await chooseSignOut(page)
    await seeTitle(own, "Sign in to go on")
    await seeSignedOut(open)
    await seeSignedOut(page)
    await page.goBack()
    await seeTitle(page, "Sign in to go on")
    expect(await everythingOnDevice(page)).not.toContain("oidc.user")
    expect(person.errors).toEqual([])
  })

  it.each(["reached", "not reached"] as const)(
    "ends the session at the server, its page %s: its tokens open nothing more",
    async (page) => {
      if (page === "not reached") await person.page.route("**/identity/session/end**", (route) => route.abort("failed"))
      await signInByPages(person, clara)
      const user = await person.page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.includes("oidc.user:")) ?? ""
        return JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string; refresh_token: string }
      })
      const account = (): Promise<number> =>
        fetch(`${stage.server.url}/api/core/account`, {
          headers: { authorization: `Bearer ${user.access_token}` },
        }).then(({ status }) => status)
      expect(await account()).toBe(200)
      const left = person.page.waitForRequest("**/identity/session/end**")
      await chooseSignOut(person.page)
      await left
      if (page === "reached") await seeSignedOut(person.page)
      const renewed = await fetch(`${stage.server.url}/identity/token`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "refresh_token",
          client_id: "marketplace-web",
          refresh_token: user.refresh_token,
        }),
      })
      expect(renewed.status).toBe(400)
      expect(await account()).toBe(401)
    },
  )

  it("deletes for good what another tab writes, which hears from the server first that the session is over", async () => {
    await signInByPages(person, clara)
    const tab = await person.context.newPage()
    await tab.goto("/support/support")
    await seeSignedIn(tab)
    const letter = tab.getByLabel("What can we help with?")
    await letter.fill(secret)
    await see(async () => see(await everythingOnDevice(tab)).toContain(secret)).toPass()
    // A device that takes its time to delete.
    await page.goto("/")
    await page.evaluate(() => {
      const keys = CacheStorage.prototype.keys
      CacheStorage.prototype.keys = async function slowKeys(this: CacheStorage) {
        await new Promise((resolve) => setTimeout(resolve, 4_000))
        return keys.call(this)
      }
    })
    await chooseSignOut(page)
    const ended = page.waitForRequest("**/identity/session/end**")
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out and delete them" }).click()
    await seeSignedOut(tab)
    await ended
    await seeSignedOut(page)
    await see(tab.getByText("what you typed is kept")).toHaveCount(0)
    await see(letter).toHaveValue("")
    for (const left of [page, tab]) expect(await everythingOnDevice(left)).not.toContain(secret)
  })

  it("asks first when something was not sent, and then deletes all that was written", async () => {
    await signInByPages(person, dora)
    const chat = await person.context.newPage()
    await person.context.route(/\/chat\/[^/]+\/send$/u, (route) => route.abort())
    await chat.goto("/chat")
    await chat.locator('main a[href*="chatId="]').first().click()
    const composer = chat.getByRole("textbox", { name: /^Message to / })
    await composer.fill(secret)
    await chat.getByRole("button", { name: "Send the message" }).click()
    await see(chat.getByText(secret).first()).toBeVisible()
    const plan = { name: "plan-7654321.txt", mimeType: "text/plain", buffer: Buffer.from("Two walls.") }
    await chat.locator("input[type=file]").setInputFiles(plan)
    await see(async () => see(await everythingOnDevice(chat)).toContain(plan.name)).toPass()
    await page.goto("/support/support")
    await page.getByLabel("What can we help with?").fill(`${secret} again`)
    await see(async () => see(await everythingOnDevice(page)).toContain(`${secret} again`)).toPass()
    expect(await everythingOnDevice(page)).toContain(secret)

    await chooseSignOut(page)
    const dialog = page.getByRole("alertdialog")
    await see(dialog).toContainText("1 message has not been sent yet.")
    await see(dialog).toContainText("1 form holds what you began to write.")
    await see(dialog).toContainText("1 file that you picked has not been sent.")
    await dialog.getByRole("button", { name: "Stay" }).click()
    await seeSignedIn(page)
    expect(await everythingOnDevice(page)).toContain(secret)

    await chooseSignOut(page)
    await dialog.getByRole("button", { name: "Sign out and delete them" }).click()
    await seeSignedOut(page)
    await seeSignedOut(chat)
    for (const left of [page, chat]) {
      const stored = await everythingOnDevice(left)
      expect(stored).not.toContain("7654321")
      expect(stored).not.toContain("Zuzanna")
      expect(stored).not.toContain("Dora")
      expect(await left.content()).not.toContain("7654321")
    }
  })
})

describe("signing in as somebody else in another tab", () => {
  it("brings this tab to the new account", async () => {
    await signInByPages(person, clara)
    const other = await person.context.newPage()
    await other.goto("/search")
    await seeSignedIn(other)
    await page.goto("/search")
    await chooseSignOut(page)
    await seeSignedOut(page)
    await seeSignedOut(other)
    await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
    await fillSignIn(page, dora)
    await seeSignedIn(page)
    await see(other.getByRole("button", { name: "Account of Demo Dora" })).toBeVisible()
  })

  it("is not ended by a page that the former person left open in this tab", async () => {
    await signInByPages(person, dora)
    const left = await person.context.newPage()
    await left.goto("/chat")
    await left.locator('main a[href*="chatId="]').first().click()
    await see(left).toHaveURL(/participantKey=/u)
    await chooseSignOut(page)
    await seeTitle(left, "Sign in to go on")
    await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
    await fillSignIn(page, clara)
    await see(left.getByRole("button", { name: "Account of Demo Clara" })).toBeVisible()
    await see(left).not.toHaveURL(/participantKey=/u)
    await page.reload()
    await seeSignedIn(page)
  })
})

describe("a session that was ended on another device", () => {
  const hint = "Your session ended. Sign in again and go on where you were; what you typed is kept."

  it("is over here within seconds, in every tab, which says so and keeps what was typed", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(person, dora, "/orders/new")
    const open = await person.context.newPage()
    await open.goto("/search")
    await seeSignedIn(open)
    await page.getByRole("textbox", { name: "Name" }).fill("Sand the kitchen floor")
    const token = await tokenOf(stage.server.url, dora)
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${stage.server.url}/api/core/account/sessions/end`, { method: "POST", headers })
    await seeTitle(page, "Sign in to go on")
    await see(page.getByText(hint)).toBeVisible()
    await see(open.getByText(hint)).toBeVisible()
    await page.getByRole("button", { name: "Sign in or register" }).click()
    await fillSignIn(page, dora)
    await see(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sand the kitchen floor")
    await seeSignedIn(open)
    await see(open.getByText(hint)).toHaveCount(0)
  })
})

describe("on a device that is not one's own", () => {
  it("keeps the session and what is written in this tab alone, which asks for the password in the next", async () => {
    await page.goto("/")
    await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
    await page.getByRole("checkbox", { name: "This is not my device" }).check()
    await look(page, "borrowed-device-sign-in")
    await fillSignIn(page, dora)
    await seeSignedIn(page)
    await page.goto("/support/support")
    await page.getByLabel("What can we help with?").fill(secret)
    await see(async () => see(await everythingOnDevice(page)).toContain(secret)).toPass()
    await page.reload()
    await seeSignedIn(page)
    await see(page.getByLabel("What can we help with?")).toHaveValue(secret)

    // A cookie outlives the tab, and would say that somebody was signed in.
    expect((await person.context.cookies()).map(({ name }) => name)).not.toContain(signedInCookie)
    const next = await person.context.newPage()
    await next.goto("/deals")
    await seeTitle(next, "Sign in to go on")
    const left = await everythingOnDevice(next)
    for (const trace of ["oidc.user", "7654321", "Dora", "marketplace.owner"]) expect(left).not.toContain(trace)
    await next.getByRole("button", { name: "Sign in or register" }).click()
    await fillSignIn(next, dora)
    await seeTitle(next, "Deals")
  })
})

describe("a refresh token that is dead", () => {
  it("is tried once and thrown away", async () => {
    await signInByPages(person, clara)
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes("oidc.user:")) ?? ""
      const user = JSON.parse(localStorage.getItem(key) ?? "{}") as object
      localStorage.setItem(key, JSON.stringify({ ...user, refresh_token: "dead", expires_at: 1 }))
    })
    let tries = 0
    page.on("request", (request) => {
      if (request.url().endsWith("/identity/token")) tries += 1
    })
    await page.goto("/search")
    await seeSignedOut(page)
    expect(tries).toBe(1)
    await page.reload()
    await seeSignedOut(page)
    expect(tries).toBe(1)
  })
})
