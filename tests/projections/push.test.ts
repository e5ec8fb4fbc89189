/** The state of pushes on this device is what the browser and the server have together. */
import { expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import { pushStanding } from "../../src/projections/push.ts"
import { enveloped } from "../arbitraries/logs.ts"

const after = (...events: readonly AppEvent[]) => pushStanding(foldPlain(events.map((event) => enveloped(event))).push)

const subscribedAt = "2026-03-02T10:00:00.000Z"
const on = { type: "PushStandingSeen", device: { standing: "on", hash: "h", declined: false } } as const
const loaded = {
  type: "PushDevicesLoaded",
  devices: [{ key: "here", hash: "h", userAgent: "Firefox", app: null, subscribedAt }],
} as const

it("is off where the server pushes to it no more, whatever the browser keeps", () => {
  expect(after()).toBeNull()
  expect(after(on)).toBe("on")
  expect(after(on, loaded)).toBe("on")
  expect(after(on, loaded, { type: "PushDeviceRemoved", key: "here" })).toBe("off")
})
