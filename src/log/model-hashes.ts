/**
 * Hashes of read models, which a log carries every so often: a replay by other recipes learns from which event on it shows
 * something else than people saw. They are of redacted read models.
 */
import type { ReadModels } from "../projections/catalogue.ts"
import { hashOf } from "./hashes.ts"
import { createReader } from "./readable.ts"

export interface ModelHashes {
  /** The event after which the read models have these hashes. */
  readonly after: number
  readonly hashes: Readonly<Record<string, string>>
}

/** Answers a function that hashes read models which nobody changes in place: those that stay cost nothing. */
export const createHasher = (): ((models: ReadModels, after: number) => ModelHashes) => {
  const known = new WeakMap<object, string>()
  const read = createReader()
  const hashOnce = (model: object, readable: unknown): string => {
    const hash = known.get(model) ?? hashOf(readable)
    known.set(model, hash)
    return hash
  }
  return (models, after) => {
    const readable = read(models)
    const hashes = Object.entries(models).map(([name, model]) => [name, hashOnce(model, readable[name])] as const)
    return { after, hashes: Object.fromEntries(hashes) }
  }
}

/** The read models that have other hashes than the log says; one that the log does not name is none of them. */
export const otherThan = (said: ModelHashes, found: ModelHashes): readonly string[] =>
  Object.entries(said.hashes).flatMap(([name, hash]) =>
    Object.hasOwn(found.hashes, name) && found.hashes[name] !== hash ? [name] : [],
  )
