/** On a borrowed device all that is the person's is in the tab's own storage, and goes with it. */
import { beforeEach, expect, it } from "vitest"
import { isBorrowed, ownerKey, tracesStorage, type Storages } from "../../src/platform/borrowed-device.ts"
import { keysOf } from "../../src/platform/storage-keys.ts"
import { tokenStore } from "../../src/platform/token-store.ts"
import { memoryStorage } from "./storage.ts"

let storages: Storages
const keys = () => [keysOf(storages.local), keysOf(storages.session)]

beforeEach(() => {
  storages = { local: memoryStorage(), session: memoryStorage() }
})

const userOn = (own_device: boolean | undefined) =>
  JSON.stringify({ access_token: "t", profile: { sub: "a", own_device } })

it.each([
  [true, [["oidc.user:me"], []]],
  [undefined, [["oidc.user:me"], []]],
  [false, [[], ["oidc.user:me"]]],
])(
  "tokens whose device is the person's own (%s) are in one place alone, and are found there",
  async (own, expected) => {
    const tokens = tokenStore("oidc.", storages)
    await tokens.set("user:me", userOn(own === false))
    await tokens.set("user:me", userOn(own))
    expect(keys()).toEqual(expected)
    expect(await tokens.get("user:me")).toBe(userOn(own))
    expect(await tokens.getAllKeys()).toEqual(["user:me"])
    expect(await tokens.remove("user:me")).toBe(userOn(own))
    expect(keys()).toEqual([[], []])
  },
)

it("tokens of this tab come before those of all", async () => {
  await tokenStore("oidc.", { ...storages, session: memoryStorage() }).set("user:me", userOn(true))
  storages.session.setItem("oidc.user:me", userOn(false))
  expect(await tokenStore("oidc.", storages).get("user:me")).toBe(userOn(false))
})

it("tokens of this tab are removed without those of all, which another tab has stored", async () => {
  storages.local.setItem("oidc.user:me", userOn(true))
  storages.session.setItem("oidc.user:me", userOn(false))
  expect(await tokenStore("oidc.", storages).remove("user:me")).toBe(userOn(false))
  expect(keys()).toEqual([["oidc.user:me"], []])
})

it("traces go where the device's owner is named", () => {
  const kept = tracesStorage(storages)
  kept.setItem("draft", "of before")
  storages.session.setItem(ownerKey, "anna")
  expect(isBorrowed(storages)).toBe(true)
  expect(kept.getItem("draft")).toBeNull()
  kept.setItem("draft", "of the tab")
  expect([keysOf(kept), kept.length]).toEqual([[ownerKey, "draft"], 2])
  kept.removeItem("draft")
  expect(keys()).toEqual([["draft"], [ownerKey]])
})
