/** Where the operator says so, moderators sign in with a second step, and who has none sets one up on the way. */
import { decodeJwt } from "jose"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { administrate } from "../../../server/admin.ts"
import { grant, secondStepOff } from "../../../server/admin/people.ts"
import { exchange, refusalOf, tokensOf } from "./exchanging.ts"
import { startGoogleIssuer } from "./google-issuer.ts"
import { startIdentityServer } from "./identity-server.ts"
import { appOf, codesIn, firstStep, setUpApp, wrongCode } from "./authenticator-app.ts"
import { openLetterBox, type LetterBox } from "./letter-box.ts"
import { refresh, type Page, type Visitor } from "./visitor.ts"

let box: LetterBox
beforeAll(async () => {
  box = await openLetterBox({ moderatorsSecondStep: "required", logLevel: "info" })
})
beforeEach(() => box.forgetTries())
afterAll(() => box.close())

const events = () => box.app.logged.map((line) => (JSON.parse(line) as { readonly event?: string }).event)
const isIn = ({ location }: Page): boolean => location?.includes("code=") === true
const isSetup = ({ url }: Page): boolean => new URL(url).pathname.endsWith("/second-step/setup")

const claimsOf = async (visitor: Visitor, { location }: Page) => {
  const tokens = await visitor.redeem(location ?? "")
  const { roles, amr } = decodeJwt(tokens.id_token)
  expect(decodeJwt(tokens.access_token)["roles"]).toEqual(roles)
  return { roles, amr }
}

const moderator = async () => {
  const known = await box.person()
  await grant(box.app.db, known.email)
  return known
}

describe("a moderator without a second step", () => {
  it("sets one up while signing in, and has the role then", async () => {
    const { email } = await moderator()
    const visitor = box.visitor()
    const setup = await firstStep(visitor, email)
    expect([setup.status, isSetup(setup), setup.text.includes("Whoever moderates")]).toEqual([200, true, true])
    const app = appOf(setup)
    const refused = await visitor.submit(setup.url, { code: wrongCode(app) })
    expect([refused.status, appOf(refused).code() === app.code()]).toEqual([422, true])
    expect(appOf(await visitor.get(setup.url)).code()).toBe(app.code())
    const codes = await visitor.submit(setup.url, { code: app.code() })
    expect([codes.status, codesIn(codes).length]).toEqual([200, 10])
    const done = await visitor.get(setup.url)
    expect(await claimsOf(visitor, done)).toEqual({ roles: ["admin"], amr: ["pwd", "otp", "mfa"] })
    expect((await box.lettersTo(email, /second step/u)).at(-1)?.body).toContain("An authenticator app was set up")
    expect(events()).toContain("second-step.app-added")
    expect(isSetup(await firstStep(box.visitor(), email))).toBe(false)
  })

  it("is not signed in before that, by no way around it, nor from another browser", async () => {
    const { email } = await moderator()
    const [visitor, other] = [box.visitor(), box.visitor()]
    const setup = await firstStep(visitor, email)
    expect((await visitor.authorize({ prompt: "none" })).location).toContain("error=login_required")
    expect((await visitor.get(setup.url.replace(/\/setup/u, ""))).url).not.toContain("second-step")
    expect((await visitor.submit(setup.url.replace(/\/setup/u, ""), { code: appOf(setup).code() })).status).toBe(400)
    expect((await other.submit(setup.url, { code: appOf(setup).code() })).status).toBe(400)
    const elsewhere = { origin: "https://elsewhere.example" }
    expect((await visitor.submit(setup.url, { code: appOf(setup).code() }, elsewhere)).status).toBe(403)
    expect(isIn(await visitor.get(setup.url))).toBe(false)
  })

  it("is asked to sign in anew where the session was begun before the role", async () => {
    const { device, email } = await box.person()
    expect(isIn(await device.authorize())).toBe(true)
    await grant(box.app.db, email)
    expect((await device.authorize({ prompt: "none" })).location).toContain("error=login_required")
    expect((await device.authorize()).text).toContain("<h1>Sign in</h1>")
  })

  it("is given no token for what was begun before the role", async () => {
    const { email, refreshToken } = await box.person()
    await grant(box.app.db, email)
    const refused = await refresh(box, refreshToken)
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: "invalid_grant" }])
  })
})

it("a moderator with a second step is asked for it, and keeps the role from token to token", async () => {
  const { device, email } = await box.person()
  const { app } = await setUpApp(box, device)
  await grant(box.app.db, email)
  const visitor = box.visitor()
  const done = await visitor.submit((await firstStep(visitor, email)).url, { code: app.code() })
  const tokens = await visitor.redeem(done.location ?? "")
  const renewed = (await (await refresh(box, tokens.refresh_token)).json()) as { readonly access_token: string }
  expect(decodeJwt(renewed.access_token)["roles"]).toEqual(["admin"])
  expect(isIn(await visitor.authorize())).toBe(true)
})

it("nobody else is led to it", async () => {
  const { email } = await box.person()
  const visitor = box.visitor()
  expect(await claimsOf(visitor, await firstStep(visitor, email))).toEqual({ roles: [], amr: ["pwd"] })
})

it("Google's word in exchange makes no moderator", async () => {
  const google = await startGoogleIssuer()
  const config = { issuer: google.url, clientId: google.clientId, clientSecret: null, jwksUrl: null }
  const server = await startIdentityServer({ google: config, moderatorsSecondStep: "required" })
  try {
    await tokensOf(await exchange(server, await google.tokenFor("31", "mo@example.com")))
    await grant(server.db, "mo@example.com")
    const given = await google.tokenFor("31", "mo@example.com", { claims: { again: true } })
    expect((await refusalOf(await exchange(server, given)))[0]).toBe("invalid_grant")
  } finally {
    await server.close()
    await google.close()
  }
})

describe("the operator", () => {
  it("turns off the second step of who has lost everything, and the owner is told", async () => {
    const { device, email } = await box.person()
    const { app } = await setUpApp(box, device)
    const half = box.visitor()
    const asked = await firstStep(half, email)
    const before = events().length
    expect(await secondStepOff(box.app.db, email.toUpperCase())).toEqual({
      done: expect.stringContaining(`${email} signs in without a second step`),
    })
    expect((await half.submit(asked.url, { code: app.code() })).status).toBe(400)
    expect(isIn(await firstStep(box.visitor(), email))).toBe(true)
    expect((await box.lettersTo(email, /second step/u)).at(-1)?.body).toContain("was turned off by those who run")
    await expect.poll(() => events().slice(before)).toContain("second-step.turned-off")
    expect(await secondStepOff(box.app.db, email)).toEqual({ failure: `${email} has no second step.` })
    expect(await secondStepOff(box.app.db, "nobody@example.com")).toEqual({
      failure: expect.stringContaining("Nobody has registered"),
    })
  })

  it("is told how by the command", async () => {
    for (const words of [["second-step"], ["second-step", "on", "a@b.example"], ["second-step", "off"]])
      expect(await administrate(box.app.config, words)).toEqual({
        failure: expect.stringContaining("npm run admin -- second-step off EMAIL"),
      })
  })
})
