import { decodeJwt, decodeProtectedHeader } from "jose"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor, token } from "./visitor.ts"

const password = "correct horse battery"

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())

describe("registering", () => {
  it("lets a new person in, with tokens that say who they are", async () => {
    const visitor = newVisitor(server)
    const form = await visitor.authorize({ screen_hint: "signup" })
    expect(form.status).toBe(200)
    expect(form.text).toContain("Create an account")
    const done = await visitor.submit(form.url, { name: "  Ana   Pop ", email: "ana@example.com", password })
    expect(done.status).toBe(303)
    const callback = new URL(done.location ?? "")
    expect(callback.origin + callback.pathname).toBe(`${server.publicUrl}/auth/callback`)
    expect(callback.searchParams.get("state")).toBe("a-state")
    expect(callback.searchParams.get("iss")).toBe(server.issuer)

    const tokens = await visitor.redeem(callback.href)
    const verified = await server.verify(tokens.access_token)
    expect(verified).toMatchObject({ ok: true, name: "Ana Pop", email: "ana@example.com", roles: [] })
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: "ES256", typ: "at+jwt" })
    const { exp = 0, iat = 0 } = decodeJwt(tokens.access_token)
    expect(exp - iat).toBe(15 * 60)
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: "marketplace-web", name: "Ana Pop" })
    expect(tokens.refresh_token).toBeTypeOf("string")
  })

  it("says what is wrong with each field and keeps what was typed, but for the password", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize({ screen_hint: "signup" })
    const page = await visitor.submit(url, { name: "<", email: "nowhere", password: "sh0rt<" })
    expect(page.status).toBe(422)
    expect(page.text).toContain("<title>Error: Create an account")
    expect(page.text).toContain('role="alert"')
    expect(page.text).toContain("Write your name, in at least two letters.")
    expect(page.text).toContain("Write the e-mail address like name@example.com.")
    expect(page.text).toContain("Use at least 8 characters in the password.")
    expect(page.text).toContain('value="&lt;"')
    expect(page.text).toContain('value="nowhere"')
    expect(page.text).not.toContain("sh0rt")
  })

  it.each(["Call 0151 2345 6789", "Admin"])("takes no name that others may not see: %s", async (name) => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize({ screen_hint: "signup" })
    const page = await visitor.submit(url, { name, email: "named@example.com", password })
    expect(page.status).toBe(422)
    expect(page.text).toContain("Choose another name: this one can&#39;t be used.")
  })

  it("refuses an address that is somebody's already, however it is written", async () => {
    await newVisitor(server).register({ name: "Bea", email: "bea@example.com", password })
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize({ screen_hint: "signup" })
    const page = await visitor.submit(url, { name: "Bea Two", email: " BEA@example.com", password })
    expect(page.status).toBe(422)
    expect(page.text).toContain("There is already an account with this e-mail.")
  })
})

describe("signing in", () => {
  beforeAll(async () => {
    await newVisitor(server).register({ name: "Cem", email: "cem@example.com", password })
  })

  it("tells a wrong password and an unknown address alike", async () => {
    for (const email of ["cem@example.com", "nobody@example.com"]) {
      const visitor = newVisitor(server)
      const { url } = await visitor.authorize()
      const page = await visitor.submit(url, { email, password: "not this one" })
      expect(page.status).toBe(422)
      expect(page.text).toContain("Wrong e-mail or password.")
      expect(page.text).toContain(`value="${email}"`)
      expect(page.text).not.toContain("not this one")
    }
  })

  it("goes on after a wrong password, and needs no password while signed in", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize()
    const wrong = await visitor.submit(url, { email: "cem@example.com", password: "not this one" })
    const right = await visitor.submit(wrong.url, { email: "Cem@Example.com", password })
    expect((await visitor.redeem(right.location ?? "")).access_token).toBeTypeOf("string")

    const again = await visitor.authorize({ prompt: "none" })
    expect((await visitor.redeem(again.location ?? "")).access_token).toBeTypeOf("string")
    const asAnother = await visitor.authorize({ prompt: "login" })
    expect(asAnother.text).toContain("<h1>Sign in</h1>")
  })

  it("answers a silent try of nobody with an error for the client", async () => {
    const page = await newVisitor(server).authorize({ prompt: "none" })
    expect(new URL(page.location ?? "").searchParams.get("error")).toBe("login_required")
  })

  it("fills in the address that is hinted at, and links both forms", async () => {
    const visitor = newVisitor(server)
    const form = await visitor.authorize({ login_hint: 'a"b@example.com' })
    expect(form.text).toContain('value="a&quot;b@example.com"')
    expect(form.text).toContain('href="?form=register"')
    const other = await visitor.get(`${form.url}?form=register`)
    expect(other.text).toContain('autocomplete="new-password"')
    expect(other.text).toContain('href="?form=signIn"')
  })
})

describe("what keeps the pages safe", () => {
  it("sends headers against framing, scripts and caching", async () => {
    const { headers, text } = await newVisitor(server).authorize()
    expect(headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(headers.get("content-security-policy")).toContain("form-action 'self'")
    expect(headers.get("content-security-policy")).not.toContain("unsafe")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("cache-control")).toBe("no-store")
    expect(text).not.toMatch(/<style|style=|<script>| on\w+=/u)
  })

  it("keeps cookies from scripts and other sites, and shows nothing without them", async () => {
    const { url } = await newVisitor(server).authorize()
    const params = new URLSearchParams({
      client_id: "marketplace-web",
      redirect_uri: `${server.publicUrl}/auth/callback`,
      response_type: "code",
      scope: "openid",
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
    })
    const started = await fetch(`${server.issuer}/auth?${params}`, { redirect: "manual" })
    const cookies = started.headers.getSetCookie()
    expect(cookies.some((cookie) => cookie.startsWith("identity_interaction="))).toBe(true)
    for (const cookie of cookies) expect(cookie).toMatch(/samesite=lax.*httponly/iu)
    const answer = await fetch(url, { redirect: "manual" })
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${server.publicUrl}/?modal=sign-in`])
    expect(await answer.text()).not.toContain("<form")
  })

  it("answers the pages of this server alone about tokens, and has nothing to add on the terminal", async () => {
    const said = vi.spyOn(console, "info")
    const ask = (origin: string) =>
      fetch(`${server.issuer}/token`, {
        method: "POST",
        headers: { origin },
        body: new URLSearchParams({
          client_id: "marketplace-web",
          grant_type: "refresh_token",
          refresh_token: "not one",
        }),
      })
    const [own, other] = [await ask(server.publicUrl), await ask("https://elsewhere.example")]
    expect(await own.json()).toMatchObject({ error: "invalid_grant" })
    expect(await other.json()).toMatchObject({ error: "invalid_request" })
    expect(other.headers.get("access-control-allow-origin")).toBeNull()
    expect(said.mock.calls.flat().filter((line) => String(line).includes("CORS"))).toEqual([])
    said.mockRestore()
  })

  it("leads whoever goes back to the form after signing in to the market", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize()
    await visitor.submit(url, { email: "cem@example.com", password })
    const back = await visitor.get(url)
    expect([back.status, back.location]).toEqual([303, `${server.publicUrl}/`])
  })

  it("refuses a form that another site sent, and a cookie of another interaction", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize()
    const foreign = await visitor.submit(
      url,
      { email: "cem@example.com", password },
      { origin: "https://evil.example" },
    )
    expect(foreign.status).toBe(403)
    expect(foreign.text).not.toContain(password)
    const stolen = await newVisitor(server).submit(url, { email: "cem@example.com", password })
    expect(stolen.status).toBe(400)
  })

  it("refuses an oversized form and a body of another kind", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize()
    expect((await visitor.submit(url, { email: "a".repeat(20_000), password })).status).toBe(413)
    const json = { "content-type": "application/json" }
    expect((await visitor.submit(url, { email: "cem@example.com", password }, json)).status).toBe(415)
  })

  it("takes a character that no text has for what can't be known, never for a fault", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize()
    for (const fields of [
      { email: "a\0@example.com", password },
      { email: "cem@example.com", password: "\0", name: "\0" },
    ])
      for (const form of ["signIn", "register"])
        expect((await visitor.submit(`${url}?form=${form}`, fields)).status).toBe(400)
    for (const params of [{ state: "\0" }, { nonce: "a\0" }, { login_hint: "\0" }, { client_id: "\0" }])
      expect((await newVisitor(server).authorize(params)).status).toBeLessThan(500)
    const fields = { code: "\0", refresh_token: "\0", redirect_uri: `${server.publicUrl}/auth/callback` }
    for (const grant_type of ["refresh_token", "authorization_code"])
      expect((await token(server, { grant_type, code_verifier: "a".repeat(43), ...fields })).status).toBe(400)
    expect((await token(server, { grant_type: "refresh_token", client_id: "\0" })).status).toBeLessThan(500)
    expect(server.logged.filter((line) => /"level":[56]0/u.test(line))).toEqual([])
  })

  it("shows a page for a wrong redirect, and never goes there", async () => {
    const page = await newVisitor(server).authorize({ redirect_uri: "https://evil.example/" })
    expect(page.status).toBe(400)
    expect(page.location).toBeNull()
    expect(page.text).toContain("invalid_redirect_uri")
  })

  it("requires PKCE", async () => {
    const page = await newVisitor(server).authorize({ code_challenge: "", code_challenge_method: "" })
    expect(new URL(page.location ?? "").searchParams.get("error")).toBe("invalid_request")
  })

  it("names its own addresses by its configuration, whatever a request says", async () => {
    const answer = await fetch(`${server.issuer}/.well-known/openid-configuration`, {
      headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    })
    const found = (await answer.json()) as Record<string, string>
    expect(found).toMatchObject({
      issuer: server.issuer,
      token_endpoint: `${server.issuer}/token`,
      jwks_uri: `${server.issuer}/jwks`,
    })
    const keys = await (await fetch(found["jwks_uri"] ?? "")).text()
    expect(keys).not.toContain('"d"')
  })

  it("logs neither passwords nor tokens", () => {
    expect(server.logged.join("")).not.toContain(password)
    expect(server.logged.join("")).not.toContain("eyJ")
  })
})
