/**
 * Checks JSON from the server against the contract, once, at the edge. Enumerations given as numbers become names,
 * unknown fields are left out, unknown values of an enumeration that may grow become its neutral one, and what does not
 * fit is reported by its path, never by its content. A shape becomes functions when it is first asked for, as hubs send
 * the same one a thousand times.
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

/** Takes the places, such as `Order.colour`, that a newer contract has and this one does not. */
type Notes = string[]

/** Answers the value as it is kept, or where it does not fit. */
type Check = (value: unknown, notes: Notes) => unknown

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
  (value, notes) => {
    if (!Array.isArray(value)) return misfit
    const items: unknown[] = []
    for (const [index, one] of value.entries()) {
      const kept = item(one, notes)
      if (kept instanceof Misfit) return new Misfit(`[${index}]${kept.path}`)
      items.push(kept)
    }
    return items
  }

const oneOf =
  (options: readonly Check[]): Check =>
  (value, notes) => {
    let deepest = misfit
    const before = notes.length
    for (const option of options) {
      const kept = option(value, notes)
      if (!(kept instanceof Misfit)) return kept
      notes.length = before
      if (kept.path.length > deepest.path.length) deepest = kept
    }
    return deepest
  }

/** For parts that are no records: what each of them does not know may be another one's. */
const allOf =
  (parts: readonly Check[]): Check =>
  (value) => {
    const merged: Record<string, unknown> = {}
    for (const part of parts) {
      const kept = part(value, [])
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

const growing =
  (known: Check, neutral: unknown, place: string): Check =>
  (value, notes) => {
    const kept = known(value, notes)
    if (!(kept instanceof Misfit) || (typeof value !== "string" && !Number.isInteger(value))) return kept
    if (value !== neutral) notes.push(place)
    return neutral
  }

interface Field {
  readonly name: string
  readonly isOptional: boolean
  readonly check: Check
}

const recordOf =
  (fields: readonly Field[], place: string): Check =>
  (value, notes) => {
    if (!isRecord(value)) return misfit
    const kept: Record<string, unknown> = {}
    for (const { name, isOptional, check } of fields) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined
      if (given === undefined && isOptional) continue
      const one = given === undefined ? misfit : check(given, notes)
      if (one instanceof Misfit) return new Misfit(`.${name}${one.path}`)
      kept[name] = one
    }
    for (const name of Object.keys(value))
      if (!Object.hasOwn(kept, name) && value[name] !== undefined) notes.push(`${place}.${name}`)
    return kept
  }

/** The checks of one contract's shapes, each made once. */
class Checks {
  readonly #shapes: Named
  readonly #made = new Map<Shape, Check>()

  constructor(shapes: Named) {
    this.#shapes = shapes
  }

  /** `place` names the shape where it has no name of its own. */
  of(shape: Shape, place: string): Check {
    const known = this.#made.get(shape)
    if (known !== undefined) return known
    const made = typeof shape === "string" ? this.#ofName(shape) : this.#ofComposite(shape, place)
    this.#made.set(shape, made)
    return made
  }

  #ofName(shape: string): Check {
    if (shape.startsWith("?")) {
      const check = this.of(shape.slice(1), "")
      return (value, notes) => (value === null ? value : check(value, notes))
    }
    if (!shape.startsWith("@")) return primitives[shape] ?? (() => misfit)
    const name = shape.slice(1)
    const target = this.#shapes[name]
    if (target === undefined) return () => misfit
    // Found when it is asked for, as shapes name themselves.
    let check: Check | undefined
    return (value, notes) => (check ??= this.of(target, name))(value, notes)
  }

  #ofComposite(shape: Exclude<Shape, string>, place: string): Check {
    if (Array.isArray(shape)) return only((value) => (shape as readonly unknown[]).includes(value))
    const composite = shape as Readonly<Record<string, unknown>>
    const all = (shapes: unknown): readonly Check[] => (shapes as readonly Shape[]).map((one) => this.of(one, place))
    if (composite["[]"] !== undefined) return listOf(this.of(composite["[]"] as Shape, place))
    if (composite["|"] !== undefined) return oneOf(all(composite["|"]))
    if (composite["#"] !== undefined) return numbered(composite["#"] as Readonly<Record<string, number>>)
    if (composite["~"] !== undefined) return growing(this.of(composite["~"] as Shape, place), composite["="], place)
    const fields = this.#fieldsOf(shape, place)
    return fields === null ? allOf(all(composite["&"])) : recordOf(fields, place)
  }

  /** The fields of a record, or of all parts of one, as each part knows some of them; null where one is no record. */
  #fieldsOf(shape: Shape | undefined, place: string): readonly Field[] | null {
    if (typeof shape === "string") return this.#fieldsOf(this.#shapes[shape.slice(1)], shape.slice(1))
    if (shape === undefined || Array.isArray(shape)) return null
    const composite = shape as Readonly<Record<string, unknown>>
    if (composite["&"] !== undefined) {
      const parts = (composite["&"] as readonly Shape[]).map((part) => this.#fieldsOf(part, place))
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
    }
    if (["[]", "|", "#", "~"].some((mark) => composite[mark] !== undefined)) return null
    return Object.entries(shape as Named).map(([field, of]): Field => {
      const isOptional = field.endsWith("?")
      const name = isOptional ? field.slice(0, -1) : field
      return { name, isOptional, check: this.of(of, `${place}.${name}`) }
    })
  }
}

const known = new WeakMap<Named, Checks>()

const checksOf = (shapes: Named): Checks => {
  const made = known.get(shapes) ?? new Checks(shapes)
  known.set(shapes, made)
  return made
}

/** `where` names the place so far, such as `Order.price`; `notes` takes what a newer contract has besides. */
export const decode = (shape: Shape, value: unknown, shapes: Named, where: string, notes: Notes = []): Decoded => {
  const kept = checksOf(shapes).of(shape, where)(value, notes)
  return kept instanceof Misfit ? { where: `${where}${kept.path}` } : { value: kept }
}
