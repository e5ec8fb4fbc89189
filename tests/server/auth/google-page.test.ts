/** The sign-in page leads to Google's and back, and lets in whom Google knows. Spec §8. */
import { decodeJwt } from "jose"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { languages } from "../../../src/domain/languages.ts"
import { startsOfNetwork } from "../../../server/auth/limits.ts"
import { textsFor } from "../../../server/auth/texts.ts"
import { addApp, wrongCode } from "./authenticator-app.ts"
import { escaped } from "./english.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { startOpenidIssuer, type OpenidIssuer } from "./openid-issuer.ts"
import { newVisitor, type Page, type Visitor } from "./visitor.ts"

const password = "correct horse battery"
const ownerOf = (email: string, more: object = {}) => ({
  sub: `sub of ${email}`,
  claims: { email, email_verified: true, name: "Gül Yıldız", ...more },
})

/** A server beside a provider that plays Google's part. */
const startBoth = async (config: Parameters<typeof startIdentityServer>[0] = {}) => {
  const free = await startIdentityServer()
  const { publicUrl } = free
  await free.close()
  const issuer = await startOpenidIssuer(() => `${publicUrl}/identity/google/callback`)
  const { url, clientId, clientSecret } = issuer
  const port = Number(new URL(publicUrl).port)
  const beside = { issuer: url, clientId, clientSecret, jwksUrl: null }
  return { google: issuer, server: await startIdentityServer({ ...config, port, google: beside }) }
}

let google: OpenidIssuer
let server: IdentityServer
beforeAll(async () => {
  const both = await startBoth()
  google = both.google
  server = both.server
})
beforeEach(async () => {
  google.turn("on")
  await server.db.deleteFrom("identity_tries").execute()
})
afterAll(async () => {
  await server.close()
  await google.close()
})

/** The page that leads to Google, with its address. */
const leave = async (visitor: Visitor, fields: Readonly<Record<string, string>> = {}, params = {}) => {
  const form = await visitor.authorize(params)
  const [, action = ""] = /formaction="([^"]+)"/u.exec(form.text) ?? []
  const leading = await visitor.submit(new URL(action.replaceAll("&amp;", "&"), form.url).href, fields)
  const [, address = ""] = /http-equiv="refresh" content="0;url=([^"]+)"/u.exec(leading.text) ?? []
  return { form, leading, address: address.replaceAll("&amp;", "&") }
}

/** Answers the address that Google leads to; Google has a browser's cookies of its own. */
const throughGoogle = async (address: string, { url } = google): Promise<string> => {
  const theirs = newVisitor({ publicUrl: url, issuer: url })
  return (await theirs.get(address)).location ?? ""
}

const signIn = async (visitor: Visitor, fields: Readonly<Record<string, string>> = {}, params = {}): Promise<Page> =>
  visitor.get(await throughGoogle((await leave(visitor, fields, params)).address))

const tokensBy = async (visitor: Visitor) => visitor.redeem((await signIn(visitor)).location ?? "")

describe("whom Google knows", () => {
  it("is let in, as the same person each time, with a verified address", async () => {
    google.sit(ownerOf("gul@example.com"))
    const [first, second] = [await tokensBy(newVisitor(server)), await tokensBy(newVisitor(server))]
    const claims = decodeJwt(first.id_token)
    expect(claims).toMatchObject({
      name: "Gül Yıldız",
      email: "gul@example.com",
      email_verified: true,
      own_device: true,
    })
    expect(decodeJwt(second.id_token).sub).toBe(claims.sub)
  })

  it("is sent there by the code flow with PKCE, without a script, and by no redirect of a form", async () => {
    google.sit(ownerOf("gul@example.com"))
    const visitor = newVisitor(server)
    const { leading, address } = await leave(visitor, { password: "typed already" }, { ui_locales: "de-DE" })
    expect([leading.status, leading.text.includes("<script")]).toEqual([200, false])
    expect(leading.headers.get("content-security-policy")).toContain("form-action 'self';")
    await throughGoogle(address)
    const asked = Object.fromEntries(google.asked())
    expect(asked).toMatchObject({ response_type: "code", code_challenge_method: "S256", scope: "openid email profile" })
    expect([asked["state"], asked["nonce"], asked["code_challenge"]].every((one) => (one ?? "").length >= 43)).toBe(
      true,
    )
    expect(address).not.toContain("typed")
  })

  it("is on a borrowed device where they ticked it", async () => {
    google.sit(ownerOf("gul@example.com"))
    const visitor = newVisitor(server)
    const { location } = await signIn(visitor, { borrowed_device: "yes" })
    expect(decodeJwt((await visitor.redeem(location ?? "")).id_token)["own_device"]).toBe(false)
  })
})

describe("whoever has a second step", () => {
  it("comes to it after Google's page, and is in after the code alone", async () => {
    google.sit(ownerOf("step@example.com"))
    const { sub = "" } = decodeJwt((await tokensBy(newVisitor(server))).id_token)
    const app = await addApp(server.db, sub)
    const visitor = newVisitor(server)
    const asked = await signIn(visitor)
    expect([asked.status, new URL(asked.url).pathname.endsWith("/second-step")]).toEqual([200, true])
    expect((await visitor.submit(asked.url, { code: wrongCode(app) })).status).toBe(422)
    const done = await visitor.submit(asked.url, { code: app.code() })
    expect(decodeJwt((await visitor.redeem(done.location ?? "")).id_token)["amr"]).toEqual(["fed", "otp", "mfa"])
  })

  it("is connected to Google by the password and the code, not by the password alone", async () => {
    const email = "both@example.com"
    const owner = await newVisitor(server).register({ name: "Ana Pop", email, password })
    const app = await addApp(server.db, decodeJwt(owner.id_token).sub ?? "")
    google.sit(ownerOf(email))
    const visitor = newVisitor(server)
    const refused = await signIn(visitor)
    const [, uid = ""] = /interaction\/([\w-]+)\/google/u.exec(refused.text) ?? []
    const asked = await visitor.submit(`${server.issuer}/interaction/${uid}`, { email, password })
    expect((await signIn(newVisitor(server))).text).toContain("already an account with this e-mail")
    await visitor.submit(asked.url, { code: app.code() })
    expect(new URL((await signIn(newVisitor(server))).url).pathname.endsWith("/second-step")).toBe(true)
  })
})

describe("an address that is somebody's here", () => {
  it("is connected by the password of its account, and by no other sign-in", async () => {
    const email = "ana@example.com"
    await newVisitor(server).register({ name: "Ana Pop", email, password })
    await newVisitor(server).register({ name: "Bea Lund", email: "bea@example.com", password })
    google.sit(ownerOf(email))
    const visitor = newVisitor(server)
    const refused = await signIn(visitor)
    expect([refused.status, refused.text.includes("already an account with this e-mail")]).toEqual([422, true])
    expect(refused.text).toContain(`value="${email}"`)
    const [, uid = ""] = /interaction\/([\w-]+)\/google/u.exec(refused.text) ?? []
    const form = `${server.issuer}/interaction/${uid}`
    expect((await visitor.submit(form, { email, password: "not this one" })).status).toBe(422)
    const entered = await visitor.submit(form, { email, password })
    const { sub } = decodeJwt((await visitor.redeem(entered.location ?? "")).id_token)
    expect(decodeJwt((await tokensBy(newVisitor(server))).id_token).sub).toBe(sub)
    expect(server.logged.join("\n")).toContain("google.connected")

    google.sit({ ...ownerOf(email), sub: "another one at Google" })
    const other = newVisitor(server)
    const again = await signIn(other)
    const [, second = ""] = /interaction\/([\w-]+)\/google/u.exec(again.text) ?? []
    await other.submit(`${server.issuer}/interaction/${second}`, { email: "bea@example.com", password })
    expect((await signIn(newVisitor(server))).status).toBe(422)
  })
})

describe("what goes wrong", () => {
  it.each(languages)("at Google is said with its status in %s", async (language) => {
    google.sit(ownerOf("gul@example.com"))
    google.turn("broken")
    const page = await signIn(newVisitor(server), {}, { ui_locales: language })
    const said = textsFor(language).problems.googleFailed.replace("{status}", "503")
    expect([page.status, page.text.includes(escaped(said))]).toEqual([422, true])
  })

  it("an address that Google has not verified lets nobody in", async () => {
    google.sit(ownerOf("unsure@example.com", { email_verified: false }))
    const page = await signIn(newVisitor(server))
    expect([page.status, page.text.includes("Google login error: 403")]).toEqual([422, true])
  })

  it("is nothing where the person only changed their mind: the form is there again", async () => {
    google.sit("cancels")
    const page = await signIn(newVisitor(server))
    expect([page.status, page.text.includes("Continue with Google"), page.text.includes("error")]).toEqual([
      200,
      true,
      false,
    ])
  })

  it("an answer counts once, in the browser that asked, and only as it was asked for", async () => {
    google.sit(ownerOf("gul@example.com"))
    const [mine, thiefs] = [newVisitor(server), newVisitor(server)]
    const callback = await throughGoogle((await leave(mine)).address)
    expect((await thiefs.get(callback)).status).toBe(400)
    await leave(thiefs)
    expect((await thiefs.get(callback)).status).toBe(400)
    const forged = new URL(callback)
    forged.searchParams.set("state", `${forged.searchParams.get("state")}x`)
    expect((await mine.get(forged.href)).text).toContain("Continue with Google")
    expect((await mine.get(callback)).location).toContain("code=")
    expect((await mine.get(callback)).location ?? "").not.toContain("code=")
    for (const state of ["", "//evil.example", "a/../b.c"])
      expect(
        (await mine.get(`${server.issuer}/google/callback?${new URLSearchParams({ state, code: "1" })}`)).status,
      ).toBe(400)
  })

  it("can't be begun without end, as each try leaves a row", async () => {
    const visitor = newVisitor(server)
    const { form } = await leave(visitor)
    await server.db
      .updateTable("identity_tries")
      .set({ count: startsOfNetwork.most })
      .where("bucket", "like", "start:%")
      .execute()
    const refused = await visitor.submit(form.url.replace(/\?.*$|$/u, "/google"), {})
    expect([refused.status, Number(refused.headers.get("retry-after")) > 60]).toEqual([429, true])
  })

  it("can't be begun from another site", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize()
    const address = url.replace(/\?.*$|$/u, "/google")
    expect((await visitor.submit(address, {}, { origin: "https://elsewhere.example" })).status).toBe(403)
  })
})

it("is offered only where the operator has its secret", async () => {
  const { url: issuer, clientId } = google
  const without = await startIdentityServer({ google: { issuer, clientId, clientSecret: null, jwksUrl: null } })
  try {
    const form = await newVisitor(without).authorize()
    expect(form.text).not.toContain("Google")
  } finally {
    await without.close()
  }
})

it("leaves nothing secret in the log", () => {
  expect(server.logged.join("\n")).not.toMatch(/@example|code=|a secret that two/u)
})

describe("the mobile app", () => {
  it("offers Google on the same page, and gets the person back by its link", async () => {
    const link = "com.example.handra:"
    const client = { clientId: "marketplace-app", redirectUri: `${link}/auth/callback` }
    const mobileApp = { link, clientId: client.clientId, origins: ["https://localhost"], android: null, iosIds: [] }
    const both = await startBoth({ mobileApp })
    try {
      both.google.sit(ownerOf("gul@example.com"))
      const visitor = newVisitor(both.server, {}, client)
      const { form, address } = await leave(visitor)
      expect(form.headers.get("content-security-policy")).toContain(`form-action 'self' ${link};`)
      const back = await visitor.get(await throughGoogle(address, both.google))
      expect(back.location).toMatch(/^com\.example\.handra:\/auth\/callback\?code=/u)
      const { access_token: token, id_token: identity } = await visitor.redeem(back.location ?? "")
      await expect(both.server.verify(token)).resolves.toMatchObject({ ok: true, name: "Gül Yıldız" })
      expect(decodeJwt(identity)).toMatchObject({ email: "gul@example.com" })
    } finally {
      await both.server.close()
      await both.google.close()
    }
  })
})
