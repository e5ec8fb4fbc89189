/** The account's own page: what is set there, pushes, the address at the identity provider, the end. */
import { expect, it } from "vitest"
import { dora } from "../../server/demo/people.ts"
import { expectAccessible, keepPicturesOfFailure, newPerson } from "./browser.ts"
import { fillSignIn, registerByPages, seeSignedIn, signIn, signInByPages, somebodyNew } from "./entering.ts"
import { look, see, seePage, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"
import { everythingOnDevice } from "./storages.ts"

const stage = setStage()

const changedPassword = "a plainly invented sentence"

it("sets what belongs to the account, and leaves for good on every device", async () => {
  const { url } = stage.server
  const somebody = somebodyNew("Journey Sam")
  const phone = await newPerson(stage.browser, "settings-phone", { url, viewport: "phone" })
  const desk = await newPerson(stage.browser, "settings-desk", { url, viewport: "wide" })
  keepPicturesOfFailure(phone, desk)
  const { page } = phone
  await registerByPages(phone, somebody)
  await signInByPages(desk, somebody.email, somebody.password)
  await desk.page.goto("/notifications")
  await seeSignedIn(desk.page)

  await page.goto("/other")
  await page.getByRole("link", { name: /^Settings/u }).click()
  await seePage(page, "Settings", "settings-1-phone")
  const devices = page.getByRole("list", { name: "Devices on which you are signed in" }).getByRole("listitem")
  await see(devices).toHaveCount(2)
  await devices.getByRole("button", { name: /^Sign out on /u }).click()
  await see(devices).toHaveCount(1)
  await see(devices.getByText("This device")).toBeVisible()
  await desk.page.reload()
  await seeTitle(desk.page, "Sign in to go on")
  await signInByPages(desk, somebody.email, somebody.password)
  await desk.page.goto("/notifications")
  await seeSignedIn(desk.page)
  const tab = await phone.context.newPage()
  await tab.goto("/favorites")
  await seeTitle(tab, "Favourites")

  const language = page.getByLabel("Language of the app")
  const before = await language.inputValue()
  await page.route("**/account/language/**", (route) => route.fulfill({ status: 500, json: {} }))
  await language.selectOption("de-DE")
  await see(toasts(page).getByRole("button", { name: "Dismiss" }).first()).toBeVisible()
  await see(language).toHaveValue(before)
  await page.unroute("**/account/language/**")
  await language.selectOption("de-DE")
  await see(page.locator("html")).toHaveAttribute("lang", "de-DE")
  await see(page.locator("a[href='/identity/email?ui_locales=de-DE']").first()).toBeVisible()
  // The end of every page leads back, too, whatever it is written in.
  await page.locator("footer").locator("a[href*='modal=choose-language']").click()
  const english = page.getByRole("dialog").getByRole("button", { name: /^English/u })
  await see(english).toBeVisible()
  await look(page, "settings-6-languages")
  await english.click()
  await see(page.getByRole("dialog")).toHaveCount(0)
  await see(page.locator("html")).toHaveAttribute("lang", "en-US")
  await see(language).toHaveValue("en-US")

  await page.getByRole("link", { name: /^Change or confirm the e-\u2060mail$/u }).click()
  await seeTitle(page, "Your e-mail address")
  await expectAccessible(page, "the page of the own address")
  await page.getByLabel("New e-mail").fill("no address")
  await page.getByLabel("Password").fill("wrong")
  await page.getByRole("button", { name: "Send a letter to the new address" }).click()
  await see(page.getByRole("alert")).toBeVisible()
  await see(page.locator(".p-field-error")).toHaveText("Write the e-mail address like name@example.com.")
  await see(page.locator(".p-field-error")).toBeVisible()
  await expectAccessible(page, "the page of the own address, with what is wrong")
  await page.goto("/settings")

  const security = page.getByRole("region", { name: "Security" })
  await security.getByRole("link", { name: "Change the password" }).click()
  await seeTitle(page, "Change your password")
  await expectAccessible(page, "the page of the own password")
  await page.getByLabel("Current password").fill(somebody.password)
  await page.getByLabel("New password").fill("password")
  await page.getByRole("button", { name: "Change the password" }).click()
  await see(page.locator(".p-field-error")).toContainText("one of the first that anybody tries")
  await expectAccessible(page, "the page of the own password, with what is wrong")
  await page.getByLabel("Current password").fill(somebody.password)
  await page.getByLabel("New password").fill(changedPassword)
  await page.getByLabel("Sign out my other devices").uncheck()
  await page.getByRole("button", { name: "Change the password" }).click()
  await see(page.getByRole("status")).toContainText("You stay signed in here and on your other devices.")
  await page.getByRole("link", { name: "Back to the settings" }).click()
  await seePage(page, "Settings", "settings-7-password-changed")

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download my data" }).click()
  expect((await download).suggestedFilename()).toBe("my-data.zip")
  await see(page.getByText("The download has begun.")).toBeVisible()

  await page.getByRole("link", { name: "Delete the account…" }).click()
  const dialog = page.getByRole("dialog", { name: "Delete your account?" })
  await look(page, "settings-2-delete")
  await dialog.getByRole("button", { name: "Delete the account" }).click()
  await see(dialog.getByText("Type DELETE, and nothing else.")).toBeVisible()
  await see(dialog.getByLabel("Type DELETE to confirm")).toBeFocused()
  await page.keyboard.type("delete")
  await page.keyboard.press("Enter")
  await seeTitle(page, "Sign in to go on")
  await see(page.getByText("This account was deleted.")).toBeVisible()
  await seeTitle(tab, "Sign in to go on")
  await see(desk.page.getByText("This account was deleted.")).toBeVisible()
  for (const left of [page, desk.page]) expect(await everythingOnDevice(left)).not.toContain("oidc.user")

  await page.goto("/")
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await fillSignIn(page, somebody.email, changedPassword)
  await see(page.getByText("Wrong e-mail or password.").first()).toBeVisible()
  expect([...phone.errors, ...desk.errors]).toEqual([])
})

/** A browser whose push service answers: the one that tests run on has none. */
const withPushService = (): void => {
  const asked = Object.assign(globalThis, { asked: 0 })
  const keys = {
    p256dh: "BIR0QS6oHsCay4fl86Pi1p1PSviwqBJKZQ6-WqgC4wS9wNglcBm2QkMLwUJbhvevi-flKlBPGAkm72tojYtLQAc",
    auth: "eB5fimQvqbvUNj4gKgmkhg",
  }
  const subscription = {
    toJSON: () => ({ endpoint: "https://push.example/journey", keys }),
    unsubscribe: async () => {
      localStorage.removeItem("journey-subscribed")
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      localStorage.setItem("journey-subscribed", "yes")
      return subscription
    },
    getSubscription: async () => (localStorage.getItem("journey-subscribed") === null ? null : subscription),
  })
  const permission = (): string => localStorage.getItem("journey-permission") ?? "default"
  Object.defineProperty(Notification, "permission", { get: permission })
  Notification.requestPermission = async () => {
    asked.asked += 1
    localStorage.setItem("journey-permission", "granted")
    return "granted"
  }
}

it("offers pushes once there is something to wait for, and lists the devices", async () => {
  const person = await newPerson(stage.browser, "settings-push", {
    url: stage.server.url,
    viewport: "phone",
    serviceWorkers: "allow",
  })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.addInitScript(withPushService)
  await signIn(person, dora.email, "/orders")
  const asked = (): Promise<unknown> => page.evaluate("asked")
  const order = page.locator("main a[href*='/view/details']").first()
  const [, key = ""] = /orders\/([^/]+)\/view/u.exec((await order.getAttribute("href")) ?? "") ?? []
  await page.goto(`/orders?modal=listing-sent&modal.kind=Order&modal.listing=${key}`)
  const moment = page.getByRole("dialog")
  await see(moment.getByText("Hear of it at once?")).toBeVisible()
  await look(page, "settings-3-offer")
  expect(await asked()).toBe(0)
  await moment.getByRole("button", { name: "Turn on" }).click()
  await see(moment.getByText("Done: this device tells you.")).toBeVisible()
  expect(await asked()).toBe(1)

  await page.goto("/settings")
  const devices = page.getByRole("list", { name: "Devices that get push messages" })
  await see(devices.getByText("This device")).toBeVisible()
  await see(page.getByRole("switch", { name: "Push messages on this device" })).toBeChecked()
  await look(page, "settings-4-devices")
  await devices.getByRole("button", { name: /^Remove / }).click()
  await see(devices).toHaveCount(0)
  await see(page.getByRole("switch", { name: "Push messages on this device" })).not.toBeChecked()
  expect(person.errors).toEqual([])
})
