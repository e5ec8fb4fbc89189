/** Somebody who forgot the password gets in again by a letter, which lies where the terminal says. */
import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { expectAccessible, keepPicturesOfFailure, newPerson } from "./browser.ts"
import { fillSignIn, seeSignedIn } from "./entering.ts"
import { see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const dora = "dora@demo.example"
const newPassword = "a plainly invented sentence"

const stage = setStage()

/** The newest letter, found as whoever runs the server finds it. */
const keptLetter = async (): Promise<string> => {
  let path: string | undefined
  await see(async () => {
    path = [...stage.server.log().matchAll(/a letter was kept: ([^"\n]+\.txt)/gu)].at(-1)?.[1]
    expect(path).toBeDefined()
  }).toPass()
  return readFile(path ?? "", "utf8")
}

it("leads from the sign-in page by a letter to a new password, and in", async () => {
  const person = await newPerson(stage.browser, "forgotten-password", { url: stage.server.url })
  keepPicturesOfFailure(person)
  const { page } = person
  await page.goto("/")
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await fillSignIn(page, dora, "not the one")
  await see(page.getByRole("heading", { name: "Wrong e-mail or password." })).toBeVisible()
  await page.getByRole("link", { name: "Forgot your password?" }).click()
  await seeTitle(page, "Forgot your password?")
  // Back to the answer of a form is a page, and not the browser's question whether to send it once more.
  await page.goBack()
  await seeTitle(page, "Sign in")
  await page.goForward()
  await expectAccessible(page, "the page for a forgotten password")
  await page.getByRole("button", { name: "Send the letter" }).click()
  const error = page.locator(".p-field-error")
  await see(error).toBeVisible()
  expect((await error.boundingBox())?.x).toBe((await page.locator(".p-field").boundingBox())?.x)
  await page.getByLabel("E-mail").fill(dora)
  await page.getByRole("button", { name: "Send the letter" }).click()
  await seeTitle(page, "Look into your inbox")
  await expectAccessible(page, "the page that a letter is on its way")

  const letter = await keptLetter()
  expect(letter).toContain(`To: ${dora}\n`)
  await page.goto(/^http:\S+$/mu.exec(letter)?.[0] ?? "")
  await seeTitle(page, "Choose a new password")
  await expectAccessible(page, "the page for a new password")
  await page.getByLabel("New password").fill(newPassword)
  await page.getByRole("button", { name: "Set the password" }).click()
  await seeTitle(page, "Your password is changed")
  await page.getByRole("link", { name: "Sign in" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click()
  await fillSignIn(page, dora, newPassword)
  await seeSignedIn(page)
  expect(person.errors).toEqual([])
})
