/** This browser's subscription to pushes: its worker, the permission, and the keys that the server pushes with. */
import type { PushClient, ThisDevice } from "../domain/push.ts"
import { appWorkerPath } from "./app-worker.ts"

/** Of a browser, or of the mobile app. */
export interface WebPush {
  readonly look: () => Promise<ThisDevice>
  /** Asks for the permission; answers where to push to, null where the person says no. Rejects without a push service. */
  readonly subscribe: () => Promise<PushClient | null>
  /** Answers the `pushClientId` that is good no more, null where there was none. */
  readonly unsubscribe: () => Promise<string | null>
  readonly decline: () => void
}

export interface WebPushOptions {
  readonly vapidPublicKey: string | null
  readonly storage: Pick<Storage, "getItem" | "setItem">
  /** Answers whether the device is the person's own: pushes would go on when they have left it (E428). */
  readonly isOwnDevice: () => boolean
  /** Undefined where the browser has none. */
  readonly workers: Pick<ServiceWorkerContainer, "register" | "getRegistration"> | undefined
  readonly notification: Pick<typeof Notification, "permission" | "requestPermission"> | undefined
}

/** Goes with everything else that an account leaves on the device (E183). */
const declinedKey = "marketplace.push-declined"

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

const clientIdOf = (subscription: PushSubscription): string => JSON.stringify(subscription.toJSON())

export const createWebPush = (options: WebPushOptions): WebPush => {
  const { vapidPublicKey, storage, isOwnDevice, workers, notification } = options
  const subscription = async (): Promise<PushSubscription | null> => {
    const registration = await workers?.getRegistration(appWorkerPath)
    return (await registration?.pushManager?.getSubscription()) ?? null
  }

  return {
    look: async () => {
      const declined = storage.getItem(declinedKey) !== null
      const standing = (name: ThisDevice["standing"]): ThisDevice => ({ standing: name, hash: null, declined })
      if (vapidPublicKey === null || workers === undefined || notification === undefined) return standing("unsupported")
      if (!isOwnDevice()) return standing("borrowed")
      if (notification.permission === "denied") return standing("denied")
      const found = notification.permission === "granted" ? await subscription().catch(() => null) : null
      if (found === null) return standing("off")
      const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(clientIdOf(found)))
      return { standing: "on", hash: base64url(hash), declined }
    },
    subscribe: async () => {
      if (workers === undefined || notification === undefined || vapidPublicKey === null) return null
      if ((await notification.requestPermission()) !== "granted") return null
      const registration = await workers.register(appWorkerPath, { updateViaCache: "none" })
      const options = { userVisibleOnly: true, applicationServerKey: vapidPublicKey }
      return { pushClientId: clientIdOf(await registration.pushManager.subscribe(options)), app: null }
    },
    unsubscribe: async () => {
      const found = await subscription()
      await found?.unsubscribe()
      return found === null ? null : clientIdOf(found)
    },
    decline: () => storage.setItem(declinedKey, "yes"),
  }
}
