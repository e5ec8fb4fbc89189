/** The device's token is where the app is pushed to; nothing is asked of the person before they want it. */
import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { createDevicePush } from "../../../src/platform/wrapper/device-push.ts"
import { memoryStorage } from "../storage.ts"

type Listener = (data: { value: string; error: string }) => void

const phone = (answers: "granted" | "denied", registers = true) => {
  const asked: string[] = []
  const listeners = new Map<string, Listener>()
  let receive: "prompt" | "granted" | "denied" = "prompt"
  const plugin = {
    checkPermissions: async () => ({ receive }),
    requestPermissions: async () => {
      asked.push("asks")
      receive = answers
      return { receive }
    },
    register: async () => {
      asked.push("registers")
      listeners.get(registers ? "registration" : "registrationError")?.({ value: "token", error: "no service" })
    },
    unregister: async () => void asked.push("unregisters"),
    addListener: async (event: string, listener: Listener) => {
      listeners.set(event, listener)
      return { remove: async () => void listeners.delete(event) }
    },
  }
  const storage = memoryStorage()
  const push = createDevicePush({ plugin, platform: "fcm", version: "1.4.0", newId: () => "an-id", storage })
  return { push, asked, storage, listeners }
}

it("is off and asks nothing until it is told to, and is then pushed to by its token", async () => {
  const { push, asked, listeners } = phone("granted")
  expect(await push.look()).toEqual({ standing: "off", hash: null, declined: false })
  expect(asked).toEqual([])
  const app = { platform: "fcm", installationId: "an-id", version: "1.4.0" }
  expect(await push.subscribe()).toEqual({ pushClientId: "token", app })
  expect(asked).toEqual(["asks", "registers"])
  expect(listeners.size).toBe(0)
  const hash = createHash("sha256").update("token").digest("base64url")
  expect(await push.look()).toEqual({ standing: "on", hash, declined: false })
  expect(await push.unsubscribe()).toBe("token")
  expect(await push.look()).toMatchObject({ standing: "off" })
})

it("knows no token where the person says no", async () => {
  const { push, asked } = phone("denied")
  expect(await push.subscribe()).toBeNull()
  expect(asked).toEqual(["asks"])
  expect(await push.look()).toMatchObject({ standing: "denied" })
})

it("says so where the device has no push service", async () => {
  await expect(phone("granted", false).push.subscribe()).rejects.toThrow("no service")
})

it("is not supported where nothing is pushed", async () => {
  const push = createDevicePush({
    plugin: null,
    platform: "apns",
    version: "1.4.0",
    newId: () => "an-id",
    storage: memoryStorage(),
  })
  expect(await push.look()).toMatchObject({ standing: "unsupported" })
  expect(await push.subscribe()).toBeNull()
})
