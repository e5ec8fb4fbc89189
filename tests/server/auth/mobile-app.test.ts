/** The mobile app signs in as a client of its own: to its link and nowhere else, and its tokens are as good. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor, token } from "./visitor.ts"

const person = { name: "Ida", email: "ida@example.com", password: "correct horse battery" }
const link = "com.example.handra:"
const app = { clientId: "marketplace-app", redirectUri: `${link}/auth/callback` }

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer({
    mobileApp: {
      link,
      clientId: app.clientId,
      origins: ["https://localhost", "capacitor://localhost"],
      android: null,
      iosIds: [],
    },
  })
})
afterAll(() => server.close())

it("comes back by the link that opens the app, with a code for tokens that the server takes", async () => {
  const visitor = newVisitor(server, {}, app)
  const form = await visitor.authorize({ screen_hint: "signup" })
  expect(form.headers.get("content-security-policy")).toContain(`form-action 'self' ${link};`)
  const done = await visitor.submit(form.url, person)
  expect(done.location).toMatch(/^com\.example\.handra:\/auth\/callback\?code=/u)
  const tokens = await visitor.redeem(done.location ?? "")
  await expect(server.verify(tokens.access_token)).resolves.toMatchObject({ ok: true, name: "Ida" })
  const fields = { client_id: app.clientId, grant_type: "refresh_token", refresh_token: tokens.refresh_token }
  expect((await token(server, fields)).status).toBe(200)
})

it.each([
  ["the app to the web client's address", { ...app, redirectUri: "https://elsewhere.example/auth/callback" }],
  ["the web client to the app's link", { redirectUri: app.redirectUri }],
])("does not lead %s", async (_what, given) => {
  const page = await newVisitor(server, {}, given).authorize()
  expect(page.status).toBe(400)
  expect(page.location).toBeNull()
})

it("answers the token endpoint to pages of the app, and to those of no other origin", async () => {
  const asked = async (origin: string): Promise<string | null> => {
    const answer = await fetch(`${server.issuer}/token`, {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({ client_id: app.clientId, grant_type: "refresh_token", refresh_token: "none" }),
    })
    return answer.headers.get("access-control-allow-origin")
  }
  expect(await asked("https://localhost")).toBe("https://localhost")
  expect(await asked("capacitor://localhost")).toBe("capacitor://localhost")
  expect(await asked("https://elsewhere.example")).not.toBe("https://elsewhere.example")
})

const appOf = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  return "problems" in read ? read.problems : read.config.mobileApp
}

it("is configured by its link, and is not there without one", () => {
  const origins = ["https://localhost", "capacitor://localhost"]
  expect(appOf({})).toBeNull()
  expect(appOf({ APP_LINK: link })).toEqual({ link, clientId: app.clientId, origins, android: null, iosIds: [] })
  expect(appOf({ APP_LINK: "https://handra.example", APP_ORIGINS: "https://localhost" })).toMatchObject({
    link: "https://handra.example",
    origins: ["https://localhost"],
  })
  const elsewhere = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "handra", APP_LINK: link }
  expect(appOf(elsewhere)).toMatchObject({ clientId: "handra" })
})

it.each([
  [{ APP_LINK: "handra:" }, /^APP_LINK /u],
  [{ APP_LINK: "https://handra.example/app" }, /^APP_LINK /u],
  [{ APP_LINK: "com.example.handra:; script-src *" }, /^APP_LINK /u],
  [{ APP_LINK: link, APP_ORIGINS: "*" }, /^APP_ORIGINS /u],
  [{ APP_LINK: link, APP_ORIGINS: "null" }, /^APP_ORIGINS /u],
  [{ APP_ORIGINS: "https://localhost" }, /^APP_ORIGINS .* empty without APP_LINK/u],
])("refuses %j in words", (environment, problem) => {
  expect(appOf(environment)).toEqual([expect.stringMatching(problem)])
})
