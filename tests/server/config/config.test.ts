/** The environment becomes configuration, or sentences a person can act on. */
import { describe, expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"

const configOf = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  return read.config
}

const problemsOf = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  return "problems" in read ? read.problems : []
}

describe("configuration", () => {
  it("needs nothing", () => {
    const config = configOf({ PORT: "" })
    expect(config).toMatchObject({ port: 4000, publicUrl: "http://localhost:4000", logLevel: "warn" })
    expect(config.moderation).toEqual({ mode: "auto", delayMs: 3000 })
    expect(config.issuer).toMatchObject({ kind: "embedded", issuer: "http://localhost:4000/identity" })
    expect(config.databaseUrl).toBeUndefined()
    expect(config.flags.testing).toBe(false)
    expect(config.contractUsage).toBe(false)
  })

  it("counts what the contract is used for where it is told to", () => {
    expect(configOf({ CONTRACT_USAGE: "on" }).contractUsage).toBe(true)
    expect(problemsOf({ CONTRACT_USAGE: "yes" })).toEqual(['CONTRACT_USAGE is "yes", but it must be one of on, off.'])
  })

  it("asks a mock in place of a service of its own, on one's own machine alone", () => {
    const own = configOf({}).apis.addresses
    expect(own).toEqual({ core: "/api/core", notifications: "/api/notifications", support: "/api/support" })
    const core = "http://localhost:4010/api/core"
    expect(configOf({ API_ADDRESSES: `core=${core}/` }).apis).toEqual({
      addresses: { ...own, core },
      mocks: ["http://localhost:4010"],
    })
    expect(problemsOf({ API_ADDRESSES: "other=http://localhost:1" })[0]).toMatch(
      /^API_ADDRESSES is .*a list like core=/u,
    )
    expect(problemsOf({ API_ADDRESSES: "core=localhost:1" })[0]).toMatch(/^API_ADDRESSES is .*a list like core=/u)
    expect(problemsOf({ API_ADDRESSES: `core=${core}`, PUBLIC_URL: "https://market.example" })[0]).toMatch(
      /^API_ADDRESSES is .*a mock is for one's own machine/u,
    )
  })

  it("knows proxies by their addresses and nets, and believes none that it can't read", () => {
    expect(configOf({}).trustedProxies).toEqual([])
    expect(configOf({ TRUSTED_PROXIES: "127.0.0.1, ::1,10.0.0.0/8,fd00::/8" }).trustedProxies).toEqual([
      "127.0.0.1",
      "::1",
      "10.0.0.0/8",
      "fd00::/8",
    ])
    for (const wrong of ["true", "proxy.example", "10.0.0.0/33", "10.0.0.0/", "10.0.0.1,,10.0.0.2"])
      expect(problemsOf({ TRUSTED_PROXIES: wrong })[0]).toMatch(/^TRUSTED_PROXIES is /u)
  })

  it.each([
    [
      "DATABASE_SESSION_URL",
      "databaseSessionUrl",
      "belongs to a pooler's address, so DATABASE_URL must be set with it.",
    ],
    ["DATABASE_READ_URL", "databaseReadUrl", "is a standby of DATABASE_URL, which must be set with it."],
  ] as const)("knows another way to the database, and none without it: %s", (name, field, says) => {
    const other = { [name]: "postgres://other/market" }
    expect(configOf({ DATABASE_URL: "postgres://localhost/market", ...other })[field]).toBe("postgres://other/market")
    expect(problemsOf(other)).toEqual([`${name} ${says}`])
  })

  it("takes what is said", () => {
    const config = configOf({
      PORT: "8080",
      PUBLIC_URL: "https://market.example/",
      DATABASE_URL: "postgres://localhost/market",
      MODERATION_MODE: "off",
      MODERATION_DELAY_MS: "0",
      FEATURE_FLAGS: "testing=on, chat=off",
      OIDC_ISSUER: "https://id.example",
      OIDC_CLIENT_ID: "web",
    })
    expect(config.publicUrl).toBe("https://market.example")
    expect(config.flags).toMatchObject({ testing: true, chat: false, order: true })
    expect(config.issuer).toEqual({ kind: "external", issuer: "https://id.example", clientId: "web", jwksUrl: null })
  })

  const postgres = "postgres://localhost/market"
  it.each<[Readonly<Record<string, string>>, boolean]>([
    [{}, true],
    [{ PUBLIC_URL: "http://localhost:8080/" }, true],
    [{ PUBLIC_URL: "http://127.0.0.1:8080" }, true],
    [{ PUBLIC_URL: "http://[::1]:8080" }, true],
    [{ HOST: "127.0.0.1" }, true],
    [{ HOST: "localhost", PUBLIC_URL: "http://localhost:8080" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "::", PUBLIC_URL: "http://localhost:8080" }, false],
    [{ HOST: "192.168.1.5", DEMO: "on" }, true],
    [{ DEMO: "off" }, false],
    [{ DATABASE_URL: postgres }, false],
    [{ DATABASE_URL: postgres, PUBLIC_URL: "http://localhost:8080" }, false],
    [{ PUBLIC_URL: "https://market.example" }, false],
    [{ PUBLIC_URL: "http://192.168.1.5:4000" }, false],
    [{ PUBLIC_URL: "http://localhost.market.example" }, false],
    [{ PUBLIC_URL: "http://127.0.0.1.market.example" }, false],
    [{ OIDC_ISSUER: "https://id.example" }, false],
    [{ DEMO: "on", OIDC_ISSUER: "https://id.example" }, false],
    [{ DEMO: "on", DATABASE_URL: postgres }, true],
    [{ DEMO: "on", PUBLIC_URL: "https://market.example" }, true],
  ])("has the demo on the developer's own machine, and elsewhere only where it is asked for: %j", (said, demo) => {
    expect(configOf(said).demo).toBe(demo)
  })

  it.each<[Readonly<Record<string, string>>, boolean]>([
    [{}, true],
    [{ DEMO: "off" }, false],
    [{ DEMO_BOT: "off" }, false],
    [{ DATABASE_URL: postgres }, false],
    [{ DATABASE_URL: postgres, DEMO: "on" }, true],
    [{ DEMO_BOT: "on", OIDC_ISSUER: "https://id.example" }, false],
  ])("has the demo's people act where the demo is: %j", (said, acts) => {
    expect(configOf(said).demoBot).toBe(acts)
  })

  it.each<[Readonly<Record<string, string>>, string]>([
    [{}, "localhost"],
    [{ DEMO: "off" }, "localhost"],
    [{ DATABASE_URL: postgres }, "localhost"],
    [{ PUBLIC_URL: "http://127.0.0.1:8080" }, "localhost"],
    [{ PUBLIC_URL: "http://192.168.1.5:4000" }, "::"],
    [{ PUBLIC_URL: "https://market.example" }, "::"],
    [{ PUBLIC_URL: "https://market.example", HOST: "127.0.0.1" }, "127.0.0.1"],
    [{ HOST: "0.0.0.0" }, "0.0.0.0"],
    [{ HOST: "::1" }, "::1"],
  ])("listens to this machine alone while nobody else can know its address: %j", (said, host) => {
    expect(configOf(said).host).toBe(host)
  })

  it("knows other servers and stores, and turns on what they are for", () => {
    const config = configOf({
      TRANSLATION_URL: "https://translate.example/",
      TRANSLATION_API_KEY: "key",
      GEOCODER_URL: "https://places.example",
      ANDROID_VERSION: "2.4.1",
      ANDROID_STORE_URL: "https://play.example/app",
    })
    expect(config.integrations).toEqual({
      translator: { url: "https://translate.example", apiKey: "key" },
      geocoder: { url: "https://places.example", apiKey: null },
      stores: { ios: null, android: { version: "2.4.1", url: "https://play.example/app" }, huawei: null },
    })
    expect(config.flags).toMatchObject({ translations: true, translateChatMessage: true })
    expect(configOf({}).flags).toMatchObject({ translations: false, translateChatMessage: false })
    expect(configOf({ FEATURE_FLAGS: "translations=on" }).flags.translations).toBe(true)
  })

  it("takes Google's tokens when it knows for whom they are made out", () => {
    expect(configOf({}).google).toBeNull()
    expect(configOf({ GOOGLE_CLIENT_ID: "handra.apps.example" }).google).toEqual({
      issuer: "https://accounts.google.com",
      clientId: "handra.apps.example",
      clientSecret: null,
      jwksUrl: null,
    })
    const other = { GOOGLE_ISSUER: "https://id.example", GOOGLE_JWKS_URL: "https://id.example/keys" }
    const client = { GOOGLE_CLIENT_ID: "handra", GOOGLE_CLIENT_SECRET: "a secret" }
    expect(configOf({ ...other, ...client }).google).toEqual({
      issuer: "https://id.example",
      clientId: "handra",
      clientSecret: "a secret",
      jwksUrl: "https://id.example/keys",
    })
    for (const alone of [other, { GOOGLE_CLIENT_SECRET: "a secret" }])
      expect(problemsOf(alone)).toEqual([expect.stringContaining("GOOGLE_CLIENT_ID")])
    const embedded = { GOOGLE_CLIENT_ID: "handra", MODERATORS_SECOND_STEP: "required" }
    for (const [name, value] of Object.entries(embedded))
      expect(problemsOf({ OIDC_ISSUER: "https://id.example", [name]: value })).toEqual([
        expect.stringMatching(new RegExp(`^${name}.*OIDC_ISSUER must not be set`, "u")),
      ])
  })

  it.each([
    ["TRANSLATION_URL", "translate.example"],
    ["PORT", "http"],
    ["PORT", "70000"],
    ["MODERATION_MODE", "sometimes"],
    ["MODERATION_DELAY_MS", "-1"],
    ["MODERATORS_SECOND_STEP", "on"],
    ["DATABASE_URL", "mysql://localhost/market"],
    ["PUBLIC_URL", "market.example"],
    ["PUBLIC_URL", "https://example.org/market"],
    ["PUBLIC_URL", "https://example.org/?market"],
    ["PUBLIC_URL", "https://somebody@example.org"],
    ["FEATURE_FLAGS", "tests=on"],
    ["FEATURE_FLAGS", "testing=yes"],
    ["LOG_LEVEL", "loud"],
    ["HOST", "everywhere"],
    ["HOST", "10.0.0.300"],
    ["DEMO", "no"],
    ["DEMO_BOT", "sometimes"],
    ["OIDC_ISSUER", "id"],
    ["GOOGLE_ISSUER", "accounts.google.com"],
    ["FFMPEG_CORE", "/nowhere"],
  ])("refuses %s=%s with what is allowed", (name, value) => {
    const [first = "", ...others] = problemsOf({ [name]: value })
    expect(others).toEqual([])
    expect(first).toContain(name)
    expect(first).toContain("must be")
  })

  it.each([
    ["DATABASE_URL", "mysql://me:secret@db.example/market"],
    ["DATABASE_URL", "postgers:me:secret/with@signs@db.example/market?password=secret"],
    ["DATABASE_URL", "mysql://me:secret?secret@db.example/market"],
    ["OIDC_JWKS_URL", "htps://me:secret@id.example/keys"],
    ["TRANSLATION_URL", "htps://translate.example/?key=secret"],
  ])("refuses %s=%s without showing what is secret", (name, value) => {
    const [first = "", ...others] = problemsOf({ [name]: value })
    expect(others).toEqual([])
    expect(first).toMatch(/\.example/u)
    expect(first).not.toContain("secret")
  })

  it.each([
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATA_DRI", "DATA_DIR"],
    ["PUBLIC_ULR", "PUBLIC_URL"],
    ["HOSTS", "HOST"],
    ["TRUSTED_PROXYS", "TRUSTED_PROXIES"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["TRUST_PROXY", "TRUSTED_PROXIES"],
    ["DB_URL", "DATABASE_URL"],
    ["POSTGRES_URL", "DATABASE_URL"],
    ["DATA_FOLDER", "DATA_DIR"],
    ["SMTP_HOST", "SMTP_URL"],
  ])("refuses %s, by which %s is meant", (name, meant) => {
    expect(problemsOf({ [name]: "x" })).toEqual([expect.stringMatching(new RegExp(`${name}: ${meant} is meant`, "u"))])
  })

  it("leaves other programs their variables", () => {
    const others = { HOME: "/root", HOSTNAME: "node-1", PATH: "/bin", PWD: "/", LANG: "C", NODE_ENV: "production" }
    expect(
      problemsOf({ ...others, PORTS: "1", PORT: "4000", DATABASE_URI: "x", DATABASE_URL: "postgres://db/m" }),
    ).toEqual([])
    expect(problemsOf({ DB_URL: "x", POSTGRES_URL: "x", PGHOST: "db", DATABASE_URL: "postgres://db/m" })).toEqual([])
  })

  it("names every problem at once", () => {
    expect(problemsOf({ PORT: "x", LOG_LEVEL: "y", MODERATION_MODE: "z" })).toHaveLength(3)
  })
})
