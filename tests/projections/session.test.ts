/** The session says who is here, and what is switched on. Spec §2 "login", §3 Feature flags. */
import { expect, it } from "vitest"
import { flagNames, flagsOf } from "../../src/domain/flags.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { isFlagOn, presence, signedInDevices } from "../../src/projections/session.ts"
import { enveloped } from "../arbitraries/logs.ts"

const after = (...events: readonly AppEvent[]) => foldPlain(events.map((event) => enveloped(event))).session

it("knows whether somebody is here", () => {
  const signedIn = { type: "SignedIn" } as const
  const signedOut = { type: "SignedOut", reason: "expired" } as const
  expect(presence(after())).toBe("unknown")
  expect(presence(after({ type: "VisitedAnonymously" }))).toBe("anonymous")
  expect(presence(after(signedIn))).toBe("signedIn")
  expect(presence(after(signedIn, signedOut))).toBe("anonymous")
})

it("keeps why the last session ended until somebody signs in", () => {
  const signedOut = { type: "SignedOut", reason: "expired" } as const
  expect(after(signedOut).signedOut).toBe("expired")
  expect(after(signedOut, { type: "SignedIn" }).signedOut).toBeNull()
})

it("keeps the first reason, as answers that were under way tell of the end once more", () => {
  const deleted = { type: "SignedOut", reason: "accountDeleted" } as const
  const late = { type: "SignedOut", reason: "expired" } as const
  expect(after({ type: "SignedIn" }, deleted, late).signedOut).toBe("accountDeleted")
  expect(after({ type: "SignedIn" }, deleted, { type: "SignedIn" }, late).signedOut).toBe("expired")
})

it("has every feature off until the configuration says otherwise", () => {
  const configured = after({
    type: "Configured",
    flags: flagsOf({ chat: true }),
    buildId: "b1",
    productSlug: "handra",
  })
  expect(flagNames.filter((name) => isFlagOn(after(), name))).toEqual([])
  expect(flagNames.filter((name) => isFlagOn(configured, name))).toEqual(["chat"])
  expect(configured).toMatchObject({ buildId: "b1", productSlug: "handra" })
})

it("lists where the person is signed in until they leave, without what was signed out", () => {
  const at = "2026-03-02T10:00:00.000Z"
  const device = { userAgent: "Firefox", signedInAt: at, lastUsedAt: at }
  const [here, phone] = [
    { ...device, key: "here", isThis: true },
    { ...device, key: "phone", isThis: false },
  ]
  const loaded = { type: "SessionsLoaded", devices: [here, phone] } as const
  const ended = { type: "SessionEnded", key: "phone" } as const
  expect(signedInDevices(after(ended))).toBeNull()
  expect(signedInDevices(after(loaded, ended))).toEqual([here])
  expect(signedInDevices(after(loaded, { type: "SignedOut", reason: "asked" }))).toBeNull()
})
