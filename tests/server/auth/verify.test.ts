import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from "jose"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signingKeys } from "../../../server/auth/secrets.ts"
import { createVerifier } from "../../../server/auth/verify.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor, type Tokens } from "./visitor.ts"

let own: IdentityServer
let foreign: IdentityServer
let tokens: Tokens
beforeAll(async () => {
  own = await startIdentityServer()
  foreign = await startIdentityServer()
  tokens = await newVisitor(own).register({ name: "Ana", email: "ana@example.com", password: "correct horse battery" })
})
afterAll(() => Promise.all([own.close(), foreign.close()]))

const nowSeconds = (): number => Math.floor(Date.now() / 1000)

interface Forgery {
  readonly audience?: string
  readonly issuer?: string
  readonly subject?: string
  readonly expires?: number
  readonly typ?: string
}

/** A token with the server's own key, wrong in one thing. */
const signed = async ({
  audience = "api",
  issuer = own.issuer,
  subject = "s",
  expires = 60,
  typ = "at+jwt",
}: Forgery) => {
  const [jwk = {}] = await signingKeys(own.db)
  return new SignJWT({ sub: subject })
    .setProtectedHeader({ alg: "ES256", kid: jwk.kid ?? "", typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(nowSeconds() + expires)
    .sign(await importJWK(jwk, "ES256"))
}

describe("tokens of this server", () => {
  it("are taken when nothing is wrong with them", async () => {
    const verified = await own.verify(await signed({}))
    expect(verified).toMatchObject({ ok: true, subject: "s", name: null, email: null, roles: [] })
    expect(verified.ok && verified.expiresAt).toBeGreaterThan(Date.now())
  })

  it.each<[string, Forgery]>([
    ["has expired", { expires: -60 }],
    ["is for somebody else", { audience: "marketplace-web" }],
    ["is of another issuer", { issuer: "https://elsewhere.example" }],
    ["names nobody", { subject: "" }],
    ["is of another kind", { typ: "JWT" }],
  ])("are refused when one %s", async (_what, forgery) => {
    expect(await own.verify(await signed(forgery))).toEqual({ ok: false })
  })

  it("are refused when the signature is another's, none, or a public key used as a secret", async () => {
    const claims = () => new SignJWT({ sub: "s" }).setIssuer(own.issuer).setAudience("api").setExpirationTime("1m")
    const [jwk = {}] = await signingKeys(own.db)
    const { privateKey } = await generateKeyPair("ES256")
    const stranger = await claims()
      .setProtectedHeader({ alg: "ES256", kid: jwk.kid ?? "", typ: "at+jwt" })
      .sign(privateKey)
    const unsigned = new UnsecuredJWT({ sub: "s" })
      .setIssuer(own.issuer)
      .setAudience("api")
      .setExpirationTime("1m")
      .encode()
    const published = new TextEncoder().encode(await (await fetch(`${own.issuer}/jwks`)).text())
    const confused = await claims()
      .setProtectedHeader({ alg: "HS256", kid: jwk.kid ?? "", typ: "at+jwt" })
      .sign(published)
    for (const token of [stranger, unsigned, confused]) expect(await own.verify(token)).toEqual({ ok: false })
  })

  it("are refused when they are no access tokens, or no tokens at all", async () => {
    for (const token of [tokens.id_token, tokens.refresh_token, "", "a.b.c", "\u0000", `${tokens.access_token}x`])
      expect(await own.verify(token)).toEqual({ ok: false })
  })
})

describe("an issuer elsewhere", () => {
  it("is found by discovery or by its keys' address, and its tokens are taken", async () => {
    const theirs = await newVisitor(foreign).register({
      name: "Bea",
      email: "bea@example.com",
      password: "correct horse battery",
    })
    for (const jwksUrl of [null, `${foreign.issuer}/jwks`]) {
      const verify = createVerifier({ issuer: foreign.issuer, jwks: { jwksUrl } })
      // The session of the token is none that this server could know the end of.
      const verified = { ok: true, name: "Bea", email: "bea@example.com", session: null }
      expect(await verify(theirs.access_token)).toMatchObject(verified)
      expect(await verify(tokens.access_token)).toEqual({ ok: false })
    }
    expect(await own.verify(theirs.access_token)).toEqual({ ok: false })
  })

  it("is asked again after it could not be reached, and nobody is called a stranger meanwhile", async () => {
    const { privateKey } = await generateKeyPair("ES256")
    const issuer = "http://127.0.0.1:9/identity"
    const token = await new SignJWT({ sub: "s" })
      .setProtectedHeader({ alg: "ES256", kid: "k" })
      .setIssuer(issuer)
      .setAudience("api")
      .setExpirationTime("1m")
      .sign(privateKey)
    const verify = createVerifier({ issuer, jwks: { jwksUrl: null } })
    await expect(verify(token)).rejects.toThrow("fetch failed")
    await expect(verify(token)).rejects.toThrow("fetch failed")
    expect(await verify("no.token.atall")).toEqual({ ok: false })
  })
})
