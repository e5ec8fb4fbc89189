/** The configuration that the app starts from, and what it does without. Spec §7. */
import { describe, expect, it } from "vitest"
import { environmentOf } from "../../src/domain/environment.ts"
import { flagNames, flagsOf } from "../../src/domain/flags.ts"

const required = {
  core: "/api/core",
  notifications: "/api/notifications",
  support: "/api/support",
  hubs: "/hubs",
  i18nHost: "/i18n",
  productSlug: "handra",
  defaultLanguage: "de-DE",
  buildId: "b1",
} as const
const oidc = { authority: "/identity", clientId: "web", scopes: "openid" } as const

const read = (json: unknown) => {
  const checked = environmentOf(json)
  if ("missing" in checked) throw new Error(checked.missing)
  return checked.environment
}

describe("an environment", () => {
  it("needs its addresses and names, and has everything else off", () => {
    expect(read({ ...required, oidc })).toEqual({
      ...required,
      oidc,
      googleClientId: null,
      flags: flagsOf({}),
      push: { vapidPublicKey: null, apps: [] },
      storeLinks: { ios: null, android: null, huawei: null },
      map: { styleUrl: null },
      mobileApp: null,
      feedbackReveal: "immediate",
      countsBuilds: false,
      tracedShare: 0,
    })
  })

  it("says what else there is", () => {
    const more = {
      googleClientId: "google",
      push: { vapidPublicKey: "key", apps: ["fcm", "apns"] },
      storeLinks: { ios: "/ios", android: "/android", huawei: "/huawei" },
      map: { styleUrl: "https://maps.example/style.json" },
      feedbackReveal: "double-blind",
      countsBuilds: true,
      tracedShare: 0.25,
    }
    const { flags, ...others } = read({ ...required, oidc, ...more, flags: { chat: true, deals: "yes" } })
    expect(others).toEqual({ ...required, oidc, ...more, mobileApp: null })
    expect(flagNames.filter((name) => flags[name])).toEqual(["chat"])
  })

  it.each([
    ["googleClientId", { googleClientId: 7 }],
    ["push", { push: null }],
    ["push", { push: { vapidPublicKey: 7 } }],
    ["push", { push: { apps: ["pigeon", 7] } }],
    ["storeLinks", { storeLinks: "/ios" }],
    ["storeLinks", { storeLinks: { ios: 7 } }],
    ["map", { map: { styleUrl: 7 } }],
    ["feedbackReveal", { feedbackReveal: "never" }],
    ["flags", { flags: null }],
  ])("does without a %s that is not what it should be", (_, given) => {
    expect(read({ ...required, oidc, ...given })).toEqual(read({ ...required, oidc }))
  })

  it.each(Object.keys(required))("is none without its %s", (name) => {
    expect(environmentOf({ ...required, oidc, [name]: undefined })).toEqual({ missing: name })
    expect(environmentOf({ ...required, oidc, [name]: 7 })).toEqual({ missing: name })
  })

  it.each(Object.keys(oidc))("is none without the %s of its identity provider", (name) => {
    expect(environmentOf({ ...required, oidc: { ...oidc, [name]: null } })).toEqual({ missing: name })
  })

  it.each([null, undefined, "text", 7])("is none in %j", (json) => {
    expect(environmentOf(json)).toEqual({ missing: "core" })
  })
})
