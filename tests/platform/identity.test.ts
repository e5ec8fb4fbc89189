/** Signing in leads back to a page of ours alone, and nobody is signed in without a session. Spec §7 Sign-in; D8. */
import * as fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fallbackLanguage } from "../../src/domain/languages.ts"
import { defaultFlags } from "../../src/domain/flags.ts"
import { createIdentity, safeReturnPath } from "../../src/platform/identity.ts"
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

describe("somebody without a session", () => {
  it("has no token and is not asked for", () => {
    vi.stubGlobal("window", { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
    const oidc = { authority: `${origin}/identity`, clientId: "marketplace-web", scopes: "openid" }
    const identity = createIdentity(
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
        push: { vapidPublicKey: null },
        map: { styleUrl: null },
        storeLinks: { ios: null, android: null, huawei: null },
        defaultLanguage: fallbackLanguage,
        buildId: "tests",
      },
      origin,
    )
    expect(identity.token()).toBeNull()
    expect(identity.hasSession()).toBe(false)
  })
})
