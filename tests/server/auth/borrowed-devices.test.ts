/** Signing in on a device that is not one's own: told by the form alone, kept by nobody, and over soon. */
import { decodeJwt } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { exchange, tokensOf } from "./exchanging.ts"
import { startGoogleIssuer, type GoogleIssuer } from "./google-issuer.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor, refresh, type Tokens, type Visitor } from "./visitor.ts"

const password = "correct horse battery"
const email = "dee@example.com"
const tick = { borrowed_device: "yes" }
const ticked = /<input[^>]* name="borrowed_device"[^>]* checked/u
const unticked = /<input(?![^>]* checked)[^>]* name="borrowed_device"/u
const hour = 60 * 60

let server: IdentityServer
let google: GoogleIssuer
beforeAll(async () => {
  google = await startGoogleIssuer()
  server = await startIdentityServer({
    google: { issuer: google.url, clientId: google.clientId, clientSecret: null, jwksUrl: null },
  })
  await newVisitor(server).register({ name: "Dee", email, password })
})
afterAll(async () => {
  await server.close()
  await google.close()
})

const signInHere = async (visitor: Visitor, fields: Readonly<Record<string, string>> = tick): Promise<Tokens> => {
  const { url } = await visitor.authorize({ prompt: "login" })
  const { location } = await visitor.submit(url, { email, password, ...fields })
  return visitor.redeem(location ?? "")
}

const ownDevice = ({ id_token: idToken }: Pick<Tokens, "id_token">) => decodeJwt(idToken)["own_device"]

const renewed = async ({ refresh_token: refreshToken }: Tokens) =>
  (await (await refresh(server, refreshToken)).json()) as Tokens

/** Answers the longest that is left of what the provider keeps for the person, in hours. */
const hoursLeft = async (visitorsToken: Tokens, model: string): Promise<number> => {
  const { sid } = decodeJwt(visitorsToken.access_token)
  const rows = await server.db
    .selectFrom("identity_records")
    .select("expires_at")
    .where("model", "=", model)
    .where(({ or, eb }) => or([eb("id", "=", String(sid)), eb("grant_id", "=", String(sid))]))
    .execute()
  const ends = rows.map(({ expires_at: end }) => end?.getTime() ?? Number.POSITIVE_INFINITY)
  return (Math.max(...ends) - Date.now()) / 1000 / hour
}

const sessionCookie = (visitor: Visitor) => visitor.cookies().find((line) => line.startsWith("identity_session="))

/** Ages what a sign-in was granted until all but a minute of its time is over. */
const ageGrant = async ({ access_token: accessToken }: Tokens): Promise<void> => {
  const ends = Math.floor(Date.now() / 1000) + 60
  await server.db
    .updateTable("identity_records")
    .set(({ fn, val, ref }) => ({
      expires_at: new Date(ends * 1000),
      payload: fn("jsonb_set", [ref("payload"), val("{exp}"), val(String(ends))]),
    }))
    .where("model", "=", "Grant")
    .where("id", "=", String(decodeJwt(accessToken)["sid"]))
    .execute()
}

describe("a password given anew in the same browser", () => {
  it.each([
    ["one's own device", {}, 29 * 24],
    ["a borrowed device", tick, 7],
  ])("begins the time of %s again, and ends what was granted before", async (_device, fields, atLeast) => {
    const visitor = newVisitor(server)
    const before = await signInHere(visitor, fields)
    await ageGrant(before)
    const after = await signInHere(visitor, fields)
    for (const model of ["RefreshToken", "Grant"]) expect(await hoursLeft(after, model)).toBeGreaterThan(atLeast)
    expect((await refresh(server, before.refresh_token)).status).toBe(400)
    expect(await server.verify(before.access_token)).toEqual({ ok: false })
    expect(ownDevice(await renewed(after))).toBe(fields !== tick)
  })

  it("is short once the device is said to be another's, and long again once it is not", async () => {
    const visitor = newVisitor(server)
    const own = await signInHere(visitor, {})
    const borrowed = await signInHere(visitor)
    expect(ownDevice(borrowed)).toBe(false)
    for (const model of ["RefreshToken", "Grant"]) expect(await hoursLeft(borrowed, model)).toBeLessThanOrEqual(8)
    expect(sessionCookie(visitor)).not.toMatch(/expires=/iu)
    const ownAgain = await signInHere(visitor, {})
    for (const model of ["RefreshToken", "Grant"]) expect(await hoursLeft(ownAgain, model)).toBeGreaterThan(29 * 24)
    expect(sessionCookie(visitor)).toMatch(/expires=/iu)
    for (const { access_token: token } of [own, borrowed]) expect(await server.verify(token)).toEqual({ ok: false })
  })
})

describe("a device that is one's own", () => {
  it("is what every device is that nobody ticked", async () => {
    const visitor = newVisitor(server)
    const tokens = await signInHere(visitor, {})
    expect([ownDevice(tokens), ownDevice(await renewed(tokens))]).toEqual([true, true])
    expect(await hoursLeft(tokens, "RefreshToken")).toBeGreaterThan(29 * 24)
    expect(sessionCookie(visitor)).toMatch(/expires=/iu)
  })

  it("is no other by an address", async () => {
    const visitor = newVisitor(server)
    const { url, text } = await visitor.authorize({
      borrowed_device: "yes",
      own_device: "false",
      acr_values: "urn:marketplace:borrowed-device",
    })
    expect(text).toMatch(unticked)
    expect((await visitor.get(`${url}?borrowed_device=yes`)).text).toMatch(unticked)
    const { location } = await visitor.submit(`${url}?borrowed_device=yes`, { email, password })
    expect(ownDevice(await visitor.redeem(location ?? ""))).toBe(true)
  })
})

describe("a borrowed device", () => {
  it("is asked about on both forms, and stays ticked after a refusal", async () => {
    const visitor = newVisitor(server)
    const form = await visitor.authorize()
    expect(form.text).toContain("This is not my device")
    expect((await visitor.get(`${form.url}?form=register`)).text).toMatch(unticked)
    const wrong = await visitor.submit(form.url, { email, password: "not this one", ...tick })
    expect([wrong.status, ticked.test(wrong.text)]).toEqual([422, true])
    const { location } = await visitor.submit(form.url, { email, password, ...tick })
    expect(ownDevice(await visitor.redeem(location ?? ""))).toBe(false)
  })

  it("is told with each renewal, for some hours, and leaves no lasting cookie", async () => {
    const visitor = newVisitor(server)
    const tokens = await signInHere(visitor)
    const next = await renewed(tokens)
    expect([ownDevice(tokens), ownDevice(next)]).toEqual([false, false])
    for (const model of ["RefreshToken", "Grant"]) expect(await hoursLeft(next, model)).toBeLessThanOrEqual(8)
    // But for the form's, which opens nothing once it was sent.
    const others = visitor.cookies().filter((line) => !line.startsWith("identity_interaction"))
    expect(others.filter((line) => /expires=|max-age=/iu.test(line))).toEqual([])
    expect(visitor.cookies().some((line) => line.startsWith("identity_session="))).toBe(true)
  })

  it("lets nobody in again without the password, and a registration is as short", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize({ screen_hint: "signup" })
    const { location } = await visitor.submit(url, { name: "Eda", email: "eda@example.com", password, ...tick })
    expect(ownDevice(await visitor.redeem(location ?? ""))).toBe(false)
    expect((await visitor.authorize()).text).toContain("<h1>Sign in</h1>")
    const silent = await visitor.authorize({ prompt: "none" })
    expect(new URL(silent.location ?? "").searchParams.get("error")).toBe("login_required")
  })

  it("shows its person's address for minutes alone", async () => {
    const visitor = newVisitor(server)
    await signInHere(visitor)
    expect((await visitor.get(`${server.issuer}/email`)).text).toContain(email)
    await server.db
      .updateTable("identity_records")
      .set(({ fn, val, ref }) => ({
        payload: fn("jsonb_set", [ref("payload"), val("{loginTs}"), val(String(Math.floor(Date.now() / 1000) - hour))]),
      }))
      .where("model", "=", "Session")
      .execute()
    const later = await visitor.get(`${server.issuer}/email`)
    expect([later.status, later.text.includes(email)]).toEqual([401, false])
  })

  it("is told by the client where Google lets somebody in", async () => {
    const given = await google.tokenFor("borrowed", "gg@example.com")
    const tokens = await tokensOf(await exchange(server, given, { own_device: "false" }))
    const next = await renewed(tokens)
    expect([ownDevice(tokens), ownDevice(next)]).toEqual([false, false])
    for (const model of ["RefreshToken", "Grant"]) expect(await hoursLeft(next, model)).toBeLessThanOrEqual(8)
  })
})
