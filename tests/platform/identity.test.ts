/** Signing in leads back to a page of ours alone, and nobody is signed in without a session. Spec §7 Sign-in. */
import * as fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fallbackLanguage } from "../../src/domain/languages.ts"
import { defaultFlags } from "../../src/domain/flags.ts"
import type { Renewal } from "../../src/domain/session.ts"
import { safeReturnPath } from "../../src/domain/return-paths.ts"
import { createIdentity, userKeyPrefix } from "../../src/platform/identity.ts"
import { keptStorages } from "../../src/platform/kept-storage.ts"
import { memoryStorage } from "./storage.ts"

afterEach(() => vi.unstubAllGlobals())

const origin = "https://handra.example"

describe("the way back", () => {
  it.each(["/", "/orders?page=2&ot=archive", "/chat?chatId=7#last"])("may be %s", (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    7,
    "",
    "orders",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/auth/callback",
    "/\t/evil.example",
    "/\n\\evil.example",
  ])("is home instead of %s", (path) => {
    expect(safeReturnPath(path)).toBe("/")
  })

  it("never leaves our origin", () => {
    const strange = fc.array(
      fc.constantFrom("/", "\\", ":", "@", "evil.example", "auth", "?", "#", "https", "\t", "\n", ".."),
    )
    fc.assert(
      fc.property(strange, (parts) => {
        expect(new URL(safeReturnPath(parts.join("")), origin).origin).toBe(origin)
      }),
      { numRuns: 1_000 },
    )
  })
})

const oidc = { authority: `${origin}/identity`, clientId: "marketplace-web", scopes: "openid" }

const identityOfTests = () =>
  createIdentity(
    {
      core: "",
      notifications: "",
      support: "",
      hubs: "",
      oidc,
      googleClientId: null,
      i18nHost: "",
      productSlug: "handra",
      flags: defaultFlags,
      push: { vapidPublicKey: null, apps: [] },
      map: { styleUrl: null },
      mobileApp: null,
      storeLinks: { ios: null, android: null, huawei: null },
      feedbackReveal: "immediate",
      countsBuilds: false,
      tracedShare: 0,
      defaultLanguage: fallbackLanguage,
      buildId: "tests",
    },
    origin,
    keptStorages(window),
  )

describe("somebody without a session", () => {
  it("has no token and is not asked for", () => {
    vi.stubGlobal("window", { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
    const identity = identityOfTests()
    expect(identity.token()).toBeNull()
    expect(identity.hasSession()).toBe(false)
  })
})

/** A page with somebody's tokens, at a provider that answers to `/token` and `/revoke` what `answer` says. */
const signedInPage = async (
  answer: (path: string) => Promise<Response>,
  expires_at = 4_000_000_000,
  claims: Readonly<Record<string, unknown>> = {},
) => {
  const localStorage = memoryStorage()
  const user = {
    access_token: "old",
    refresh_token: "family",
    token_type: "Bearer",
    profile: { sub: "clara", ...claims },
    expires_at,
  }
  localStorage.setItem(`${userKeyPrefix}${oidc.authority}:${oidc.clientId}`, JSON.stringify(user))
  const visit = vi.fn<(url: string) => void>()
  const window = {
    localStorage,
    sessionStorage: memoryStorage(),
    location: { assign: visit },
    addEventListener: vi.fn(),
  }
  vi.stubGlobal("window", Object.assign(window, { self: window }))
  vi.stubGlobal("fetch", async (url: URL | string): Promise<Response> => {
    const { pathname } = new URL(url)
    if (pathname.endsWith("/token") || pathname.endsWith("/revoke")) return answer(pathname)
    return Response.json({
      issuer: oidc.authority,
      authorization_endpoint: `${oidc.authority}/auth`,
      token_endpoint: `${oidc.authority}/token`,
      revocation_endpoint: `${oidc.authority}/revoke`,
      end_session_endpoint: `${oidc.authority}/session/end`,
    })
  })
  const identity = identityOfTests()
  const isIn = await identity.adopt()
  return { identity, visit, isIn }
}

describe("somebody whose token has run out between two visits", () => {
  const longAgo = 1_000_000_000

  it.each<[string, () => Promise<Response>, boolean]>([
    ["is in where nobody can be asked for another", () => Promise.reject(new TypeError("Failed to fetch")), true],
    [
      "is not in where the session is over",
      async () => Response.json({ error: "invalid_grant" }, { status: 400 }),
      false,
    ],
  ])("%s", async (_, answer, expected) => {
    const { identity, isIn } = await signedInPage(answer, longAgo)
    expect(isIn).toBe(expected)
    expect(identity.subject()).toBe(expected ? "clara" : null)
  })
})

describe("whoever is signed in", () => {
  it.each<[boolean, Readonly<Record<string, unknown>>]>([
    [true, { roles: ["admin"] }],
    [false, { roles: [] }],
    [false, { roles: "admin" }],
    [false, {}],
  ])("is a moderator: %s, by %o", async (expected, claims) => {
    const { identity } = await signedInPage(() => Promise.reject(new TypeError("Failed to fetch")), undefined, claims)
    expect(identity.isModerator()).toBe(expected)
  })
})

describe("a renewal", () => {
  const refusal = (error: string) => Response.json({ error }, { status: 400 })

  it.each<[string, () => Response | Promise<Response>, Renewal["tag"]]>([
    ["with a new token is one", () => Response.json({ access_token: "new", token_type: "Bearer" }), "Renewed"],
    ["that is refused is the end of the session", () => refusal("invalid_grant"), "Over"],
    ["that must be signed in for is the end of it", () => refusal("login_required"), "Over"],
    ["that is too soon is no end of it", () => refusal("slow_down"), "Unanswered"],
    ["at a provider that is busy is none", () => refusal("temporarily_unavailable"), "Unanswered"],
    ["at a provider that is broken is none", () => new Response("Bad gateway", { status: 502 }), "Unanswered"],
    ["without a network is none", () => Promise.reject(new TypeError("Failed to fetch")), "Unanswered"],
  ])("%s", async (_, answer, expected) => {
    const { identity } = await signedInPage(async () => answer())
    expect((await identity.renew()).tag).toBe(expected)
    expect(identity.token()).toBe({ Renewed: "new", Over: null, Unanswered: "old" }[expected])
    expect(identity.hasSession()).toBe(expected !== "Over")
  })
})

describe("the provider's pages", () => {
  const languageAt = (visit: { readonly mock: { readonly lastCall?: readonly [string] | undefined } }) =>
    new URL(visit.mock.lastCall?.[0] ?? "").searchParams.get("ui_locales")

  it("are asked for in the language of the app and told the way back, for signing in and for signing out", async () => {
    vi.stubGlobal("crypto", globalThis.crypto)
    const { identity, visit } = await signedInPage(async () => new Response(null, { status: 200 }))
    void identity.signIn("/orders/7", true, "tr-TR")
    await vi.waitFor(() => expect(visit).toHaveBeenCalledTimes(1))
    expect(languageAt(visit)).toBe("tr-TR")
    expect(new URL(visit.mock.lastCall?.[0] ?? "").searchParams.get("return_to")).toBe("/orders/7")
    void identity.signOut(async () => undefined, "uk-UA")
    await vi.waitFor(() => expect(visit).toHaveBeenCalledTimes(2))
    expect(languageAt(visit)).toBe("uk-UA")
  })
})

describe("somebody who signs out", () => {
  /** Signing out as far as the provider's answer to the revocation, which `answer` gives. */
  const leaving = async () => {
    const revocation = Promise.withResolvers<Response>()
    const asked = Promise.withResolvers<undefined>()
    const { identity, visit } = await signedInPage(async (path) => {
      if (path.endsWith("/token")) return Response.json({ access_token: "new", token_type: "Bearer", expires_in: 600 })
      asked.resolve(undefined)
      return revocation.promise
    })
    const left = identity.signOut(async () => undefined, "de-DE")
    await asked.promise
    return { identity, left, visit, revocation }
  }

  it("is on the way to the provider before any call hears that nobody is signed in", async () => {
    const { identity, visit, revocation } = await leaving()
    const renewed = vi.fn<(renewal: Renewal) => void>()
    void identity.renew().then(renewed)
    revocation.resolve(new Response(null, { status: 200 }))
    await vi.waitFor(() => expect(visit).toHaveBeenCalledOnce())
    expect(renewed).not.toHaveBeenCalled()
    // With its old token a call is refused, and waits to be renewed; without one it would hear at once.
    expect(identity.token()).toBe("old")
  })

  it("goes on with new tokens when the provider can't be reached", async () => {
    const { identity, left, revocation } = await leaving()
    const renewed = identity.renew()
    revocation.reject(new TypeError("Failed to fetch"))
    await expect(left).rejects.toThrow("Failed to fetch")
    expect(await renewed).toEqual({ tag: "Renewed", token: "new" })
    expect(identity.token()).toBe("new")
  })
})
