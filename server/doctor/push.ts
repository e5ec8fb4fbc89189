/** Says which push services have keys: the configuration has parsed them, and refuses those that are none. */
import type { PushConfig } from "../config/push.ts"
import { ok, type Finding } from "./findings.ts"

const names = { fcm: "FCM", apns: "APNs", hms: "HMS" } as const

export const examinePush = ({ keys, apps }: PushConfig): Finding => {
  const given = (["fcm", "apns", "hms"] as const).filter((name) => apps[name] !== null).map((name) => names[name])
  const own = keys === null ? "the database's own" : "VAPID_PUBLIC_KEY"
  const ofApps = given.length === 0 ? "none for apps" : given.join(", ")
  return ok("push keys", `${own} for browsers; ${ofApps}.`)
}
