/** Finds the values in a recorded answer that a change is about, along the shapes that the answer was told by. */
import { isRecord } from "../../../src/domain/json.ts"
import { decode, type Shape } from "../../../src/sdk/decode.ts"
import { absent, type Edit } from "./edits.ts"

type Named = Readonly<Record<string, Shape>>

/** The place of a change: the fields from a schema on, or where that is null from the answer itself. */
export interface Target {
  readonly schema: string | null
  readonly fields: readonly string[]
}

/** Changes the value at the end of the fields; lists on the way there have it in each of their items. */
const changedAt = (value: unknown, [field, ...rest]: readonly string[], edit: Edit): unknown => {
  if (field === undefined) return edit(value)
  if (Array.isArray(value)) return value.map((item) => changedAt(item, [field, ...rest], edit))
  if (!isRecord(value) || !Object.hasOwn(value, field)) return value
  const { [field]: recorded, ...others } = value
  const now = changedAt(recorded, rest, edit)
  return now === absent ? others : { ...value, [field]: now }
}

/** Answers how a value of a shape is told after the change; the same value where it does not meet it. */
export const editedIn = (shapes: Named, { schema, fields }: Target, edit: Edit) => {
  const fits = (shape: Shape, value: unknown): boolean => "value" in decode(shape, value, shapes, "")
  const partsOf = (shape: Shape, mark: string): readonly Shape[] | null =>
    isRecord(shape) && mark in shape ? ([shape[mark]].flat() as readonly Shape[]) : null

  const within = (shape: Shape, value: unknown): unknown => {
    if (value === null || value === undefined) return value
    if (typeof shape === "string") {
      if (shape.startsWith("?")) return within(shape.slice(1), value)
      const name = shape.startsWith("@") ? shape.slice(1) : null
      const target = name === null ? undefined : shapes[name]
      if (target === undefined) return value
      const inner = within(target, value)
      return name === schema ? changedAt(inner, fields, edit) : inner
    }
    const [item] = partsOf(shape, "[]") ?? []
    if (item !== undefined) return Array.isArray(value) ? value.map((one) => within(item, one)) : value
    const option = partsOf(shape, "|")?.find((one) => fits(one, value))
    if (option !== undefined) return within(option, value)
    const parts = partsOf(shape, "&")
    if (parts !== null) return parts.reduce((whole: unknown, part) => within(part, whole), value)
    if (!isRecord(value) || !isRecord(shape) || Array.isArray(shape)) return value
    return Object.fromEntries(
      Object.entries(value).map(([field, recorded]) => {
        const of = shape[field] ?? shape[`${field}?`]
        return [field, of === undefined || typeof of === "number" ? recorded : within(of as Shape, recorded)]
      }),
    )
  }
  return (shape: Shape, value: unknown): unknown => {
    const inner = within(shape, value)
    return schema === null ? changedAt(inner, fields, edit) : inner
  }
}
