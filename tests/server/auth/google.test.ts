/** Another provider's tokens in exchange for ours: whom they let in, and as whom. */
import { decodeJwt, decodeProtectedHeader } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp } from "../harness.ts"
import { exchange, issuingOf, refusalOf, sessionOf, tokensOf } from "./exchanging.ts"
import { startGoogleIssuer, type GoogleIssuer } from "./google-issuer.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor, refresh } from "./visitor.ts"

const password = "correct horse battery"

describe.each(oneEngine)("on the $name database", (engine) => {
  let google: GoogleIssuer
  let server: IdentityServer
  const nodes: IdentityServer[] = []
  const config = () => ({ issuer: google.url, clientId: google.clientId, clientSecret: null, jwksUrl: null })
  beforeAll(async () => {
    google = await startGoogleIssuer()
    const database = await engine.open()
    server = await startIdentityServer({ database, google: config() })
    if (database.again !== null)
      nodes.push(await startIdentityServer({ database: await database.again(), google: config() }))
  })
  afterAll(async () => {
    for (const node of [...nodes, server]) await node.close()
    await google.close()
  })
  describe("a good token", () => {
    it("makes a person, with the tokens that the pages give", async () => {
      const tokens = await tokensOf(await exchange(server, await google.tokenFor("1", "gul@example.com")))
      const session = await sessionOf(server, tokens.access_token)
      expect(session).toMatchObject({ name: "Gül Yıldız", email: "gul@example.com", roles: [] })

      const paged = await newVisitor(server).register({ name: "Ana", email: "ana@example.com", password })
      const shapeOf = (text: string) => [decodeProtectedHeader(text), Object.keys(decodeJwt(text)).toSorted()]
      expect(shapeOf(tokens.access_token)).toEqual(shapeOf(paged.access_token))
      expect(shapeOf(tokens.id_token)).toEqual(shapeOf(paged.id_token))
      const { exp = 0, iat = 0, aud, scope } = decodeJwt(tokens.access_token)
      expect([exp - iat, aud, scope]).toEqual([15 * 60, "api", "api"])
      expect({ ...tokens, issued_token_type: null }).toMatchObject({
        scope: "api",
        token_type: "Bearer",
        expires_in: 900,
      })
      const [ours, theirs] = await Promise.all([tokens, paged].map((one) => refresh(server, one.refresh_token)))
      expect(Object.keys((await ours?.json()) as object)).toEqual(Object.keys((await theirs?.json()) as object))
    })

    it("is the same person the next time, whatever has become of their address and name", async () => {
      const first = await tokensOf(await exchange(server, await google.tokenFor("2", "two@example.com")))
      const changed = await google.tokenFor("2", "new@example.com", { claims: { name: "Somebody Else" } })
      const second = await tokensOf(await exchange(server, changed))
      const [before, after] = await Promise.all([first, second].map((one) => sessionOf(server, one.access_token)))
      expect(after).toMatchObject({ subject: before?.subject, name: "Gül Yıldız", email: "two@example.com" })
    })

    it("can be renewed, once with each refresh token, and be given back", async () => {
      const first = await tokensOf(await exchange(server, await google.tokenFor("3", "three@example.com")))
      const second = await tokensOf(await refresh(server, first.refresh_token))
      expect(second.refresh_token).not.toBe(first.refresh_token)
      expect(await sessionOf(server, second.access_token)).toMatchObject({ email: "three@example.com" })
      const revoked = await fetch(`${server.issuer}/token/revocation`, {
        method: "POST",
        body: new URLSearchParams({ client_id: "marketplace-web", token: second.refresh_token }),
      })
      expect(revoked.status).toBe(200)
      expect((await refresh(server, second.refresh_token)).status).toBe(400)
    })

    it.each([
      ["", "New member"],
      ["Admin", "New member"],
      ["  Ada 🎉  Lovelace ", "Ada Lovelace"],
      ["x".repeat(80), "New member"],
    ])("with the name %j makes a person called %j", async (name, expected) => {
      const email = `name-${name.length}@example.com`
      const given = await google.tokenFor(`name-${name.length}`, email, { claims: { name } })
      const { access_token: accessToken } = await tokensOf(await exchange(server, given))
      expect(await sessionOf(server, accessToken)).toMatchObject({ name: expected })
    })

    it("with a nonce is taken for the one who made it", async () => {
      const given = () => google.tokenFor("4", "four@example.com", { claims: { nonce: "n-1" } })
      const { id_token: idToken } = await tokensOf(await exchange(server, await given(), { nonce: "n-1" }))
      expect(decodeJwt(idToken)["nonce"]).toBe("n-1")
      for (const fields of [{}, { nonce: "n-2" }])
        expect(await refusalOf(await exchange(server, await given(), fields))).toEqual([
          "invalid_grant",
          "TokenRefused",
        ])
    })
  })

  describe("one person who arrives several times at once", () => {
    it("becomes one, on all nodes", async () => {
      const places = [server, ...nodes, server, ...nodes]
      const given = await Promise.all(
        places.map((_, index) => google.tokenFor("5", index < 2 ? "five@example.com" : `five-${index}@example.com`)),
      )
      const answers = await Promise.all(places.map((place, index) => exchange(place, given[index] ?? "")))
      const tokens = await Promise.all(answers.map(tokensOf))
      expect(new Set(tokens.map(({ access_token: accessToken }) => decodeJwt(accessToken).sub)).size).toBe(1)
      const people = await server.db
        .selectFrom("identity_users")
        .select("email")
        .where("email", "like", "five%")
        .execute()
      expect(people).toHaveLength(1)
    })

    it("with one token gets in once", async () => {
      const given = await google.tokenFor("6", "six@example.com")
      const places = [server, ...nodes, server, ...nodes]
      const statuses = await Promise.all(places.map(async (place) => (await exchange(place, given)).status))
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(await refusalOf(await exchange(server, given))).toEqual(["invalid_grant", "TokenUsed"])
    })
  })

  describe("an address that is somebody's already", () => {
    it("is not taken over: its owner here signs in with the password, and nothing is left behind", async () => {
      await newVisitor(server).register({ name: "Bea", email: "bea@example.com", password })
      for (const email of ["bea@example.com", "BEA@example.com"])
        expect(await refusalOf(await exchange(server, await google.tokenFor("7", email)))).toEqual([
          "invalid_grant",
          "EmailTaken",
        ])
      const links = await server.db
        .selectFrom("identity_links")
        .select("subject")
        .where("issuer_subject", "=", "7")
        .execute()
      expect(links).toEqual([])
      const { access_token: accessToken } = await tokensOf(
        await exchange(server, await google.tokenFor("7", "bea2@example.com")),
      )
      expect(await sessionOf(server, accessToken)).toMatchObject({ email: "bea2@example.com" })
    })

    it("can't be had by a password either, nor can its owner be guessed", async () => {
      await tokensOf(await exchange(server, await google.tokenFor("8", "eight@example.com")))
      const visitor = newVisitor(server)
      const { url } = await visitor.authorize({ screen_hint: "signup" })
      const page = await visitor.submit(url, { name: "Not Eight", email: "Eight@example.com", password })
      expect(page.text).toContain("There is already an account with this e-mail.")
      const form = await visitor.authorize()
      expect((await visitor.submit(form.url, { email: "eight@example.com", password })).text).toContain(
        "Wrong e-mail or password.",
      )
    })
  })

  it("opens the API as any other sign-in does", async () => {
    const app = await startApp(engine, { config: { google: config() } })
    const { access_token: accessToken } = await tokensOf(
      await exchange(issuingOf(app), await google.tokenFor("16", "sixteen@example.com")),
    )
    const caller = app.callerWith(accessToken)
    expect((await caller.fetch("/api/core/account")).status).toBe(404)
    const header = { "Content-Language": "en-US" } as const
    expect(dataOf(await caller.core.POST("/account/create", { params: { header } }))).toMatchObject({
      name: "Gül Yıldız",
    })
    expect((await caller.fetch("/api/core/account")).status).toBe(200)
    const environment = await app.nobody.fetch("/environments/environment.json")
    expect(await environment.json()).toMatchObject({ googleClientId: google.clientId })
    await app.close()
  })
})
