/**
 * Read models as plain values, which a message copies and a file has as JSON, and back. Branches of entities are a class,
 * which neither keeps; entities go by their keys, so that a later version may lay them into other branches. architecture:
 * Replay.
 */
import type { ProjectionName, ReadModels } from "./catalogue.ts"
import { Branch, branchCount, entriesOf, putEntity, type Entities } from "./entities.ts"
import { initialModels } from "./fold.ts"

type Rows = readonly (readonly [key: string, value: unknown])[]

/** A field of a read model as it is, or a collection of entities in its order. */
export type CarriedPart =
  | { readonly plain: unknown }
  | { readonly entities: Rows; readonly letGoUpTo: number | null }
  /** Branches that differ from those of the other side, which lays entities into branches alike. */
  | { readonly branches: Readonly<Record<number, Rows>>; readonly letGoUpTo: number | null }

export type CarriedModel = Readonly<Record<string, CarriedPart>>

export type CarriedModels = Readonly<Partial<Record<ProjectionName, CarriedModel>>>

const isCollection = (part: unknown): part is Entities<unknown> =>
  typeof part === "object" && part !== null && Object.values(part).some((branch) => branch instanceof Branch)

const branchNumbers = [...Array(branchCount).keys()]

const carryPart = (part: unknown, known: unknown): CarriedPart => {
  if (!isCollection(part)) return { plain: part }
  const letGoUpTo = part.letGoUpTo ?? null
  if (!isCollection(known)) return { entities: entriesOf(part), letGoUpTo }
  const changed = branchNumbers.filter((at) => part[at] !== known[at])
  return { branches: Object.fromEntries(changed.map((at) => [at, part[at]?.entries() ?? []])), letGoUpTo }
}

const collectionOf = (rows: Rows): Entities<unknown> => {
  const entities: Entities<unknown> = {}
  for (const [key, value] of rows) putEntity(entities, key, value)
  return entities
}

const withLimit = (entities: Entities<unknown>, letGoUpTo: number | null): Entities<unknown> => {
  const { letGoUpTo: _, ...branches } = entities
  return letGoUpTo === null ? branches : { ...branches, letGoUpTo }
}

const bringPart = (part: CarriedPart, known: unknown): unknown => {
  if ("plain" in part) return part.plain
  if ("entities" in part) return withLimit(collectionOf(part.entities), part.letGoUpTo)
  const changed = Object.entries(part.branches)
  const kept = Object.entries(isCollection(known) ? known : {}).filter(([at]) => !Object.hasOwn(part.branches, at))
  return withLimit(
    { ...Object.fromEntries(kept), ...collectionOf(changed.flatMap(([, rows]) => rows)) },
    part.letGoUpTo,
  )
}

const partIn = (model: object | undefined, name: string): unknown =>
  model !== undefined && Object.hasOwn(model, name) ? Reflect.get(model, name) : undefined

const carryModel = (model: object, known: object | undefined): CarriedModel =>
  Object.fromEntries(Object.entries(model).map(([name, part]) => [name, carryPart(part, partIn(known, name))]))

const bringModel = (model: CarriedModel, known: object): object =>
  Object.fromEntries(Object.entries(model).map(([name, part]) => [name, bringPart(part, partIn(known, name))]))

/**
 * Leaves out what is the same thing in `known`: read models, and branches of entities. Whoever brings them must have those
 * read models, by the same version.
 */
export const carryModels = (models: ReadModels, known?: ReadModels): CarriedModels =>
  Object.fromEntries(
    (Object.keys(models) as readonly ProjectionName[]).flatMap((name) =>
      models[name] === known?.[name] ? [] : [[name, carryModel(models[name], known?.[name])]],
    ),
  )

/** Read models that were left out are those of `known`; without it, they are as at the start. */
export const bringModels = (carried: CarriedModels, known: ReadModels = initialModels()): ReadModels => {
  const brought = (Object.entries(carried) as readonly (readonly [ProjectionName, CarriedModel])[]).map(
    ([name, model]) => [name, bringModel(model, known[name])],
  )
  return Object.assign({ ...known }, Object.fromEntries(brought))
}
