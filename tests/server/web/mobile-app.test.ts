/** Pages of the mobile app may ask from their own origins, without cookies, and those of others may not. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { environmentOf } from "../../../src/domain/environment.ts"
import { startApp, type TestApp } from "../harness.ts"

const mobileApp = {
  link: "com.example.handra:",
  clientId: "marketplace-app",
  origins: ["https://localhost"],
  android: null,
  iosIds: [],
}

let app: TestApp
let without: TestApp
beforeAll(async () => {
  app = await startApp(undefined, { config: { mobileApp } })
  without = await startApp()
})
afterAll(async () => {
  await app.close()
  await without.close()
})

const preflight = (url: string, path: string, origin: string): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type,idempotency-key",
    },
  })

const asking = ["/api/core/account", "/api/notifications/push/subscribe", "/hubs/user-notifications/negotiate"]

it.each(asking)("lets the app's pages ask %s, by a token alone", async (path) => {
  const { status, headers } = await preflight(app.url, path, "https://localhost")
  expect(status).toBe(204)
  expect(headers.get("access-control-allow-origin")).toBe("https://localhost")
  expect(headers.get("access-control-allow-headers")).toContain("authorization")
  expect(headers.get("access-control-allow-credentials")).toBeNull()
})

it("lets them read the account's cursor, and says to caches whose answer it is", async () => {
  const { headers } = await fetch(`${app.url}/api/core/platform/metadata`, { headers: { origin: "https://localhost" } })
  expect(headers.get("access-control-allow-origin")).toBe("https://localhost")
  expect(headers.get("access-control-expose-headers")).toContain("Account-Cursor")
  expect(headers.get("vary")).toContain("Origin")
})

it.each([
  ["what is in a language", "/api/core/classificator/services/short", "Accept-Language"],
  ["a file of the app", "/i18n/en/core.json", "Accept-Encoding"],
  ["a page", "/support/about", "Accept-Language"],
  ["a list of pages", "/sitemap.xml", "Accept-Encoding"],
  ["a page of the sign-in", "/identity/email", "Cookie"],
])("says of %s, too, that caches keep it for one origin", async (_what, path, other) => {
  const { headers } = await fetch(`${app.url}${path}`, { headers: { origin: "https://localhost" } })
  const varies = (headers.get("vary") ?? "").split(", ")
  expect(varies).toEqual(expect.arrayContaining([other, "Origin"]))
  expect(varies).toHaveLength(new Set(varies).size)
})

it.each(["https://elsewhere.example", "http://localhost", "null"])("lets nobody at %s", async (origin) => {
  for (const path of asking) {
    const { headers } = await preflight(app.url, path, origin)
    expect(headers.get("access-control-allow-origin")).toBeNull()
  }
})

it("lets nobody at all while there is no app", async () => {
  const { headers } = await preflight(without.url, "/api/core/account", "https://localhost")
  expect(headers.get("access-control-allow-origin")).toBeNull()
})

const environmentAt = async ({ url }: TestApp) =>
  environmentOf(await (await fetch(`${url}/environments/environment.json`)).json())

it("tells what opens the app, and as whom it signs in", async () => {
  const { link, clientId } = mobileApp
  expect(await environmentAt(app)).toMatchObject({ environment: { mobileApp: { link, clientId } } })
  expect(await environmentAt(without)).toMatchObject({ environment: { mobileApp: null } })
})

it("gives whole addresses of files, which pages of the app may show", async () => {
  const links = [app, without].map((one) =>
    one.app.services.links.of({ fileKey: "9f6a9a3e-7c55-4a33-8f5c-2d1a30b2b6a1" }),
  )
  expect(links[0]?.startsWith(`${app.url}/files/`)).toBe(true)
  expect(links[1]?.startsWith("/files/")).toBe(true)
  const policy = async (url: string) => (await fetch(url)).headers.get("cross-origin-resource-policy")
  expect(await policy(links[0] ?? "")).toBe("cross-origin")
  expect(await policy(`${without.url}${links[1] ?? ""}`)).toBe("same-origin")
})
