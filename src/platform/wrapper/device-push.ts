/** Pushes to the mobile app, by the token that the device's own push service gives it. */
import type { PushNotificationsPlugin } from "@capacitor/push-notifications"
import type { PushPlatform, ThisDevice } from "../../domain/push.ts"
import { lastingKeys } from "../lasting-keys.ts"
import type { WebPush } from "../web-push.ts"

interface Listening {
  readonly remove: () => Promise<void>
}

/** Of Capacitor's plugin, what is used here. */
export interface DevicePushPlugin extends Pick<
  PushNotificationsPlugin,
  "checkPermissions" | "requestPermissions" | "register" | "unregister"
> {
  addListener(event: "registration", listener: (token: { value: string }) => void): Promise<Listening>
  addListener(event: "registrationError", listener: (problem: { error: string }) => void): Promise<Listening>
}

interface DevicePushOptions {
  /** Null where nothing is pushed. */
  readonly plugin: DevicePushPlugin | null
  readonly platform: PushPlatform
  readonly version: string
  readonly newId: () => string
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">
}

/** Token and permission go with everything else that an account leaves on the device (E183). */
const tokenKey = "marketplace.push-token"
const declinedKey = "marketplace.push-declined"

/** Of the device, not of the account: a token of the same installation takes the earlier one's place (E465). */
const installationKey = lastingKeys.installation

const hashOf = async (clientId: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(clientId))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}

/** The token comes as an event. */
const register = async (plugin: DevicePushPlugin): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const listeners = await Promise.all([
    plugin.addListener("registration", ({ value }) => resolve(value)),
    plugin.addListener("registrationError", ({ error }) => reject(new Error(error))),
  ])
  try {
    await plugin.register()
    return await promise
  } finally {
    for (const listener of listeners) void listener.remove()
  }
}

export const createDevicePush = ({ plugin, platform, version, newId, storage }: DevicePushOptions): WebPush => ({
  look: async () => {
    const declined = storage.getItem(declinedKey) !== null
    const standing = (name: ThisDevice["standing"]): ThisDevice => ({ standing: name, hash: null, declined })
    if (plugin === null) return standing("unsupported")
    const { receive } = await plugin.checkPermissions()
    if (receive === "denied") return standing("denied")
    const token = receive === "granted" ? storage.getItem(tokenKey) : null
    return token === null ? standing("off") : { standing: "on", hash: await hashOf(token), declined }
  },
  subscribe: async () => {
    if (plugin === null || (await plugin.requestPermissions()).receive !== "granted") return null
    const pushClientId = await register(plugin)
    storage.setItem(tokenKey, pushClientId)
    const installationId = storage.getItem(installationKey) ?? newId()
    storage.setItem(installationKey, installationId)
    return { pushClientId, app: { platform, installationId, version } }
  },
  unsubscribe: async () => {
    const token = storage.getItem(tokenKey)
    await plugin?.unregister()
    storage.removeItem(tokenKey)
    return token
  },
  decline: () => storage.setItem(declinedKey, "yes"),
})
