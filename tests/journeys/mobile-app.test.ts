/**
 * The mobile app on a phone: in by the in-app browser, offline and back, Back, pushes, and its updates. Spec §2, §4,
 * §7.
 */
import { generateKeyPairSync } from "node:crypto"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Locator, Page } from "playwright"
import { expect, it } from "vitest"
import { expectAccessible, keepPicture, keepPicturesOfFailure, newPerson } from "./browser.ts"
import { fillSignIn, seeSignedIn, tokenOf } from "./entering.ts"
import { appOrigin, installApp } from "./native-device.ts"
import { see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const dora = "dora@demo.example"
const link = "app.handra.journey:"
const store = { ANDROID_STORE_URL: "https://store.example/app", ANDROID_VERSION: "1.4.0" }
/** Of a service that takes Android's tokens, and that nobody reaches. */
const serviceAccount = (): string => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const file = join(mkdtempSync(join(tmpdir(), "journey-app-")), "service-account.json")
  const account = {
    project_id: "market",
    client_email: "push@market.example",
    private_key_id: "key-1",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
    token_uri: "https://push.invalid/token",
  }
  writeFileSync(file, JSON.stringify(account))
  return file
}
const stage = setStage({ APP_LINK: link, FCM_SERVICE_ACCOUNT: serviceAccount(), ...store })

const pathOf = (page: Page): string => new URL(page.url()).pathname

it("takes somebody from signing in to an update that can't be put off", async () => {
  const { url } = stage.server
  const person = await newPerson(stage.browser, "in-app", { url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  const { device, remove } = await installApp(person, { version: "1.4.0", link, pushToken: "a-token:of-the-device" })
  const newest = { version: "1.4.0" }
  await page.route("**/platform/metadata", async (route) => {
    const answer = await route.fetch()
    const android = { ...newest, url: store.ANDROID_STORE_URL }
    await route.fulfill({ response: answer, json: { ios: null, android, huawei: null } })
  })
  // An ask that is still on its way when somebody comes back is shared, and it may have been answered before the newer version.
  const comesBackUntil = async (shown: Locator): Promise<void> => {
    const isShown = async (): Promise<boolean> => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
      return shown.isVisible()
    }
    await see.poll(isShown).toBe(true)
  }
  const names = (): readonly string[] => device.asked.map(({ pluginId, methodName }) => `${pluginId}.${methodName}`)

  // In, at the provider's page in the in-app browser, and back by the app's link to where the person was.
  await page.goto(`${appOrigin}/deals`)
  await seeTitle(page, "Sign in to go on")
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click()
  const signingIn = await device.inAppBrowser()
  expect(signingIn.url()).toMatch(new RegExp(`^${url}/identity/`, "u"))
  const led = await device.followAppLink(signingIn, () => fillSignIn(signingIn, dora))
  expect(led).toContain("/auth/callback?code=")
  await seeSignedIn(page)
  await seeTitle(page, "Deals")

  // A link to the product's own address opens its page in the app; Back closes what lies on it, then goes back, then leaves.
  await device.fire("App", "appUrlOpen", { url: `${url}/settings` })
  await seeTitle(page, "Settings")
  await page
    .getByRole("link", { name: /^Language: / })
    .first()
    .click()
  await see(page.getByRole("dialog")).toBeVisible()
  const goBack = (): Promise<void> => device.fire("App", "backButton", { canGoBack: true })
  await goBack()
  await see(page.getByRole("dialog")).toBeHidden()
  await seeTitle(page, "Settings")

  // A refusal by the device is said, with where it can be allowed.
  device.refuse("Camera.takePhoto", "OS-PLUG-CAMR-0003")
  await page.getByRole("button", { name: "Take a photo" }).click()
  await see(page.getByRole("alert").getByText("Allow it in the settings of your device")).toBeVisible()

  // The event log goes into a file, and out by the device's sheet.
  await device.fire("App", "appUrlOpen", { url: `${url}/support/support` })
  await page.getByRole("button", { name: "Download the event log" }).click()
  await expect.poll(names).toContain("Share.share")
  const [written, shared] = ["Filesystem.writeFile", "Share.share"].map(
    (name) => device.asked.find(({ pluginId, methodName }) => `${pluginId}.${methodName}` === name)?.options,
  )
  const path = expect.stringMatching(/^event-log-[\dTZ-]+\.ndjson$/u) as string
  expect(written).toMatchObject({ path, directory: "CACHE", encoding: "utf8" })
  expect(String(written?.["data"]).split("\n").length).toBeGreaterThan(10)
  expect(shared).toMatchObject({ files: [`file:///cache/${String(written?.["path"])}`] })
  await goBack()
  await seeTitle(page, "Settings")

  // The app's pushes come by the device's token.
  await page.getByRole("switch", { name: "Push messages on this device" }).click()
  const token = await tokenOf(url, dora)
  const devices = async (): Promise<unknown> => {
    const answer = await fetch(`${url}/api/notifications/push/devices`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return (await answer.json()) as unknown
  }
  await expect.poll(devices).toMatchObject({ items: [{ app: { platform: "fcm", version: "1.4.0" } }] })
  expect(names()).toContain("PushNotifications.register")

  await goBack()
  await seeTitle(page, "Deals")
  await device.fire("PushNotifications", "pushNotificationActionPerformed", {
    actionId: "tap",
    notification: { id: "1", data: { target: "/notifications" } },
  })
  await seeTitle(page, "Notifications")
  await device.fire("App", "appUrlOpen", { url: `${link}/` })
  await expect.poll(() => pathOf(page)).toBe("/")
  expect(names()).not.toContain("App.minimizeApp")
  await goBack()
  await expect.poll(names).toContain("App.minimizeApp")
  expect(pathOf(page)).toBe("/")

  // Without a network nothing else is to be seen; back at home, the page loads anew.
  await device.setOnline(false)
  const offline = page.getByRole("alertdialog", { name: "No connection" })
  await see(offline).toBeVisible()
  await keepPicture(page, "app-offline")
  await expectAccessible(page, "the app offline")
  await offline.getByRole("button", { name: "Try again" }).click()
  await see(offline.getByText("Still no connection.")).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await device.setOnline(true)
  await see(offline).toBeHidden()
  await expect.poll(() => page.evaluate(() => "isOld" in window).catch(() => true)).toBe(false)
  await seeSignedIn(page)

  // A patch is not said, a minor version can be put off and is not asked about again, a major one can't.
  newest.version = "1.5.0"
  const offered = page.getByRole("dialog", { name: "A new version is ready" })
  await comesBackUntil(offered)
  await keepPicture(page, "app-update-minor")
  await expectAccessible(page, "a minor update")
  await goBack()
  await see(offered).toBeHidden()
  await see(page.getByRole("main").getByText("Version 1.5.0 of the app is in the store.")).toBeVisible()
  await page.reload()
  await see(page.getByRole("main").getByText("Version 1.5.0 of the app is in the store.")).toBeVisible()
  await see(offered).toBeHidden()

  newest.version = "2.0.0"
  const forced = page.getByRole("alertdialog", { name: "Update the app to go on" })
  await comesBackUntil(forced)
  await see(forced.getByRole("link", { name: "Update" })).toHaveAttribute("href", store.ANDROID_STORE_URL)
  await keepPicture(page, "app-update-major")
  await expectAccessible(page, "a forced update")
  await page.keyboard.press("Escape")
  await goBack()
  await see(forced).toBeVisible()
  expect(names().filter((name) => name === "App.minimizeApp")).toHaveLength(2)

  // Nor does it let go of Back when another thing that can't be closed has been on top of it.
  await device.fire("App", "appUrlOpen", { url: `${url}/settings` })
  await expect.poll(() => pathOf(page)).toBe("/settings")
  await device.setOnline(false)
  await see(offline).toBeVisible()
  await device.setOnline(true)
  await see(offline).toBeHidden()
  await see(forced).toBeVisible()
  await goBack()
  await expect.poll(() => names().filter((name) => name === "App.minimizeApp").length).toBe(3)
  expect(pathOf(page)).toBe("/settings")

  expect(person.errors).toEqual([])
  await person.context.close()
  await remove()
})
