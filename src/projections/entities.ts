/**
 * Entities by key, in many small branches, so that a live batch copies only the branches that it changes. The newest
 * fact about an entity wins, by its cursor; late and repeated facts change nothing. architecture: Events, rule 2.
 */
import { isDraft, original } from "immer"

export interface Dated {
  readonly key: string
  readonly asOf: number // the account's cursor of this state
}

/** Read models stay small (retention.ts), so a branch has few entities, and is read and copied faster than a map. */
export const branchCount = 128

/**
 * Three rows of equal length, of which the hashes find an entity's place. A class, as immer neither drafts its instances
 * nor searches them for drafts: an entity is replaced, never edited. Its JSON is a plain record.
 */
export class Branch<T> {
  readonly hashes: number[]
  readonly keys: string[]
  readonly values: T[]

  constructor(hashes: number[], keys: string[], values: T[]) {
    this.hashes = hashes
    this.keys = keys
    this.values = values
  }

  copy(): Branch<T> {
    return new Branch(this.hashes.slice(), this.keys.slice(), this.values.slice())
  }

  add(hash: number, key: string, value: T): void {
    this.hashes.push(hash)
    this.keys.push(key)
    this.values.push(value)
  }

  entries(): readonly (readonly [string, T])[] {
    return this.values.map((value, place) => [this.keys[place] ?? "", value])
  }

  toJSON(): Readonly<Record<string, T>> {
    return Object.fromEntries(this.entries())
  }
}

export interface Entities<T> {
  [branch: number]: Branch<T>
  /** The cursor of the newest entity that was let go of (retention.ts); absent while all are there. */
  letGoUpTo?: number
}

/** Of a key's end, where keys that were made together differ. */
const hashOf = (key: string): number => {
  let hash = 0
  for (let at = Math.max(0, key.length - 6); at < key.length; at += 1)
    hash = (hash * 31 + key.charCodeAt(at)) & 0xffffff
  return hash
}

/** The place of an entity in its branch; -1: it is not there. */
const placeIn = <T>(branch: Branch<T> | undefined, hash: number, key: string): number => {
  if (branch === undefined) return -1
  const { hashes, keys } = branch
  let place = hashes.indexOf(hash)
  while (place !== -1 && keys[place] !== key) place = hashes.indexOf(hash, place + 1)
  return place
}

/** The branch that this batch may change in place: its own copy, alike in its places. The original is still on screen. */
const ownBranch = <T>(entities: Entities<T>, at: number): Branch<T> => {
  const branch = entities[at]
  const before = isDraft(entities) ? original<Entities<unknown>>(entities)?.[at] : undefined
  if (branch !== undefined && branch !== before) return branch
  const own = branch?.copy() ?? new Branch<T>([], [], [])
  entities[at] = own
  return own
}

/** Puts the value in the place of the one that is known, unless that one stays. */
const put = <T>(entities: Entities<T>, key: string, value: T, stays: (known: T) => boolean): void => {
  const hash = hashOf(key)
  const at = hash % branchCount
  const branch = entities[at]
  const place = placeIn(branch, hash, key)
  if (branch !== undefined && place !== -1 && stays(branch.values[place] as T)) return
  const own = ownBranch(entities, at)
  if (place === -1) own.add(hash, key, value)
  else own.values[place] = value
}

/** The branch that has the entity, if any has: another one after each change of it. */
export const branchOf = <T>(entities: Entities<T>, key: string): Branch<T> | undefined =>
  entities[hashOf(key) % branchCount]

export const entityByKey = <T>(entities: Entities<T>, key: string): T | undefined => {
  const branch = branchOf(entities, key)
  return branch?.values[placeIn(branch, hashOf(key), key)]
}

export const putEntity = <T>(entities: Entities<T>, key: string, value: T): void =>
  put(entities, key, value, () => false)

/** For immutable entities: the first fact stays. */
export const putNewEntity = <T>(entities: Entities<T>, key: string, value: T): void =>
  put(entities, key, value, () => true)

/** Under a given key, for entities without `key`. */
export const rememberAs = <T extends { readonly asOf: number }>(entities: Entities<T>, key: string, value: T): void =>
  put(entities, key, value, (known) => known.asOf > value.asOf)

export const remember = <T extends Dated>(entities: Entities<T>, value: T): void =>
  rememberAs(entities, value.key, value)

export const entriesOf = <T>(entities: Entities<T>): readonly (readonly [string, T])[] => {
  const all: (readonly [string, T])[] = []
  for (let at = 0; at < branchCount; at += 1) all.push(...(entities[at]?.entries() ?? []))
  return all
}

export const allEntities = <T>(entities: Entities<T>): readonly T[] => {
  const all: T[] = []
  for (let at = 0; at < branchCount; at += 1) all.push(...(entities[at]?.values ?? []))
  return all
}
