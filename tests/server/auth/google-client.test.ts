/** The client's half of the exchange, against the real provider and a second one. Spec §7 Sign-in, §8. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { environmentOf } from "../../../src/domain/environment.ts"
import { createIdentity, type Identity } from "../../../src/platform/identity.ts"
import { keptStorages } from "../../../src/platform/kept-storage.ts"
import { memoryStorage } from "../../platform/storage.ts"
import { startGoogleIssuer, type GoogleIssuer } from "./google-issuer.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { refresh } from "./visitor.ts"

let google: GoogleIssuer
let server: IdentityServer
const opened: Identity[] = []

beforeAll(async () => {
  google = await startGoogleIssuer()
  server = await startIdentityServer({
    google: { issuer: google.url, clientId: google.clientId, clientSecret: null, jwksUrl: null },
    refreshLeewayMs: 0,
  })
})
afterAll(async () => {
  await server.close()
  await google.close()
})

let wentTo = ""
const location = { assign: (url: string) => void (wentTo = url) }
const kept = memoryStorage()
beforeEach(() => {
  kept.clear()
  const storages = { localStorage: kept, sessionStorage: memoryStorage() }
  vi.stubGlobal("window", { ...storages, self: { location }, addEventListener: () => undefined })
})
afterEach(async () => {
  for (const identity of opened.splice(0)) await identity.forget()
  vi.unstubAllGlobals()
})

const open = (authority = server.issuer): Identity => {
  const read = environmentOf({
    core: "",
    notifications: "",
    support: "",
    hubs: "",
    oidc: { authority, clientId: "marketplace-web", scopes: "openid profile email offline_access api" },
    googleClientId: google.clientId,
    i18nHost: "",
    productSlug: "handra",
    defaultLanguage: "en",
    buildId: "tests",
  })
  if ("missing" in read) throw new Error(`There is no ${read.missing}.`)
  const identity = createIdentity(read.environment, server.publicUrl, keptStorages(window))
  opened.push(identity)
  return identity
}

const storedRefreshToken = (): string => {
  const stored = kept.getItem(kept.key(0) ?? "") ?? "{}"
  return (JSON.parse(stored) as { readonly refresh_token?: string }).refresh_token ?? ""
}

it("signs in, stays signed in and renews as after a redirect", async () => {
  const identity = open()
  let renewed = 0
  identity.onRenewed(() => {
    renewed += 1
  })
  const idToken = await google.tokenFor("1", "one@example.com", { claims: { nonce: "n-1" } })
  expect(await identity.signInWithGoogle({ idToken, nonce: "n-1", isOwnDevice: true })).toBeNull()
  expect(await server.verify(identity.token() ?? "")).toMatchObject({ ok: true, email: "one@example.com" })
  expect(renewed).toBe(1)

  const later = open()
  expect(await later.restore()).toBe(true)
  expect(later.token()).toBe(identity.token())
  expect((await later.renew()).tag).toBe("Renewed")
  expect(later.token()).not.toBe(identity.token())
  expect(await server.verify(later.token() ?? "")).toMatchObject({ ok: true, name: "Gül Yıldız" })
})

it("ends with signing out, though the provider has no session of it", async () => {
  const identity = open()
  const idToken = await google.tokenFor("2", "two@example.com")
  await identity.signInWithGoogle({ idToken, nonce: null, isOwnDevice: true })
  const token = storedRefreshToken()
  expect(token).not.toBe("")
  void identity.signOut(async () => {}, "de-DE")
  await vi.waitFor(() => expect(wentTo).toContain("/session/end"))
  expect((await refresh(server, token)).status).toBe(400)
})

it("answers with the status of a refusal, and signs nobody in", async () => {
  const identity = open()
  const idToken = await google.tokenFor("3", "three@example.com", { audience: "another.apps.example" })
  expect(await identity.signInWithGoogle({ idToken, nonce: null, isOwnDevice: true })).toBe(400)
  expect(identity.token()).toBeNull()
  expect(kept.length).toBe(0)
})

it("rejects where nobody answers", async () => {
  const idToken = await google.tokenFor("4", "four@example.com")
  await expect(
    open("http://127.0.0.1:9").signInWithGoogle({ idToken, nonce: null, isOwnDevice: true }),
  ).rejects.toThrow("fetch failed")
})
