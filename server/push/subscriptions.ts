/** Reads a browser's subscription: where its push service is, and whom to encrypt for. Spec §7 Notifications. */
import { isRecord } from "../../src/domain/json.ts"
import type { PushPlatform } from "../../src/domain/push.ts"
import { mayBePublic } from "./addresses.ts"

/** Holding one means being able to push: neither the endpoint nor the keys are ever logged. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Anything that isn't JSON is a device's token, for a wrapper's own service. */
export const isDeviceToken = (clientId: string): boolean => !clientId.trimStart().startsWith("{")

/** Answers whether a platform's push service may have given out such a token: Apple's goes into an address (E465). */
export const isTokenOf = (platform: PushPlatform, token: string): boolean =>
  platform === "apns" ? /^(?:[\da-f]{2}){8,100}$/iu.test(token) : isDeviceToken(token) && /^[!-~]+$/u.test(token)

const isAddress = (endpoint: unknown, allowLocal: boolean): endpoint is string => {
  if (typeof endpoint !== "string" || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== "" || password !== "") return false
  // Push services listen on 443 alone: whoever names another port wants something else of ours asked.
  return (protocol === "https:" && port === "" && mayBePublic(hostname)) || (allowLocal && /^https?:$/u.test(protocol))
}

const isKey = (key: unknown, isLong: (bytes: number) => boolean): key is string =>
  typeof key === "string" && /^[\w-]+=*$/u.test(key) && isLong(Buffer.from(key, "base64url").length)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null for a device token, and for what nothing can be pushed to. */
export const subscriptionOf = (clientId: string, allowLocal: boolean): Subscription | null => {
  const given = isDeviceToken(clientId) ? null : parsed(clientId)
  if (!isRecord(given) || !isRecord(given["keys"])) return null
  const { endpoint } = given
  const { p256dh, auth } = given["keys"]
  const isWhole =
    isAddress(endpoint, allowLocal) && isKey(p256dh, (bytes) => bytes === 65) && isKey(auth, (bytes) => bytes >= 16)
  return isWhole ? { endpoint, keys: { p256dh, auth } } : null
}
