/** Pushes to this device: the server hears of it only once the person has said yes. */
import { describe, expect, it } from "vitest"
import type { DeviceServices } from "../../src/commands/services.ts"
import { deviceWords } from "../../src/domain/device-names.ts"
import type { PushClient, ThisDevice } from "../../src/domain/push.ts"
import { setUp } from "./bus-on-a-server.ts"

const device = {
  key: "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a21",
  hash: "h",
  userAgent: "Firefox/140",
  app: null,
  subscribedAt: "2026-03-02T10:00:00.000Z",
}
const browser: PushClient = { pushClientId: "client", app: null }
const off: ThisDevice = { standing: "off", hash: null, declined: false }

const bench = (push: Partial<DeviceServices["push"]>) =>
  setUp(({ method }) => (method === "GET" ? { body: { items: [device] } } : { status: 204 }), {
    push: {
      look: async () => off,
      subscribe: async () => null,
      unsubscribe: async () => null,
      decline: () => undefined,
      ...push,
    },
  })

const asked = ({ server }: Awaited<ReturnType<typeof bench>>) =>
  server.heard.map(({ method, path }) => `${method} ${path}`)

describe("turning pushes on", () => {
  it("tells the server where to push to, and reads the devices anew", async () => {
    const on: ThisDevice = { standing: "on", hash: "h", declined: false }
    const here = await bench({ subscribe: async () => browser, look: async () => on })
    await here.bus.dispatch({ type: "TurnPushOn" })
    expect(asked(here)).toEqual(["POST /push/subscribe", "GET /push/devices"])
    expect(here.emitted.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        { type: "PushStandingSeen", device: on },
        { type: "PushDevicesLoaded", devices: [device] },
      ]),
    )
  })

  it("tells the server nothing where the person says no", async () => {
    const denied: ThisDevice = { ...off, standing: "denied" }
    const here = await bench({ look: async () => denied })
    await here.bus.dispatch({ type: "TurnPushOn" })
    expect(asked(here)).toEqual([])
    expect(here.emitted.map(({ event }) => event)).toContainEqual({ type: "PushStandingSeen", device: denied })
  })

  it("says so where the browser's push service does not answer", async () => {
    const here = await bench({ subscribe: () => Promise.reject(new DOMException("push service", "AbortError")) })
    expect(await here.bus.dispatch({ type: "TurnPushOn" })).toMatchObject({ failure: { _tag: "Unreachable" } })
  })
})

describe("after a sign-in", () => {
  const on: ThisDevice = { standing: "on", hash: "h", declined: false }
  it.each<readonly [string, ThisDevice, readonly string[]]>([
    ["is subscribed anew where it is pushed to", on, ["GET /push/devices", "POST /push/subscribe"]],
    ["stays off where it was removed from elsewhere", { ...on, hash: "other" }, ["GET /push/devices"]],
    ["asks nothing where it is off", off, []],
  ])("this device %s", async (_, standing, calls) => {
    const here = await bench({ look: async () => standing, subscribe: async () => browser })
    await here.bus.dispatch({ type: "RenewPush" })
    expect(asked(here)).toEqual(calls)
  })
})

it("says of the mobile app which it is, and what it speaks", async () => {
  const app = { platform: "fcm", installationId: "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a22", version: "1.4.0" } as const
  const here = await bench({ subscribe: async () => ({ pushClientId: "token", app }) })
  await here.bus.dispatch({ type: "TurnPushOn" })
  expect(JSON.parse(here.server.heard[0]?.body ?? "")).toEqual({
    pushClientId: "token",
    app: { ...app, language: "en-US" },
  })
})

it("is told of by its new token where the push service has changed it", async () => {
  const looks: ThisDevice[] = [
    { standing: "on", hash: "h", declined: false },
    { standing: "on", hash: "new", declined: false },
  ]
  const here = await bench({ look: async () => looks.shift() ?? off, subscribe: async () => browser })
  await here.bus.dispatch({ type: "RenewPush" })
  expect(asked(here)).toEqual(["GET /push/devices", "POST /push/subscribe", "GET /push/devices"])
  expect(here.emitted.map(({ event }) => event)).toContainEqual({
    type: "PushStandingSeen",
    device: { standing: "on", hash: "new", declined: false },
  })
})

describe("a device", () => {
  it("is taken away from any other", async () => {
    const here = await bench({})
    await here.bus.dispatch({ type: "RemovePushDevice", key: device.key })
    expect(asked(here)).toEqual([`DELETE /push/devices/${device.key}`])
    expect(here.emitted.map(({ event }) => event)).toContainEqual({ type: "PushDeviceRemoved", key: device.key })
  })

  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
      "Chrome",
      "Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge", "Windows"],
    ["", null, null],
  ])("is called what people call it: %s", (userAgent, browser, system) => {
    expect(deviceWords(userAgent)).toEqual({ browser, system })
  })
})
