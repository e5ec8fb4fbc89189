/** The reference tries requests with the session that the app keeps, and with none that has run out. */
import { describe, expect, it } from "vitest"
import { readerOf } from "../../src/reference/reader.ts"
import { shownOn } from "../../src/reference/shown.ts"
import type { Environment } from "../../src/domain/environment.ts"
import { userKeyPrefix } from "../../src/platform/identity.ts"

const oidc = { authority: "https://issuer.example", clientId: "app", scopes: "openid" }
const key = `${userKeyPrefix}${oidc.authority}:${oidc.clientId}`
const now = 1_000_000

const storageOf = (entries: Readonly<Record<string, string>>): Storage => {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

const user = (token: string, expiresAt: number): string =>
  JSON.stringify({ access_token: token, expires_at: expiresAt, profile: { name: "Demo Reader" } })

const reading = (local: Readonly<Record<string, string>>, session: Readonly<Record<string, string>> = {}) =>
  readerOf({ oidc } as Environment, {
    storages: { local: storageOf(local), session: storageOf(session) },
    now: () => now,
  })

describe("the reader", () => {
  it("has the token of the app's session", async () => {
    const reader = reading({ [key]: user("one", 1_001) })
    expect([await reader.token(), await reader.name()]).toEqual(["one", "Demo Reader"])
  })

  it("has the token of a borrowed device's tab before that of all tabs", async () =>
    expect(await reading({ [key]: user("all", 1_001) }, { [key]: user("tab", 1_001) }).token()).toBe("tab"))

  it.each([
    ["signed in nowhere", {}],
    ["signed in too long ago", { [key]: user("old", 1_000) }],
    ["signed in elsewhere", { [`${userKeyPrefix}https://other.example:app`]: user("other", 1_001) }],
    ["whose session is no record", { [key]: "[]" }],
  ])("has none where they are %s", async (_where, local) => expect(await reading(local).token()).toBeNull())
})

it("shows hub messages without the operations beside them", () => {
  const contract = {
    info: { title: "N", version: "1" },
    paths: { "/a": {} },
    webhooks: { told: {} },
    "x-hubs": { paths: { told: "/hubs/told" } },
  }
  expect(shownOn("notifications", contract)).toBe(contract)
  const shown = shownOn("hubs", contract)
  expect(shown).toMatchObject({
    info: { version: "1", description: expect.stringContaining("`/hubs/told`") },
    webhooks: { told: {} },
  })
  expect(shown).not.toHaveProperty("paths")
})
