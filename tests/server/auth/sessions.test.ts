import { decodeJwt } from "jose"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { onceScriptPath } from "../../../server/auth/once-script.ts"
import { createGrants, endedGrantsChannel } from "../../../server/auth/grants.ts"
import { pruneRecords } from "../../../server/auth/records.ts"
import { pruneAttempts } from "../../../server/db/attempts.ts"
import { oneEngine } from "../db/engines.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor, refresh, scriptsOf, type Tokens } from "./visitor.ts"

const password = "correct horse battery"
const leewayMs = 1_500

const tokensOf = async (answer: Response): Promise<Tokens> => {
  expect(answer.status).toBe(200)
  return (await answer.json()) as Tokens
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let server: IdentityServer
  beforeAll(async () => {
    server = await startIdentityServer({ engine, refreshLeewayMs: leewayMs })
  })
  afterAll(() => server.close())

  describe("refresh tokens", () => {
    it("are changed at each use, and the new access token is good", async () => {
      const first = await newVisitor(server).register({ name: "Ana", email: "ana@example.com", password })
      const second = await tokensOf(await refresh(server, first.refresh_token))
      expect(second.refresh_token).not.toBe(first.refresh_token)
      expect(await server.verify(second.access_token)).toMatchObject({ ok: true, name: "Ana" })
    })

    it("serve two tabs that renew at once, but a later use ends all that came of them", async () => {
      const first = await newVisitor(server).register({ name: "Bea", email: "bea@example.com", password })
      const both = await Promise.all([refresh(server, first.refresh_token), refresh(server, first.refresh_token)])
      const [second] = await Promise.all(both.map(tokensOf))
      await new Promise((resolve) => setTimeout(resolve, leewayMs + 100))
      expect((await refresh(server, first.refresh_token)).status).toBe(400)
      expect((await refresh(server, second?.refresh_token ?? "")).status).toBe(400)
    })
  })

  describe("signing out", () => {
    it("goes on by itself for who shows their token, ends the refresh token and returns to the client", async () => {
      const visitor = newVisitor(server)
      const tokens = await visitor.register({ name: "Cem", email: "cem@example.com", password })
      const params = new URLSearchParams({
        id_token_hint: tokens.id_token,
        post_logout_redirect_uri: `${server.publicUrl}/`,
        state: "back",
      })
      const page = await visitor.get(`${server.issuer}/session/end?${params}`)
      expect(page.text).toContain("/identity/submit.js")
      const xsrf = /name="xsrf" value="([^"]+)"/u.exec(page.text)?.[1] ?? ""
      const done = await visitor.submit(`${server.issuer}/session/end/confirm`, { xsrf, logout: "yes" })
      expect(done.location).toBe(`${server.publicUrl}/?state=back`)
      expect((await refresh(server, tokens.refresh_token)).status).toBe(400)
      expect(new URL((await visitor.authorize({ prompt: "none" })).location ?? "").searchParams.get("error")).toBe(
        "login_required",
      )
    })

    it("asks first without a token, and shows that it is done", async () => {
      const visitor = newVisitor(server)
      await visitor.register({ name: "Dan", email: "dan@example.com", password })
      const page = await visitor.get(`${server.issuer}/session/end`)
      expect(page.text).toContain("Sign out?")
      expect(scriptsOf(page)).toEqual([onceScriptPath])
      const xsrf = /name="xsrf" value="([^"]+)"/u.exec(page.text)?.[1] ?? ""
      const done = await visitor.submit(`${server.issuer}/session/end/confirm`, { xsrf, logout: "yes" })
      expect(done.text).toContain("You are signed out")
    })

    it("refuses the confirmation without its secret", async () => {
      const visitor = newVisitor(server)
      await visitor.register({ name: "Eva", email: "eva@example.com", password })
      await visitor.get(`${server.issuer}/session/end`)
      const page = await visitor.submit(`${server.issuer}/session/end/confirm`, { xsrf: "guessed", logout: "yes" })
      expect(page.status).toBe(400)
    })
  })

  describe("revoking the refresh token", () => {
    const revoke = (token: string): Promise<Response> =>
      fetch(`${server.issuer}/token/revocation`, {
        method: "POST",
        body: new URLSearchParams({ client_id: "marketplace-web", token, token_type_hint: "refresh_token" }),
      })

    it("ends the whole family, and the access tokens that came of it, but no other session", async () => {
      const registered = { name: "Hal", email: "hal@example.com", password }
      const first = await newVisitor(server).register(registered)
      const second = await tokensOf(await refresh(server, first.refresh_token))
      const elsewhere = newVisitor(server)
      const { url } = await elsewhere.authorize()
      const other = await elsewhere.redeem((await elsewhere.submit(url, registered)).location ?? "")
      for (const { access_token: token } of [first, second, other])
        expect(await server.verify(token)).toMatchObject({ ok: true, name: "Hal" })

      expect((await revoke(second.refresh_token)).status).toBe(200)
      expect((await refresh(server, second.refresh_token)).status).toBe(400)
      expect((await refresh(server, first.refresh_token)).status).toBe(400)
      for (const { access_token: token } of [first, second]) expect(await server.verify(token)).toEqual({ ok: false })
      expect(await server.verify(other.access_token)).toMatchObject({ ok: true, name: "Hal" })
    })

    it("is told to every node at once", async () => {
      const { access_token: token, refresh_token: family } = await newVisitor(server).register({
        name: "Ida",
        email: "ida@example.com",
        password,
      })
      const node = createGrants(server.db)
      const heard: string[] = []
      const listening = await server.listen(
        endedGrantsChannel,
        (grantId) => {
          heard.push(grantId)
          node.forget(grantId)
        },
        () => undefined,
      )
      const session = String(decodeJwt(token)["sid"])
      expect(await node.isLive(session)).toBe(true)
      await revoke(family)
      await vi.waitFor(() => expect(heard).toEqual([session]))
      expect(await node.isLive(session)).toBe(false)
      await listening.close()
    })
  })

  describe("another person in the same browser", () => {
    it("ends the first one's session and signs in the second", async () => {
      await newVisitor(server).register({ name: "Fia", email: "fia@example.com", password })
      const visitor = newVisitor(server)
      const tokens = await visitor.register({ name: "Gus", email: "gus@example.com", password })
      const { url } = await visitor.authorize({ prompt: "login" })
      const between = await visitor.submit(url, { email: "fia@example.com", password })
      expect(between.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/u)
      const xsrf = /name="xsrf" value="([^"]+)"/u.exec(between.text)?.[1] ?? ""
      const done = await visitor.submit(`${server.issuer}/session/end/confirm`, { xsrf, logout: "yes" })
      const { access_token: accessToken } = await visitor.redeem(done.location ?? "")
      expect(await server.verify(accessToken)).toMatchObject({ ok: true, name: "Fia" })
      expect((await refresh(server, tokens.refresh_token)).status).toBe(400)
    })
  })

  describe("what is kept", () => {
    it("is forgotten once it has expired, and only then", async () => {
      const past = new Date(Date.now() - 1000)
      await server.db
        .insertInto("identity_records")
        .values([
          { model: "Session", id: "old", payload: "{}", expires_at: past },
          { model: "Session", id: "endless", payload: "{}", expires_at: null },
        ])
        .execute()
      await server.db.insertInto("identity_tries").values({ bucket: "old", count: 1, window_ends_at: past }).execute()
      await pruneRecords(server.db)
      await pruneAttempts(server.db)
      const ids = await server.db
        .selectFrom("identity_records")
        .select("id")
        .where("id", "in", ["old", "endless"])
        .execute()
      expect(ids).toEqual([{ id: "endless" }])
      expect(
        await server.db.selectFrom("identity_tries").select("bucket").where("bucket", "=", "old").execute(),
      ).toEqual([])
    })
  })
})
