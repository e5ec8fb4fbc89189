/**
 * Checks JSON from the server against the contract, once, at the edge. Enumerations given as numbers become names,
 * unknown fields are left out, and what does not fit is reported by its path, never by its content.
 */
import { isRecord } from "../domain/json.ts"

export type Shape =
  | string
  | readonly string[]
  | { readonly [key: string]: Shape | readonly Shape[] | number | Readonly<Record<string, number>> }

export type Decoded = { readonly value: unknown } | { readonly where: string }

const primitives: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === "string",
  n: (value) => typeof value === "number" && Number.isFinite(value),
  i: (value) => Number.isInteger(value),
  b: (value) => typeof value === "boolean",
  j: () => true,
  null: (value) => value === null,
}

type Named = Readonly<Record<string, Shape>>

const named = (shape: string, value: unknown, shapes: Named, where: string): Decoded => {
  if (shape.startsWith("?")) return value === null ? { value } : decode(shape.slice(1), value, shapes, where)
  if (shape.startsWith("@")) {
    const target = shapes[shape.slice(1)]
    return target === undefined ? { where } : decode(target, value, shapes, where)
  }
  return primitives[shape]?.(value) === true ? { value } : { where }
}

const list = (item: Shape, value: unknown, shapes: Named, where: string): Decoded => {
  if (!Array.isArray(value)) return { where }
  const items: unknown[] = []
  for (const [index, one] of value.entries()) {
    const decoded = decode(item, one, shapes, `${where}[${index}]`)
    if ("where" in decoded) return decoded
    items.push(decoded.value)
  }
  return { value: items }
}

const oneOf = (options: readonly Shape[], value: unknown, shapes: Named, where: string): Decoded => {
  let deepest: Decoded = { where }
  for (const option of options) {
    const decoded = decode(option, value, shapes, where)
    if ("value" in decoded) return decoded
    if (decoded.where.length > deepest.where.length) deepest = decoded
  }
  return deepest
}

const allOf = (parts: readonly Shape[], value: unknown, shapes: Named, where: string): Decoded => {
  const merged: Record<string, unknown> = {}
  for (const part of parts) {
    const decoded = decode(part, value, shapes, where)
    if ("where" in decoded) return decoded
    Object.assign(merged, decoded.value)
  }
  return { value: merged }
}

const record = (fields: Readonly<Record<string, Shape>>, value: unknown, shapes: Named, where: string): Decoded => {
  if (!isRecord(value)) return { where }
  const kept: Record<string, unknown> = {}
  for (const [field, shape] of Object.entries(fields)) {
    const optional = field.endsWith("?")
    const name = optional ? field.slice(0, -1) : field
    const given = Object.hasOwn(value, name) ? value[name] : undefined
    if (given === undefined) {
      if (optional) continue
      return { where: `${where}.${name}` }
    }
    const decoded = decode(shape, given, shapes, `${where}.${name}`)
    if ("where" in decoded) return decoded
    kept[name] = decoded.value
  }
  return { value: kept }
}

/** `where` names the place so far, such as `Order.price`. */
export const decode = (shape: Shape, value: unknown, shapes: Named, where: string): Decoded => {
  if (typeof shape === "string") return named(shape, value, shapes, where)
  if (Array.isArray(shape)) return (shape as readonly unknown[]).includes(value) ? { value } : { where }
  const composite = shape as Readonly<Record<string, unknown>>
  if (composite["[]"] !== undefined) return list(composite["[]"] as Shape, value, shapes, where)
  if (composite["|"] !== undefined) return oneOf(composite["|"] as readonly Shape[], value, shapes, where)
  if (composite["&"] !== undefined) return allOf(composite["&"] as readonly Shape[], value, shapes, where)
  if (composite["#"] !== undefined) {
    const numbers = composite["#"] as Readonly<Record<string, number>>
    const name = Object.keys(numbers).find((one) => one === value || numbers[one] === value)
    return name === undefined ? { where } : { value: name }
  }
  return record(composite as Readonly<Record<string, Shape>>, value, shapes, where)
}
