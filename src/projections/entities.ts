/**
 * Entities by key, in small leaves, so that a live batch copies only the leaves it touches.
 * The newest fact about an entity wins; facts that arrive late or twice change nothing. architecture: Events, rule 2.
 */
import { isDraft, original } from "immer"

export interface Dated {
  readonly key: string
  readonly asOf: number // the account's cursor at which this was true
}

type Leaf<T> = Map<string, T>

/** Sixty-four branches of as many leaves: copying a way down is cheap up to some ten thousand entities. */
const fanOut = 64

/**
 * No plain object, so that immer neither makes drafts of what is below, nor looks through it for drafts: an entity is
 * replaced, never edited. As JSON it is a plain record.
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

/** Of a batch only what differs from before it may be changed in place; the rest people still see. */
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

/** For what never changes: the first that is heard of it stays. */
export const putNewEntity = <T>(entities: Entities<T>, key: string, value: T): void => {
  const hash = hashOf(key)
  if (found(entities, hash, key) === undefined) ownLeaf(entities, hash).set(key, value)
}

/** Under a key of its own, for what has no `key`. */
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
