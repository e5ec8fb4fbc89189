/**
 * Entities by key, in small shards, so that a live batch copies only the shards it touches.
 * The newest fact about an entity wins; facts that arrive late or twice change nothing. ARCHITECTURE Events, rule 2.
 */
export interface Dated {
  readonly key: string
  readonly asOf: number // the account's cursor at which this was true
}

export type Entities<T> = Record<string, Record<string, T>>

const shardOf = (key: string): string => key.slice(-3)

export const entityByKey = <T>(entities: Entities<T>, key: string): T | undefined => entities[shardOf(key)]?.[key]

export const putEntity = <T>(entities: Entities<T>, key: string, value: T): void => {
  const shard = shardOf(key)
  const there = entities[shard]
  if (there === undefined) entities[shard] = { [key]: value }
  else there[key] = value
}

export const remember = <T extends Dated>(entities: Entities<T>, value: T): void => {
  const known = entityByKey(entities, value.key)
  if (known === undefined || known.asOf <= value.asOf) putEntity(entities, value.key, value)
}

export const allEntities = function* <T>(entities: Entities<T>): Generator<T> {
  for (const shard of Object.values(entities)) yield* Object.values(shard)
}
