/**
 * Entities by key, in a tree of small leaves, so that a live batch copies only the leaves that it changes. The newest
 * fact about an entity wins, by its cursor; late and repeated facts change nothing. architecture: Events, rule 2.
 */
import { isDraft, original } from "immer"

export interface Dated {
  readonly key: string
  readonly asOf: number // the account's cursor of this state
}

type Leaf<T> = Map<string, T>

/** Two levels of 64: copying a path is cheap up to some ten thousand entities. */
const fanOut = 64

/**
 * A class, as immer neither drafts its instances nor searches them for drafts: an entity is replaced, never edited. Its
 * JSON is a plain record.
 */
class Branch<T> {
  readonly leaves: (Leaf<T> | undefined)[]

  constructor(leaves: (Leaf<T> | undefined)[] = Array.from({ length: fanOut })) {
    this.leaves = leaves
  }

  toJSON(): Readonly<Record<string, T>> {
    return Object.fromEntries(this.leaves.flatMap((leaf) => (leaf === undefined ? [] : [...leaf])))
  }
}

export type Entities<T> = Record<number, Branch<T>>

const hashOf = (key: string): number => {
  let hash = 0
  for (let at = Math.max(0, key.length - 6); at < key.length; at += 1)
    hash = (hash * 31 + key.charCodeAt(at)) & 0xffffff
  return hash
}

const branchOf = (hash: number): number => hash % fanOut
const leafOf = (hash: number): number => (hash >>> 6) % fanOut

/** A leaf that this batch may change in place: its own copy. The original is still on screen. */
const ownLeaf = <T>(entities: Entities<T>, hash: number): Leaf<T> => {
  const [at, below] = [branchOf(hash), leafOf(hash)]
  const before = isDraft(entities) ? original<Entities<unknown>>(entities)?.[at] : undefined
  let branch = entities[at]
  if (branch === undefined || branch === before) {
    branch = new Branch(branch?.leaves.slice())
    entities[at] = branch
  }
  const leaf = branch.leaves[below]
  if (leaf !== undefined && leaf !== before?.leaves[below]) return leaf
  const own = new Map(leaf)
  branch.leaves[below] = own
  return own
}

const found = <T>(entities: Entities<T>, hash: number, key: string): T | undefined =>
  entities[branchOf(hash)]?.leaves[leafOf(hash)]?.get(key)

export const entityByKey = <T>(entities: Entities<T>, key: string): T | undefined => found(entities, hashOf(key), key)

export const putEntity = <T>(entities: Entities<T>, key: string, value: T): void => {
  ownLeaf(entities, hashOf(key)).set(key, value)
}

/** For immutable entities: the first fact stays. */
export const putNewEntity = <T>(entities: Entities<T>, key: string, value: T): void => {
  const hash = hashOf(key)
  if (found(entities, hash, key) === undefined) ownLeaf(entities, hash).set(key, value)
}

/** Under a given key, for entities without `key`. */
export const rememberAs = <T extends { readonly asOf: number }>(entities: Entities<T>, key: string, value: T): void => {
  const hash = hashOf(key)
  const known = found(entities, hash, key)
  if (known === undefined || known.asOf <= value.asOf) ownLeaf(entities, hash).set(key, value)
}

export const remember = <T extends Dated>(entities: Entities<T>, value: T): void =>
  rememberAs(entities, value.key, value)

export const allEntities = function* <T>(entities: Entities<T>): Generator<T> {
  for (const { leaves } of Object.values(entities)) {
    for (const leaf of leaves) if (leaf !== undefined) yield* leaf.values()
  }
}
