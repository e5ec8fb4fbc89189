/**
 * Checks JSON from the server against the contract, once, at the edge. Enumerations given as numbers become names,
 * unknown fields are left out, and what does not fit is reported by its path, never by its content. A shape becomes
 * functions when it is first asked for, as hubs send the same one a thousand times.
 */
import { isRecord } from "../domain/json.ts"

export type Shape =
  | string
  | readonly string[]
  | { readonly [key: string]: Shape | readonly Shape[] | number | Readonly<Record<string, number>> }

export type Decoded = { readonly value: unknown } | { readonly where: string }

type Named = Readonly<Record<string, Shape>>

/** The path from the checked value to the place that does not fit. */
class Misfit {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }
}

/** Answers the value as it is kept, or where it does not fit. */
type Check = (value: unknown) => unknown

const misfit = new Misfit("")

const only =
  (fits: (value: unknown) => boolean): Check =>
  (value) =>
    fits(value) ? value : misfit

const primitives: Readonly<Record<string, Check>> = {
  s: only((value) => typeof value === "string"),
  n: only((value) => typeof value === "number" && Number.isFinite(value)),
  i: only((value) => Number.isInteger(value)),
  b: only((value) => typeof value === "boolean"),
  j: (value) => value,
  null: only((value) => value === null),
}

const listOf =
  (item: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return misfit
    const items: unknown[] = []
    for (const [index, one] of value.entries()) {
      const kept = item(one)
      if (kept instanceof Misfit) return new Misfit(`[${index}]${kept.path}`)
      items.push(kept)
    }
    return items
  }

const oneOf =
  (options: readonly Check[]): Check =>
  (value) => {
    let deepest = misfit
    for (const option of options) {
      const kept = option(value)
      if (!(kept instanceof Misfit)) return kept
      if (kept.path.length > deepest.path.length) deepest = kept
    }
    return deepest
  }

const allOf =
  (parts: readonly Check[]): Check =>
  (value) => {
    const merged: Record<string, unknown> = {}
    for (const part of parts) {
      const kept = part(value)
      if (kept instanceof Misfit) return kept
      Object.assign(merged, kept)
    }
    return merged
  }

const numbered = (numbers: Readonly<Record<string, number>>): Check => {
  const names = new Map<unknown, string>()
  for (const [name, number] of Object.entries(numbers)) names.set(number, names.get(number) ?? name).set(name, name)
  return (value) => names.get(value) ?? misfit
}

interface Field {
  readonly name: string
  readonly isOptional: boolean
  readonly check: Check
}

const recordOf =
  (fields: readonly Field[]): Check =>
  (value) => {
    if (!isRecord(value)) return misfit
    const kept: Record<string, unknown> = {}
    for (const { name, isOptional, check } of fields) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined
      if (given === undefined && isOptional) continue
      const one = given === undefined ? misfit : check(given)
      if (one instanceof Misfit) return new Misfit(`.${name}${one.path}`)
      kept[name] = one
    }
    return kept
  }

/** The checks of one contract's shapes, each made once. */
class Checks {
  readonly #shapes: Named
  readonly #made = new Map<Shape, Check>()

  constructor(shapes: Named) {
    this.#shapes = shapes
  }

  of(shape: Shape): Check {
    const known = this.#made.get(shape)
    if (known !== undefined) return known
    const made = typeof shape === "string" ? this.#ofName(shape) : this.#ofComposite(shape)
    this.#made.set(shape, made)
    return made
  }

  #ofName(shape: string): Check {
    if (shape.startsWith("?")) {
      const check = this.of(shape.slice(1))
      return (value) => (value === null ? value : check(value))
    }
    if (!shape.startsWith("@")) return primitives[shape] ?? (() => misfit)
    const target = this.#shapes[shape.slice(1)]
    if (target === undefined) return () => misfit
    // Found when it is asked for, as shapes name themselves.
    let check: Check | undefined
    return (value) => (check ??= this.of(target))(value)
  }

  #ofComposite(shape: Exclude<Shape, string>): Check {
    const all = (shapes: unknown): readonly Check[] => (shapes as readonly Shape[]).map((one) => this.of(one))
    if (Array.isArray(shape)) return only((value) => (shape as readonly unknown[]).includes(value))
    const composite = shape as Readonly<Record<string, unknown>>
    if (composite["[]"] !== undefined) return listOf(this.of(composite["[]"] as Shape))
    if (composite["|"] !== undefined) return oneOf(all(composite["|"]))
    if (composite["&"] !== undefined) return allOf(all(composite["&"]))
    if (composite["#"] !== undefined) return numbered(composite["#"] as Readonly<Record<string, number>>)
    const fields = Object.entries(composite as Named).map(([field, of]): Field => {
      const isOptional = field.endsWith("?")
      return { name: isOptional ? field.slice(0, -1) : field, isOptional, check: this.of(of) }
    })
    return recordOf(fields)
  }
}

const known = new WeakMap<Named, Checks>()

const checksOf = (shapes: Named): Checks => {
  const made = known.get(shapes) ?? new Checks(shapes)
  known.set(shapes, made)
  return made
}

/** `where` names the place so far, such as `Order.price`. */
export const decode = (shape: Shape, value: unknown, shapes: Named, where: string): Decoded => {
  const kept = checksOf(shapes).of(shape)(value)
  return kept instanceof Misfit ? { where: `${where}${kept.path}` } : { value: kept }
}
