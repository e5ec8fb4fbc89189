/**
 * Turns schemas of the contract into walks over a request, an answer or a hub message: each tells which of the contract's
 * places it meets, and how. A place is named by the component around it, as `sdk:diff` names it, so `Price.rate` is the
 * same in each operation. Keys are put together from the contract alone before any value is seen.
 */
import { isRecord } from "../../src/domain/json.ts"
import { below, isNode, type Documents, type Node, type Place } from "./documents.ts"
import { createFits, listIn } from "./usage-fits.ts"

/** The way of a value, as `sdk:diff` has it: clients are asked for it, or told it. */
export type Way = "asked" | "told"

/** Takes the key of something that was met; whoever counts takes each once for a request, answer or message. */
export type Meet = (key: string) => void

export type Walk = (value: unknown, meet: Meet) => void

/** The keys of one field or parameter. */
export const statesOf = (place: string) =>
  ({ present: `${place} present`, absent: `${place} absent`, null: `${place} null` }) as const

/** Fields that the contract does not name have one key for each way: their names are the sender's own. */
export const unknownKey = (way: Way): string => `${way} unknown fields`

const isNull = (value: unknown): boolean => value === null || value === undefined

const inTurn =
  (walks: readonly Walk[]): Walk =>
  (value, meet) => {
    for (const walk of walks) walk(value, meet)
  }

const lastName = (ref: string): string => decodeURIComponent(ref.split("/").at(-1) ?? "")

/** The key of each listed value; a number counts as the name that it stands for. */
const valueKeys = (node: Node, place: string): ReadonlyMap<unknown, string> => {
  const listed = node["const"] === undefined ? listIn(node, "enum") : [node["const"]]
  const keyOf = (value: unknown): string => `${place} = ${String(value)}`
  const numbers = Object.entries(isNode(node["x-numbers"]) ? node["x-numbers"] : {})
  return new Map<unknown, string>([
    ...listed.filter((value) => value !== null).map((value) => [value, keyOf(value)] as const),
    ...numbers.map(([name, number]) => [number, keyOf(name)] as const),
  ])
}

/** Makes the walks of one way; each component is made once, when it is first met, as some have themselves within. */
export const createWalks = (documents: Documents, way: Way) => {
  const { at, follow } = documents
  const fits = createFits(documents)
  const components = new Map<string, Walk>()
  const unknown = unknownKey(way)

  /** All fields that a record may have, by whichever part; null where others may be there, too, or nobody can say. */
  const namesAt = (place: Place): ReadonlySet<string> | null => {
    const node = at(place)
    const isOpen = ["oneOf", "anyOf"].some((keyword) => node[keyword] !== undefined)
    if (isOpen || (node["additionalProperties"] !== undefined && node["additionalProperties"] !== false)) return null
    const referred = typeof node["$ref"] === "string" ? [namesAt(follow(place))] : []
    const parts = [...referred, ...listIn(node, "allOf").map((_, index) => namesAt(below(place, "allOf", index)))]
    const own = isNode(node["properties"]) ? [new Set(Object.keys(node["properties"]))] : []
    const all = [...parts, ...own]
    if (all.length === 0 || all.includes(null)) return null
    return new Set(all.flatMap((names) => [...(names ?? [])]))
  }

  const fieldsWalk = (place: Place, fields: Node, name: string): Walk => {
    const all = Object.keys(fields).map((field) => ({
      field,
      states: statesOf(`${name}.${field}`),
      walk: whole(below(place, "properties", field), `${name}.${field}`),
    }))
    return (value, meet) => {
      if (!isRecord(value)) return
      for (const { field, states, walk } of all) {
        const one = Object.hasOwn(value, field) ? value[field] : undefined
        meet(one === undefined ? states.absent : one === null ? states.null : states.present)
        walk(one, meet)
      }
    }
  }

  const itemsWalk = (place: Place, name: string): Walk => {
    const walk = whole(below(place, "items"), name)
    return (value, meet) => {
      if (Array.isArray(value)) for (const one of value) walk(one, meet)
    }
  }

  const valuesWalk = (keys: ReadonlyMap<unknown, string>): Walk => {
    return (value, meet) => {
      const key = keys.get(value)
      if (key !== undefined) meet(key)
    }
  }

  /** Of several alternatives the first that a value fits is walked. */
  const alternativesWalk = (places: readonly Place[], name: string): Walk => {
    const all = places.map((place) => ({ isFitting: fits(place), walk: whole(place, name) }))
    const [only] = all
    if (only !== undefined && all.length === 1) return only.walk
    return (value, meet) => all.find(({ isFitting }) => isFitting(value))?.walk(value, meet)
  }

  const component = (place: Place, ref: string): Walk => {
    const [target, name] = [follow(place), `${way} ${lastName(ref)}`]
    const id = `${target.file}#${target.pointer} ${name}`
    const known = components.get(id)
    if (known !== undefined) return known
    let made: Walk | undefined
    const walk: Walk = (value, meet) => {
      meet(name)
      made ??= content(target, name)
      made(value, meet)
    }
    components.set(id, walk)
    return walk
  }

  /** Several parts make a thing of its own, whose fields are not those of the components that they were written in. */
  const merged = (place: Place, name: string): Walk =>
    typeof at(place)["$ref"] === "string" ? content(follow(place), name) : content(place, name)

  const content = (place: Place, name: string): Walk => {
    const node = at(place)
    const { $ref, properties, items } = node
    const parts = listIn(node, "allOf").map((_, index) => below(place, "allOf", index))
    const alternatives = ["oneOf", "anyOf"]
      .flatMap((keyword) => listIn(node, keyword).map((_, index) => below(place, keyword, index)))
      .filter((one) => at(one)["type"] !== "null")
    const values = valueKeys(node, name)
    return inTurn([
      ...(typeof $ref === "string" ? [component(place, $ref)] : []),
      ...parts.map((part) => (parts.length === 1 ? content(part, name) : merged(part, name))),
      ...(isNode(properties) ? [fieldsWalk(place, properties, name)] : []),
      ...(isNode(items) ? [itemsWalk(place, name)] : []),
      ...(values.size > 0 ? [valuesWalk(values)] : []),
      ...(alternatives.length > 0 ? [alternativesWalk(alternatives, name)] : []),
    ])
  }

  const whole = (place: Place, name: string): Walk => {
    const [walk, names] = [content(place, name), namesAt(place)]
    return (value, meet) => {
      if (isNull(value)) return
      if (names !== null && isRecord(value) && Object.keys(value).some((field) => !names.has(field))) meet(unknown)
      walk(value, meet)
    }
  }

  /** The walk of a parameter, a body, an answer or a message: `name` is what it is where no component is around. */
  return (place: Place, name: string): Walk => whole(place, `${way} ${name}`)
}
