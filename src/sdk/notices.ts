/** Hub messages checked against the contract. Contract: the webhooks of openapi/notifications.yaml. */
import { decode } from "./decode.ts"
import type { components } from "./generated/notifications.ts"
import { shapes } from "./generated/shapes.ts"

type Schemas = components["schemas"]

interface Notices {
  readonly UserNotification: Schemas["UserNotification"]
  readonly SystemNotification: Schemas["SystemNotification"]
}

/** The message, or the place where it is off the contract. */
export const decodeNotice = <N extends keyof Notices>(
  name: N,
  message: unknown,
): { readonly notice: Notices[N] } | { readonly where: string } => {
  const decoded = decode(`@${name}`, message, shapes, name)
  return "value" in decoded ? { notice: decoded.value as Notices[N] } : decoded
}
