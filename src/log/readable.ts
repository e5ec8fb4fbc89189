/**
 * Read models as people read them, and as paths name their parts: a collection of entities is one record by key, whatever
 * branch an entity lies in. architecture: Replay.
 */
import { isRecord } from "../domain/json.ts"
import type { ReadModels } from "../projections/catalogue.ts"
import { Branch, entityByKey, type Entities } from "../projections/entities.ts"

/** Values of JSON by name. */
export type Readable = Readonly<Record<string, unknown>>

export const isCollection = (value: unknown): value is Entities<unknown> =>
  isRecord(value) && Object.values(value).some((part) => part instanceof Branch)

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
  const readPart = (part: unknown): unknown => (isCollection(part) ? once(part, () => ofCollection(part)) : part)
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

/** The value at a path of read models, of which no more is read than that part. */
export const valueIn = (models: ReadModels, path: Path): unknown => {
  const [name, field, key, ...rest] = path
  if (name === undefined || field === undefined) return valueAt(createReader()(models), path)
  const part = partOf(partOf(models, name), field)
  if (!isCollection(part)) return valueAt(part, path.slice(2))
  return key === undefined ? ofCollection(part) : valueAt(entityByKey(part, key), rest)
}

const differingIn = (part: object, other: unknown): Readable =>
  Object.fromEntries(
    Object.entries(part).flatMap(([at, branch]: [string, unknown]) =>
      branch instanceof Branch && branch !== partOf(other, at) ? branch.entries() : [],
    ),
  )

/** Read models as far as they differ from others: what both have in common is left out, and is not read. */
export const readDiffering = (models: ReadModels, others: ReadModels): Readable => {
  const parts = (model: object, other: unknown): Readable =>
    Object.fromEntries(
      Object.entries(model).flatMap(([name, part]: [string, unknown]) => {
        const theirs = partOf(other, name)
        if (Object.is(part, theirs)) return []
        return [[name, isCollection(part) ? differingIn(part, theirs) : part]]
      }),
    )
  return Object.fromEntries(
    Object.entries(models).flatMap(([name, model]) => {
      const theirs = partOf(others, name)
      return model === theirs ? [] : [[name, parts(model, theirs)]]
    }),
  )
}

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
