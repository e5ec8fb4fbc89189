/** Somebody turns the second step on and signs in by it, with nothing but the keyboard. */
import { Secret, TOTP } from "otpauth"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { expectAccessible, keepPicture, keepPicturesOfFailure, newPerson, viewports } from "./browser.ts"
import { registerByPages, seeSignedIn, somebodyNew, type Identity } from "./entering.ts"
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

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true })

const openSecondStep = async (page: Page): Promise<void> => {
  await page.goto("/settings")
  await press(page, link(page, "Second step of signing in"))
  await seeTitle(page, "Second step of signing in")
}

/** The same browser, which knows nobody any more, up to the second step. */
const signInAgain = async (page: Page, { email, password }: Identity): Promise<void> => {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto("/")
  await press(page, page.getByRole("banner").getByRole("button", { name: "Sign in" }))
  await seeTitle(page, "Sign in")
  await typeInto(page, page.getByLabel("E-mail"), email)
  await typeInto(page, page.getByLabel("Password"), password)
  await page.keyboard.press("Enter")
  await seeTitle(page, "Second step")
}

/** An authenticator of the browser's own, whose person agrees at once, or to nothing. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verify = (isUserVerified: boolean) =>
    devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified })
  return { agree: () => verify(true), refuse: () => verify(false) }
}

it("is set up by an app, and asked for after the password", async () => {
  const person = await newPerson(stage.browser, "second-step", { url: stage.server.url })
  keepPicturesOfFailure(person)
  const { page } = person
  const who = somebodyNew("Sana Step")
  await registerByPages(person, who)

  await openSecondStep(page)
  await see(page.getByText("The second step is off.")).toBeVisible()
  await look(page, "second step off")
  await press(page, link(page, "Set up an app"))
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
  await page.keyboard.type(codeOf(secret, 0))
  await press(page, button(page, "Turn on the second step"))
  await seeTitle(page, "Keep these recovery codes")
  await look(page, "second step codes")
  const [recovery = ""] = await page.locator("li code").allInnerTexts()
  await press(page, link(page, "I have kept them"))
  await see(page.getByText("The second step is on.")).toBeVisible()
  await look(page, "second step on")
  await tabTo(page, link(page, "Make new codes"))

  await signInAgain(page, who)
  await look(page, "second step sign-in")
  await typeInto(page, page.getByLabel("Code from the app"), "000000")
  await page.keyboard.press("Enter")
  await seeFocused(page.getByRole("alert"))
  await look(page, "second step sign-in wrong")
  await typeInto(page, page.getByLabel("Code from the app"), codeOf(secret, 1))
  await press(page, button(page, "Sign in"))
  await seeSignedIn(page)

  await signInAgain(page, who)
  await press(page, link(page, "Use a recovery code"))
  await see(page.getByLabel("Recovery code")).toBeVisible()
  await look(page, "second step recovery")
  await typeInto(page, page.getByLabel("Recovery code"), recovery.toLowerCase())
  await page.keyboard.press("Enter")
  await seeSignedIn(page)
  expect(person.errors).toEqual([])
})

it("is a passkey, which the browser asks for", async () => {
  const person = await newPerson(stage.browser, "passkey", { url: stage.server.url })
  keepPicturesOfFailure(person)
  const { page } = person
  const who = somebodyNew("Paula Passkey")
  const key = await addAuthenticator(page)
  await registerByPages(person, who)

  await openSecondStep(page)
  await press(page, link(page, "Add a passkey"))
  await seeTitle(page, "Add a passkey")
  await typeInto(page, page.getByLabel("Password"), who.password)
  await page.keyboard.press("Enter")
  await seeTitle(page, "Create the passkey")
  await look(page, "second step passkey new")
  await key.refuse()
  await press(page, button(page, "Create the passkey"))
  await seeFocused(page.getByRole("alert"))
  await see(page.getByRole("alert")).toContainText("No passkey was created.")
  await key.agree()
  await tabTo(page, page.getByLabel("Name of the passkey"))
  await page.keyboard.press("Control+a")
  await page.keyboard.type("My laptop")
  await press(page, button(page, "Create the passkey"))
  await seeTitle(page, "Keep these recovery codes")
  await press(page, link(page, "I have kept them"))
  await see(page.getByRole("heading", { name: "My laptop" })).toBeVisible()
  await look(page, "second step passkey on")

  await signInAgain(page, who)
  await look(page, "second step passkey sign-in")
  await key.refuse()
  await press(page, button(page, "Sign in with a passkey"))
  await see(page.getByRole("alert")).toContainText("The passkey was not confirmed.")
  await key.agree()
  await press(page, button(page, "Sign in with a passkey"))
  await seeSignedIn(page)

  await openSecondStep(page)
  await press(page, link(page, "Remove “My laptop”"))
  await seeTitle(page, "Remove the passkey “My laptop”?")
  await look(page, "second step passkey remove")
  await typeInto(page, page.getByLabel("Password"), who.password)
  await page.keyboard.press("Enter")
  await see(page.getByText("The second step is off.")).toBeVisible()
  expect(person.errors).toEqual([])
})
