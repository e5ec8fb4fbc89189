/** Somebody turns the second step on and signs in by it, with nothing but the keyboard. E610, E611. */
import { Secret, TOTP } from "otpauth"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { expectAccessible, keepPicture, keepPicturesOfFailure, newPerson, viewports } from "./browser.ts"
import { register, somebodyNew } from "./entering.ts"
import { press, seeFocused, tabTo, typeInto } from "./keys.ts"
import { see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

const look = async (page: Page, where: string): Promise<void> => {
  await expectAccessible(page, where)
  for (const width of ["phone", "wide"] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(viewports[width])
      await page.emulateMedia({ colorScheme })
      await keepPicture(page, `${where.replaceAll(" ", "-")}.${width}.${colorScheme}`, "page")
    }
  await page.setViewportSize(viewports.phone)
  await page.emulateMedia({ colorScheme: "light" })
}

/** The app's code so many time steps from now: each is taken once. */
const codeOf = (secret: string, later: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + later * 30_000 })

it("is set up by an app, and asked for after the password", async () => {
  const person = await newPerson(stage.browser, "second-step", { url: stage.server.url })
  keepPicturesOfFailure(person)
  const { page } = person
  const who = somebodyNew("Sana Step")
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const link = (name: string) => page.getByRole("link", { name, exact: true })

  const signInAgain = async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto("/")
    await press(page, page.getByRole("banner").getByRole("button", { name: "Sign in" }))
    await seeTitle(page, "Sign in")
    await typeInto(page, page.getByLabel("E-mail"), who.email)
    await typeInto(page, page.getByLabel("Password"), who.password)
    await page.keyboard.press("Enter")
    await seeTitle(page, "Second step")
  }

  await register(person, who, "/settings")
  // The provider's own pages know whoever signed in at the provider.
  await page.goto("/?modal=sign-in")
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto("/")
  await press(page, page.getByRole("banner").getByRole("button", { name: "Sign in" }))
  await seeTitle(page, "Sign in")
  await typeInto(page, page.getByLabel("E-mail"), who.email)
  await typeInto(page, page.getByLabel("Password"), who.password)
  await page.keyboard.press("Enter")
  await see(page.getByRole("banner").getByRole("link", { name: "Notifications" })).toBeVisible()

  await page.goto("/settings")
  await press(page, link("Second step of signing in"))
  await seeTitle(page, "Second step of signing in")
  await see(page.getByText("The second step is off.")).toBeVisible()
  await look(page, "second step off")
  await press(page, link("Set up an app"))
  await seeTitle(page, "Set up an authenticator app")
  await look(page, "second step password")
  await typeInto(page, page.getByLabel("Password"), who.password)
  await page.keyboard.press("Enter")
  await seeTitle(page, "Scan this with the app")
  await look(page, "second step scan")
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "")
  await typeInto(page, page.getByLabel("Code from the app"), "000000")
  await page.keyboard.press("Enter")
  await seeFocused(page.getByRole("alert"))
  await press(page, page.getByRole("alert").getByRole("link"))
  await seeFocused(page.getByLabel("Code from the app"))
  await look(page, "second step scan wrong")
  await page.keyboard.type(codeOf(secret, -1))
  await press(page, button("Turn on the second step"))
  await seeTitle(page, "Keep these recovery codes")
  await look(page, "second step codes")
  const [recovery = ""] = await page.locator("li code").allInnerTexts()
  await press(page, link("I have kept them"))
  await see(page.getByText("The second step is on.")).toBeVisible()
  await look(page, "second step on")
  await tabTo(page, link("Make new codes"))

  await signInAgain()
  await look(page, "second step sign-in")
  await typeInto(page, page.getByLabel("Code from the app"), "000000")
  await page.keyboard.press("Enter")
  await seeFocused(page.getByRole("alert"))
  await look(page, "second step sign-in wrong")
  await typeInto(page, page.getByLabel("Code from the app"), codeOf(secret, 0))
  await press(page, button("Sign in"))
  await see(page.getByRole("banner").getByRole("link", { name: "Notifications" })).toBeVisible()

  await signInAgain()
  await press(page, link("Use a recovery code"))
  await see(page.getByLabel("Recovery code")).toBeVisible()
  await look(page, "second step recovery")
  await typeInto(page, page.getByLabel("Recovery code"), recovery.toLowerCase())
  await page.keyboard.press("Enter")
  await see(page.getByRole("banner").getByRole("link", { name: "Notifications" })).toBeVisible()
  expect(person.errors).toEqual([])
})
