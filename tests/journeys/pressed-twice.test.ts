/** A person who presses twice on a slow network sends a form of the sign-in pages once, and is let in. */
import { Secret, TOTP } from "otpauth"
import type { Locator, Page } from "playwright"
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { seeSignedIn, somebodyNew } from "./entering.ts"
import { seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

/** Holds back each answer for long enough to press again, until it is told to let go. */
const networkOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  const answerAfter = (latency: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  return { slowDown: () => answerAfter(1_500), letGo: () => answerAfter(0) }
}

/** The addresses of forms that went out since. */
const formsSent = (page: Page): readonly string[] => {
  const sent: string[] = []
  page.on("request", (request) => {
    if (request.method() === "POST" && request.isNavigationRequest()) sent.push(new URL(request.url()).pathname)
  })
  return sent
}

/** The second press comes while the first one's answer is under way. */
const pressTwice = async (page: Page, button: Locator): Promise<void> => {
  await button.focus()
  const sent = page.waitForRequest((request) => request.method() === "POST")
  await page.keyboard.press("Enter")
  await sent
  await page.keyboard.press("Enter")
}

it("is registered and sees the recovery codes", async () => {
  const person = await newPerson(stage.browser, "pressed-twice", { url: stage.server.url })
  keepPicturesOfFailure(person)
  const { page } = person
  const who = somebodyNew("Tilda Twice")
  const sent = formsSent(page)
  const network = await networkOf(page)
  await page.goto("/")
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await page.getByRole("link", { name: "Create an account" }).click()
  await page.getByLabel("Your name").fill(who.name)
  await page.getByLabel("E-mail").fill(who.email)
  await page.getByLabel("Password").fill(who.password)
  const create = page.getByRole("button", { name: "Create the account" })
  await network.slowDown()
  await pressTwice(page, create)
  await network.letGo()
  await seeSignedIn(page)
  expect(sent).toHaveLength(1)

  await page.goto("/identity/second-step/app")
  await page.getByLabel("Password").fill(who.password)
  await page.keyboard.press("Enter")
  await seeTitle(page, "Scan this with the app")
  const secret = Secret.fromBase32((await page.locator("code").innerText()).replaceAll(" ", ""))
  await page.getByLabel("Code from the app").fill(TOTP.generate({ secret }))
  await network.slowDown()
  await pressTwice(page, page.getByRole("button", { name: "Turn on the second step" }))
  await network.letGo()
  await seeTitle(page, "Keep these recovery codes")
  expect(sent).toHaveLength(3)
  expect(person.errors).toEqual([])
})
