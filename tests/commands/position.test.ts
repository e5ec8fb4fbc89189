/** The device says where it is, to about a kilometre, or why it doesn't. Spec §2 Search. */
import { describe, expect, it } from "vitest"
import { readPosition } from "../../src/platform/position.ts"
import { setUp } from "./bus-on-a-server.ts"

const refusing = (code: number): Geolocation =>
  ({
    getCurrentPosition: (_: PositionCallback, refuse: PositionErrorCallback) =>
      refuse({ code } as GeolocationPositionError),
  }) as unknown as Geolocation

const reading = {
  getCurrentPosition: (succeed: PositionCallback) =>
    succeed({ coords: { latitude: 51.050_91, longitude: 13.738_32 } } as GeolocationPosition),
} as unknown as Geolocation

describe("the position of the device", () => {
  it("leaves the device rounded", async () => {
    const bench = await setUp(() => ({ body: {} }), { position: () => readPosition(reading, false) })
    const point = { lat: 51.05, lon: 13.74 }
    expect(await bench.bus.dispatch({ type: "AskPosition" })).toEqual({
      tag: "Done",
      events: [{ type: "PositionTold", point }],
    })
    expect(bench.server.heard).toEqual([])
  })

  it.each([
    ["not allowed", refusing(1), false, "denied"],
    ["not allowed to the app", refusing(1), true, "deniedToApp"],
    ["not known", refusing(2), false, "unknown"],
    ["not found in time", refusing(3), true, "timeout"],
    ["nothing the browser can tell", undefined, false, "unknown"],
  ] as const)("is %s", async (_, geolocation, isInApp, why) => {
    const bench = await setUp(() => ({ body: {} }), { position: () => readPosition(geolocation, isInApp) })
    expect(await bench.bus.dispatch({ type: "AskPosition" })).toEqual({
      tag: "Failed",
      failure: { _tag: "NoPosition", why },
    })
  })
})
