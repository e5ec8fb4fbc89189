/** Configures who signs pushes: keys and a contact, else keys of the database's own. */
import { createECDH, timingSafeEqual } from "node:crypto"
import { readPushApps, type PushAppsConfig } from "./push-apps.ts"
import type { Variables } from "./variables.ts"

/** Both base64url: an uncompressed point of P-256, and its private number. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushConfig {
  /** Null: made once, and kept in the database. */
  readonly keys: VapidKeys | null
  /** The contact of the operator for push services: an address of mail or of the web. */
  readonly subject: string
  /** Push services may be on this machine or in its network, for tests. */
  readonly allowLocal: boolean
  readonly apps: PushAppsConfig
}

const belongTogether = ({ publicKey, privateKey }: VapidKeys): boolean => {
  const curve = createECDH("prime256v1")
  try {
    curve.setPrivateKey(Buffer.from(privateKey, "base64url"))
  } catch {
    return false
  }
  const [made, given] = [curve.getPublicKey(), Buffer.from(publicKey, "base64url")]
  return made.length === given.length && timingSafeEqual(made, given)
}

const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? publicUrl : `mailto:push@${new URL(publicUrl).hostname}`

/** Problems are reported without the keys. */
export const readPush = (variables: Variables, publicUrl: string): PushConfig => {
  const { text, url, refuse, problems } = variables
  const [publicKey, privateKey] = [text("VAPID_PUBLIC_KEY"), text("VAPID_PRIVATE_KEY")]
  const keys = publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey }
  if ((publicKey ?? privateKey) !== undefined && (keys === null || !belongTogether(keys)))
    problems.push(
      "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the two halves of one P-256 key, as `npx web-push generate-vapid-keys` prints them.",
    )
  const allowLocal = text("PUSH_ALLOW_LOCAL") ?? "off"
  if (!["on", "off"].includes(allowLocal)) refuse("PUSH_ALLOW_LOCAL", "on or off")
  return {
    keys,
    subject: url("VAPID_SUBJECT", ["https:", "mailto:"]) ?? subjectOf(publicUrl),
    allowLocal: allowLocal === "on",
    apps: readPushApps(variables),
  }
}
