/** Somebody's authenticator app: it takes the secret from a page, and shows codes. */
import type { Kysely } from "kysely"
import { Secret, TOTP } from "otpauth"
import { expect } from "vitest"
import { addAuthenticator } from "../../../server/auth/authenticators.ts"
import { newCodeSecret } from "../../../server/auth/one-time-codes.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { password, type LetterBox } from "./letter-box.ts"
import type { Page, Visitor } from "./visitor.ts"

const periodMs = 30_000

export interface AuthenticatorApp {
  /** The code of now, or of so many time steps later. */
  readonly code: (later?: number) => string
}

/** The address in the page that apps open. */
export const addressIn = ({ text }: Page): URL =>
  new URL((/href="(otpauth:[^"]*)"/u.exec(text)?.[1] ?? "").replaceAll("&amp;", "&"))

const appWith = (secret: Secret): AuthenticatorApp => ({
  code: (later = 0) => TOTP.generate({ secret, timestamp: Date.now() + later * periodMs }),
})

export const appOf = (page: Page): AuthenticatorApp =>
  appWith(Secret.fromBase32(addressIn(page).searchParams.get("secret") ?? ""))

/** The app of somebody who has no password to set one up with. */
export const addApp = async (db: Kysely<Schema>, subject: string): Promise<AuthenticatorApp> => {
  const secret = newCodeSecret()
  await addAuthenticator(db, subject, { secret, step: 0 })
  return appWith(new Secret({ buffer: Uint8Array.from(secret).buffer }))
}

/** Resolves when the time step of codes has some seconds left, for tests that say which step it is. */
export const earlyInStep = async (): Promise<void> => {
  const leftMs = periodMs - (Date.now() % periodMs)
  if (leftMs < 5_000) await new Promise((resolve) => setTimeout(resolve, leftMs))
}

/** A code of six digits that is none of now. */
export const wrongCode = (app: AuthenticatorApp): string =>
  ["000000", "111111", "222222", "333333"].find((code) => ![-1, 0, 1].some((later) => app.code(later) === code)) ?? ""

export const codesIn = ({ text }: Page): readonly string[] =>
  Array.from(text.matchAll(/<li><code[^>]*>([^<]*)<\/code>/gu), ([, code = ""]) => code)

type Box = Pick<LetterBox, "issuer">

/** A sign-in and its database. */
interface Opened extends Box {
  readonly app: Pick<LetterBox["app"], "db">
}

export const stepAddress = ({ issuer }: Box, change = ""): string => `${issuer}/second-step${change}`

/** Sets an app up on the own page; codes that were taken before are forgotten, as if time had gone by. */
export const setUpApp = async (box: Opened, device: Visitor, fields = {}) => {
  const scanned = await device.submit(stepAddress(box, "/app"), { password })
  const app = appOf(scanned)
  const done = await device.submit(stepAddress(box, "/app/code"), { code: app.code(), ...fields })
  expect(done.status).toBe(200)
  await forgetUsedCodes(box)
  return { app, codes: codesIn(done), done }
}

export const forgetUsedCodes = ({ app }: Pick<Opened, "app">): Promise<unknown> =>
  app.db.updateTable("identity_authenticators").set({ last_step: 0 }).execute()

/** A sign-in up to its second step: the page that asks for a code. */
export const firstStep = async (visitor: Visitor, email: string, typed = password): Promise<Page> => {
  const { url } = await visitor.authorize({ prompt: "login" })
  return visitor.submit(url, { email, password: typed })
}

/** Sends a code from the page that asks for it. */
export const answer = (visitor: Visitor, { url }: Page, code: string, headers = {}): Promise<Page> =>
  visitor.submit(url, { code }, headers)

/** The same page, for a recovery code. */
export const byRecovery = ({ url }: Page): string => `${url}${url.includes("?") ? "&" : "?"}by=recovery`

export const isIn = ({ location }: Page): boolean => location?.includes("code=") === true

/** The person has followed the link in the letter to a new address. */
export const confirmEmail = ({ app }: Pick<LetterBox, "app">, email: string): Promise<unknown> =>
  app.db.updateTable("identity_users").set({ email_verified_at: new Date() }).where("email", "=", email).execute()
