/** The traces of an account on a device go with it, and before anybody else comes. Law 12. */
import { expect, it, vi } from "vitest"
import { tracesStorage } from "../../src/platform/borrowed-device.ts"
import { createDeviceTraces } from "../../src/platform/device-traces.ts"
import { createDrafts } from "../../src/platform/drafts.ts"
import { lastingKeys } from "../../src/platform/lasting-keys.ts"
import { keysOf } from "../../src/platform/storage-keys.ts"
import { memoryStorage } from "./storage.ts"

const setUp = () => {
  const [local, session] = [memoryStorage(), memoryStorage()]
  const clearDatabases = vi.fn(async () => undefined)
  const cached = new Set(["pages", "workbox-precache-v2-https://market.example/"])
  const caches = { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) }
  const traces = createDeviceTraces({ local, session, caches, clearDatabases })
  const drafts = createDrafts(tracesStorage({ local, session }), () => "2026-03-02T10:00:00.000Z")
  local.setItem("preferredLanguage", "de-DE")
  local.setItem("marketplace.oidc.user:here", "tokens")
  session.setItem("note", "typed")
  drafts.write("support", { message: "hello" })
  return { local, session, clearDatabases, cached, traces, drafts }
}

it("lets nothing outlive a sign-out that is not listed", async () => {
  const { local, traces } = setUp()
  for (const key of [...Object.values(lastingKeys), "newSetting", "marketplace.other"]) local.setItem(key, "on")
  await traces.clear()
  expect(keysOf(local).toSorted()).toEqual([...Object.values(lastingKeys), "marketplace.oidc.user:here"].toSorted())
})

it("deletes everything but the tokens, which sign-out itself removes, and the device's own settings", async () => {
  const { local, session, clearDatabases, cached, traces, drafts } = setUp()
  expect(drafts.count()).toBe(1)
  await traces.clear()
  expect(drafts.count()).toBe(0)
  expect([keysOf(local), keysOf(session), [...cached]]).toEqual([
    ["preferredLanguage", "marketplace.oidc.user:here"],
    [],
    ["workbox-precache-v2-https://market.example/"],
  ])
  expect(clearDatabases).toHaveBeenCalledOnce()
})

it("keeps what is there for whoever comes back, and deletes it before somebody else comes", async () => {
  const { traces, drafts, clearDatabases } = setUp()
  expect(traces.isClaimed()).toBe(false)
  await traces.claim("anna", true)
  await traces.claim("anna", true)
  expect(traces.isClaimed()).toBe(true)
  expect(drafts.count()).toBe(1)
  await traces.claim("boris", true)
  expect(drafts.count()).toBe(0)
  expect(clearDatabases).toHaveBeenCalledOnce()
  await traces.clear()
  expect(traces.isClaimed()).toBe(false)
})

it("keeps no draft of a form that closes after the sign-out", async () => {
  const { traces, drafts, local } = setUp()
  drafts.close()
  await traces.clear()
  drafts.write("support", { message: "again" })
  expect(drafts.read("support")).toBeNull()
  expect(keysOf(local).some((key) => key.includes("draft"))).toBe(false)
})

it("keeps a borrowed device free of whoever signs in: what they wrote before is this tab's, and goes with it", async () => {
  const { traces, drafts, local, session, clearDatabases } = setUp()
  await traces.claim("anna", false)
  expect(traces.isClaimed()).toBe(true)
  expect(keysOf(local)).toEqual(["preferredLanguage", "marketplace.oidc.user:here"])
  expect(keysOf(session)).toEqual(["note", "marketplace.draft.support", "marketplace.owner"])
  expect(clearDatabases).toHaveBeenCalledOnce()
  drafts.write("support", { message: "again" })
  expect(drafts.read("support")?.draft).toEqual({ message: "again" })
  await traces.claim("anna", false)
  expect([drafts.count(), clearDatabases.mock.calls.length]).toEqual([1, 1])
  await traces.claim("anna", true)
  expect([drafts.count(), keysOf(session)]).toEqual([1, ["note"]])
})

it("leaves nothing of the owner of a device to whoever borrows it, nor the other way round", async () => {
  const { traces, drafts } = setUp()
  await traces.claim("anna", true)
  await traces.claim("boris", false)
  expect(drafts.count()).toBe(0)
  drafts.write("support", { message: "of boris" })
  await traces.claim("anna", true)
  expect(drafts.count()).toBe(0)
})
