/** How people come in and go, through the provider's own pages, as the product sends them there. Spec §2; D108. */
import type { Page } from "playwright"
import { demoPassword } from "../../server/demo/people.ts"
import { expectAccessible, type Person } from "./browser.ts"
import { see, seeTitle } from "./see.ts"

export interface Identity {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Somebody plainly invented whom the server has never seen. */
export const somebodyNew = (name: string): Identity => ({
  name,
  email: `${name.toLowerCase().replaceAll(" ", ".")}@journey.example`,
  password: "plainly-invented-password",
})

const toSignIn = async (page: Page): Promise<void> => {
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await seeTitle(page, "Sign in")
}

/** Back in the product, with the account known: the bell is for those who are in. */
export const seeSignedIn = (page: Page): Promise<void> =>
  see(page.getByRole("banner").getByRole("link", { name: "Notifications" })).toBeVisible()

export const register = async ({ page }: Person, { name, email, password }: Identity): Promise<void> => {
  await page.goto("/")
  await toSignIn(page)
  await expectAccessible(page, "the sign-in page")
  await page.getByRole("link", { name: "Create an account" }).click()
  await seeTitle(page, "Create an account")
  await expectAccessible(page, "the register page")
  await page.getByLabel("Your name").fill(name)
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Create the account" }).click()
  await seeSignedIn(page)
}

/** Fills in the provider's page, which must be open. */
export const fillSignIn = async (page: Page, email: string, password: string = demoPassword): Promise<void> => {
  await seeTitle(page, "Sign in")
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

export const signIn = async ({ page }: Person, email: string, password?: string): Promise<void> => {
  await page.goto("/")
  await toSignIn(page)
  await fillSignIn(page, email, password)
  await seeSignedIn(page)
}
