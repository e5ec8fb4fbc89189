/**
 * Read models as people read them, and as paths name their parts: a collection of entities is one record by key, whatever
 * branch an entity lies in. architecture: Replay.
 */
import { isRecord } from "../domain/json.ts"
import type { ReadModels } from "../projections/catalogue.ts"
import { Branch } from "../projections/entities.ts"

/** Values of JSON by name. */
export type Readable = Readonly<Record<string, unknown>>

const isCollection = (value: object): boolean => Object.values(value).some((part) => part instanceof Branch)

const ofCollection = (collection: object): Readable =>
  Object.fromEntries(
    Object.values(collection).flatMap((branch: unknown) => (branch instanceof Branch ? branch.entries() : [])),
  )

/**
 * Answers a function that reads each part once. It remembers parts by their identity, so it is for read models that
 * nobody changes in place, or for one reading.
 */
export const createReader = (): ((models: ReadModels) => Readable) => {
  const known = new WeakMap<object, Readable>()
  const once = (part: object, read: () => Readable): Readable => {
    const before = known.get(part)
    if (before !== undefined) return before
    const now = read()
    known.set(part, now)
    return now
  }
  const readPart = (part: unknown): unknown =>
    isRecord(part) && isCollection(part) ? once(part, () => ofCollection(part)) : part
  const readModel = (model: object): Readable =>
    once(model, () => Object.fromEntries(Object.entries(model).map(([name, part]) => [name, readPart(part)])))
  return (models) =>
    once(models, () => Object.fromEntries(Object.entries(models).map(([name, model]) => [name, readModel(model)])))
}

/** A way down from the read models to one of their values: the names and keys on it. */
export type Path = readonly string[]

/** The names of a value's parts: keys of a record, places of a list; none of anything else. */
export const namesIn = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : []

/** Undefined where there is nothing. */
export const partOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.prototype.propertyIsEnumerable.call(value, name)
    ? Reflect.get(value, name)
    : undefined

/** Undefined where there is nothing. */
export const valueAt = (state: unknown, path: Path): unknown => path.reduce(partOf, state)

export const pathText = (path: Path): string => path.join(".")

/**
 * The path that a text such as `deals.byKey.<key>.status` means in a state; keys that contain dots may be written as they
 * are. What the state does not have is split at its dots.
 */
export const pathIn = (state: unknown, text: string): Path => {
  if (text === "") return []
  const name = namesIn(state)
    .filter((one) => text === one || text.startsWith(`${one}.`))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), "")
  if (name === "") return text.split(".")
  return [name, ...pathIn(partOf(state, name), text.slice(name.length + 1))]
}
