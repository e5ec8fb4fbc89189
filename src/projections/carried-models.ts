/**
 * Read models as plain JSON, which a message or a file carries, and back. Branches of entities are a class, which neither
 * keeps; entities go by their keys, so that a later version may lay them into other branches. architecture: Replay.
 */
import type { ProjectionName, ReadModels } from "./catalogue.ts"
import { Branch, entriesOf, putEntity, type Entities } from "./entities.ts"
import { initialModels } from "./fold.ts"

/** A field of a read model as it is, or a collection of entities in its order. */
export type CarriedPart =
  | { readonly plain: unknown }
  | { readonly entities: readonly (readonly [key: string, value: unknown])[]; readonly letGoUpTo: number | null }

export type CarriedModel = Readonly<Record<string, CarriedPart>>

export type CarriedModels = Readonly<Partial<Record<ProjectionName, CarriedModel>>>

const isCollection = (part: unknown): part is Entities<unknown> =>
  typeof part === "object" && part !== null && Object.values(part).some((branch) => branch instanceof Branch)

const carryPart = (part: unknown): CarriedPart =>
  isCollection(part) ? { entities: entriesOf(part), letGoUpTo: part.letGoUpTo ?? null } : { plain: part }

const bringPart = (part: CarriedPart): unknown => {
  if ("plain" in part) return part.plain
  const entities: Entities<unknown> = {}
  for (const [key, value] of part.entities) putEntity(entities, key, value)
  if (part.letGoUpTo !== null) entities.letGoUpTo = part.letGoUpTo
  return entities
}

const carryModel = (model: object): CarriedModel =>
  Object.fromEntries(Object.entries(model).map(([name, part]) => [name, carryPart(part)]))

const bringModel = (model: CarriedModel): object =>
  Object.fromEntries(Object.entries(model).map(([name, part]) => [name, bringPart(part)]))

/** Leaves out the read models that are the same things as in `known`, which the other side has. */
export const carryModels = (models: ReadModels, known?: ReadModels): CarriedModels =>
  Object.fromEntries(
    (Object.keys(models) as readonly ProjectionName[]).flatMap((name) =>
      models[name] === known?.[name] ? [] : [[name, carryModel(models[name])]],
    ),
  )

/** Read models that were left out are those of `known`; without it, they are as at the start. */
export const bringModels = (carried: CarriedModels, known: ReadModels = initialModels()): ReadModels =>
  Object.assign(
    { ...known },
    Object.fromEntries(Object.entries(carried).map(([name, model]) => [name, bringModel(model)])),
  )
