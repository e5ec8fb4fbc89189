/** Checks hub messages against the contract. Contract: the webhooks of openapi/notifications.yaml. */
import { isRecord } from "../domain/json.ts"
import { decode, type Shape } from "./decode.ts"
import type { components } from "./generated/notifications.ts"
import { shapes } from "./generated/shapes.ts"

type Schemas = components["schemas"]

interface Notices {
  readonly UserNotification: Schemas["UserNotification"]
  readonly SystemNotification: Schemas["SystemNotification"]
}

export type DecodedNotice<T> =
  | { readonly notice: T }
  /** The type of a message that only a newer client knows (E3). */
  | { readonly unknown: string }
  | { readonly where: string }

const typesOf = (shape: Shape | undefined): readonly unknown[] => {
  if (typeof shape === "string") return typesOf(shapes[shape.slice(1)])
  const composite = Object(shape) as Readonly<Record<string, unknown>>
  return composite["|"] === undefined
    ? [composite["type"]].flat()
    : (composite["|"] as readonly Shape[]).flatMap(typesOf)
}

const systemTypes = new Set(typesOf("@SystemNotification"))

/** `notes` takes the places that a newer contract has and this one does not. */
export const decodeNotice = <N extends keyof Notices>(
  name: N,
  message: unknown,
  notes: string[] = [],
): DecodedNotice<Notices[N]> => {
  const decoded = decode(`@${name}`, message, shapes, name, notes)
  if ("value" in decoded) return { notice: decoded.value as Notices[N] }
  const type = isRecord(message) ? message["type"] : null
  const isUnknown = name === "SystemNotification" && typeof type === "string" && !systemTypes.has(type)
  return isUnknown ? { unknown: type } : decoded
}
