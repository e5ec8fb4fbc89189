/** Another provider's tokens that are not taken, and keys that can't be had. */
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { barAddress } from "../../../server/db/barred-addresses.ts"
import { oneEngine } from "../db/engines.ts"
import { addApp } from "./authenticator-app.ts"
import { exchange, refusalOf, sessionOf, tokensOf } from "./exchanging.ts"
import { startGoogleIssuer, type GoogleIssuer, type Said } from "./google-issuer.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor } from "./visitor.ts"

const password = "correct horse battery"

describe.each(oneEngine)("on the $name database", (engine) => {
  let google: GoogleIssuer
  let server: IdentityServer
  const config = () => ({ issuer: google.url, clientId: google.clientId, clientSecret: null, jwksUrl: null })
  beforeAll(async () => {
    google = await startGoogleIssuer()
    server = await startIdentityServer({ engine, google: config() })
  })
  afterAll(async () => {
    await server.close()
    await google.close()
  })
  afterEach(() => void vi.useRealTimers())

  const forget = () => server.db.deleteFrom("identity_tries").execute()

  describe("a token", () => {
    it.each<[string, Said, string]>([
      ["for another client", { audience: "another.apps.example" }, "TokenRefused"],
      ["for others too", { audience: ["handra.apps.example", "another.apps.example"] }, "TokenRefused"],
      ["of another issuer", { issuer: "https://accounts.google.com" }, "TokenRefused"],
      ["that has expired", { issued: -600, expires: -60 }, "TokenRefused"],
      ["that is too old, whatever it says", { issued: -7200 }, "TokenRefused"],
      ["of the future", { issued: 600 }, "TokenRefused"],
      ["of an unknown key", { kid: "unknown" }, "TokenRefused"],
      ["for nobody", { claims: { sub: "" } }, "TokenRefused"],
      ["without an address", { claims: { email: undefined } }, "TokenRefused"],
      ["with what is no address", { claims: { email: "nowhere" } }, "TokenRefused"],
      ["with an unverified address", { claims: { email_verified: false } }, "EmailNotVerified"],
      ["that doesn't say whether it is verified", { claims: { email_verified: "true" } }, "EmailNotVerified"],
    ])("%s is refused", async (_what, said, reason) => {
      const sub = said.claims?.["sub"] === "" ? "" : "9"
      const given = await google.tokenFor(sub, "nine@example.com", said)
      expect(await refusalOf(await exchange(server, given))).toEqual(["invalid_grant", reason])
    })

    it("of somebody new with an address that a blocked account left is refused (E416)", async () => {
      await barAddress(server.db, "barred@example.com", new Date())
      const given = await google.tokenFor("19", "Barred@example.com")
      expect(await refusalOf(await exchange(server, given))).toEqual(["invalid_grant", "EmailRefused"])
    })

    it("of whoever has a second step is refused, as there is no page for it (E610)", async () => {
      const first = await tokensOf(await exchange(server, await google.tokenFor("21", "step@example.com")))
      await addApp(server.db, decodeJwt(first.id_token).sub ?? "")
      const given = await google.tokenFor("21", "step@example.com", { claims: { again: true } })
      expect(await refusalOf(await exchange(server, given))).toEqual(["invalid_grant", "SecondStepNeeded"])
    })

    it("that is not signed by its issuer is refused", async () => {
      const claims = { email: "nine@example.com", email_verified: true, name: "Nine" }
      const unsigned = new UnsecuredJWT(claims)
        .setIssuer(google.url)
        .setAudience(google.clientId)
        .setSubject("9")
        .setIssuedAt()
        .setExpirationTime("1h")
        .encode()
      const shared = await new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", kid: "first" })
        .setIssuer(google.url)
        .setAudience(google.clientId)
        .setSubject("9")
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(new TextEncoder().encode("a secret that is long enough for it"))
      const good = await google.tokenFor("9", "nine@example.com")
      const [header = "", , signature = ""] = good.split(".")
      const changed = [header, (await google.tokenFor("10", "ten@example.com")).split(".")[1], signature].join(".")
      const own = await newVisitor(server).register({ name: "Own", email: "own@example.com", password })
      for (const given of [unsigned, shared, changed, own.id_token, own.access_token, "nonsense"])
        expect(await refusalOf(await exchange(server, given))).toEqual(["invalid_grant", "TokenRefused"])
    })

    it("of another kind, or asked for something else, is no request", async () => {
      const given = await google.tokenFor("9", "nine@example.com")
      const wrong = [
        { subject_token_type: "urn:ietf:params:oauth:token-type:access_token" },
        { requested_token_type: "urn:ietf:params:oauth:token-type:saml2" },
        { actor_token: given },
        { subject_token: "" },
      ]
      for (const fields of wrong)
        expect((await refusalOf(await exchange(server, given, fields)))[0]).toBe("invalid_request")
      expect((await exchange(server, given, { client_id: "somebody" })).status).toBe(401)
    })
  })

  describe("the other provider's keys", () => {
    it("are asked for once, and again when there is a new one", async () => {
      await tokensOf(await exchange(server, await google.tokenFor("11", "eleven@example.com")))
      const before = google.asked()
      await tokensOf(await exchange(server, await google.tokenFor("11", "eleven@example.com")))
      expect(google.asked()).toBe(before)
      await google.rotate()
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 })
      await tokensOf(await exchange(server, await google.tokenFor("11", "eleven@example.com")))
      expect(google.asked()).toBe(before + 1)
    })

    it("that can't be had leave the person to try again, and the token good", async () => {
      const other = await startGoogleIssuer()
      const fresh = await startIdentityServer({
        engine,
        google: { issuer: other.url, clientId: other.clientId, clientSecret: null, jwksUrl: null },
      })
      other.turn("off")
      const given = await other.tokenFor("12", "twelve@example.com")
      const answer = await exchange(fresh, given)
      expect(answer.headers.get("retry-after")).toBe("30")
      expect(await refusalOf(answer)).toEqual(["temporarily_unavailable", "GoogleUnavailable"])
      other.turn("on")
      await tokensOf(await exchange(fresh, given))
      expect(fresh.logged.join("")).toContain("Another server did not help.")
      await other.close()
      await fresh.close()
    })

    it("may lie elsewhere, and its name be said without the protocol", async () => {
      const issuer = "https://accounts.google.com"
      const fresh = await startIdentityServer({
        engine,
        google: { issuer, clientId: google.clientId, clientSecret: null, jwksUrl: google.jwksUrl },
      })
      const subjects = []
      for (const name of [issuer, "accounts.google.com"]) {
        const given = await google.tokenFor("13", "thirteen@example.com", { issuer: name })
        subjects.push((await sessionOf(fresh, (await tokensOf(await exchange(fresh, given))).access_token)).subject)
      }
      expect(new Set(subjects).size).toBe(1)
      await fresh.close()
    })
  })

  describe("tries", () => {
    it("are counted by network: who fails too often waits", async () => {
      await forget()
      const bad = await google.tokenFor("14", "fourteen@example.com", { audience: "another.apps.example" })
      const most = Array.from({ length: 100 })
      await Promise.all(most.map(() => exchange(server, bad).then((answer) => answer.arrayBuffer())))
      const answer = await exchange(server, await google.tokenFor("14", "fourteen@example.com"))
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(10 * 60)
      expect(await refusalOf(answer)).toEqual(["slow_down", "TooManyTries"])
      await forget()
      await tokensOf(await exchange(server, await google.tokenFor("14", "fourteen@example.com")))
    })
  })

  it("is off unless it is configured", async () => {
    const plain = await startIdentityServer({ engine })
    const answer = await exchange(plain, await google.tokenFor("15", "fifteen@example.com"))
    expect((await refusalOf(answer))[0]).toBe("unsupported_grant_type")
    const kinds = async (one: IdentityServer) => {
      const found = await fetch(`${one.issuer}/.well-known/openid-configuration`)
      return ((await found.json()) as { readonly grant_types_supported: readonly string[] }).grant_types_supported
    }
    expect(await kinds(plain)).not.toContain("urn:ietf:params:oauth:grant-type:token-exchange")
    expect(await kinds(server)).toContain("urn:ietf:params:oauth:grant-type:token-exchange")
    await plain.close()
  })

  it("logs no token", () => {
    expect(server.logged.join("")).toContain("sign-in refused")
    expect(server.logged.join("")).not.toContain("eyJ")
  })
})
