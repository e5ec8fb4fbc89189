/**
 * The ways in for people: through the provider's own pages, as the product sends them there, or with a session from it
 * that the browser is given as it would have kept it. Spec §2.
 */
import { decodeJwt } from "jose"
import { User } from "oidc-client-ts"
import type { Page } from "playwright"
import { demoPassword } from "../../server/demo/people.ts"
import type { Environment } from "../../src/domain/environment.ts"
import { userKeyPrefix } from "../../src/platform/identity.ts"
import { newVisitor, type Tokens, type Visitor } from "../server/auth/visitor.ts"
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

export const registerByPages = async ({ page }: Person, { name, email, password }: Identity): Promise<void> => {
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

export const signInByPages = async ({ page }: Person, email: string, password?: string): Promise<void> => {
  await page.goto("/")
  await toSignIn(page)
  await fillSignIn(page, email, password)
  await seeSignedIn(page)
}

const providerOf = async (url: string): Promise<Environment["oidc"]> => {
  const answer = await fetch(`${url}/environments/environment.json`)
  return ((await answer.json()) as Pick<Environment, "oidc">).oidc
}

const tokensOf =
  (email: string) =>
  async ({ authorize, submit, redeem }: Visitor): Promise<Tokens> => {
    const { location } = await submit((await authorize()).url, { email, password: demoPassword })
    return redeem(location ?? "")
  }

/** Answers the token with which somebody asks without a browser. */
export const tokenOf = async (url: string, email: string): Promise<string> => {
  const { authority } = await providerOf(url)
  return (await tokensOf(email)(newVisitor({ publicUrl: url, issuer: authority }))).access_token
}

/** Gives the browser the tokens that somebody gets at the provider, without a page of the product. */
const keepSession = async ({ page, url }: Person, getTokens: (visitor: Visitor) => Promise<Tokens>): Promise<void> => {
  const oidc = await providerOf(url)
  const tokens = await getTokens(newVisitor({ publicUrl: url, issuer: oidc.authority }))
  const { exp = 0, ...profile } = decodeJwt<User["profile"]>(tokens.id_token)
  const user = new User({
    ...tokens,
    token_type: "Bearer",
    scope: oidc.scopes,
    profile: { ...profile, exp },
    expires_at: decodeJwt(tokens.access_token).exp ?? exp,
  })
  await page.goto("/health") // the origin, without the product
  const kept = { key: `${userKeyPrefix}${oidc.authority}:${oidc.clientId}`, value: user.toStorageString() }
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), kept)
}

/** Signed in on whichever page is opened next. */
export const haveSession = (person: Person, email: string): Promise<void> => keepSession(person, tokensOf(email))

/** Signed in, without the pages: they are what few journeys are about. */
export const signIn = async (person: Person, email: string, path = "/"): Promise<void> => {
  await haveSession(person, email)
  await person.page.goto(path)
  await seeSignedIn(person.page)
}

/** Registered, and signed in on whichever page is opened next. */
export const haveRegistered = (person: Person, { name, email, password }: Identity): Promise<void> =>
  keepSession(person, (visitor) => visitor.register({ name, email, password }))

/** Registered and signed in, without the pages. */
export const register = async (person: Person, identity: Identity, path = "/"): Promise<void> => {
  await haveRegistered(person, identity)
  await person.page.goto(path)
  await seeSignedIn(person.page)
}
