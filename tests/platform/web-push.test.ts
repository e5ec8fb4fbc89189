/** This browser's subscription: what stands, what is asked of the person and when. */
import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { createWebPush, type WebPushOptions } from "../../src/platform/web-push.ts"
import { memoryStorage } from "./storage.ts"

const subscribed = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }
const hash = createHash("sha256").update(JSON.stringify(subscribed)).digest("base64url")

/** A browser whose person answers like this when asked. */
const browser = (answer: NotificationPermission, options: Partial<WebPushOptions> = {}) => {
  const asked: string[] = []
  let current: object | null = null
  const subscription = {
    toJSON: () => subscribed,
    unsubscribe: async () => {
      current = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async (how: PushSubscriptionOptionsInit) => {
      asked.push(`subscribes with ${String(how.applicationServerKey)}`)
      current = subscription
      return subscription
    },
  }
  const notification = {
    permission: "default" as NotificationPermission,
    requestPermission: async () => {
      asked.push("asks")
      notification.permission = answer
      return answer
    },
  }
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  const workers = {
    register: async (path: string | URL) => {
      asked.push(`registers ${String(path)}`)
      return registration
    },
    getRegistration: async () => registration,
  }
  const push = createWebPush({
    vapidPublicKey: "key",
    ...{ storage: memoryStorage(), isOwnDevice: () => true, workers, notification },
    ...options,
  })
  return { push, asked }
}

it("asks only when it is told to, and then knows itself by its hash", async () => {
  const { push, asked } = browser("granted")
  expect(await push.look()).toEqual({ standing: "off", hash: null, declined: false })
  expect(asked).toEqual([])
  expect(await push.subscribe()).toEqual({ pushClientId: JSON.stringify(subscribed), app: null })
  expect(asked).toEqual(["asks", "registers /worker.js", "subscribes with key"])
  expect(await push.look()).toEqual({ standing: "on", hash, declined: false })
  expect(await push.unsubscribe()).toBe(JSON.stringify(subscribed))
  expect(await push.look()).toMatchObject({ standing: "off", hash: null })
  expect(await push.unsubscribe()).toBeNull()
})

it("registers nothing where the person says no", async () => {
  const { push, asked } = browser("denied")
  expect(await push.subscribe()).toBeNull()
  expect(asked).toEqual(["asks"])
  expect(await push.look()).toMatchObject({ standing: "denied" })
})

it.each([{ vapidPublicKey: null }, { workers: undefined }, { notification: undefined }])(
  "is nothing to offer with %o",
  async (lack) => {
    const { push, asked } = browser("granted", lack)
    expect(await push.look()).toMatchObject({ standing: "unsupported" })
    expect(await push.subscribe()).toBeNull()
    expect(asked).toEqual([])
  },
)

it("is nothing for a device that the person will leave", async () => {
  const { push } = browser("granted", { isOwnDevice: () => false })
  expect(await push.look()).toEqual({ standing: "borrowed", hash: null, declined: false })
})

it("remembers that it was not wanted now", async () => {
  const { push } = browser("granted")
  push.decline()
  expect(await push.look()).toMatchObject({ standing: "off", declined: true })
})
