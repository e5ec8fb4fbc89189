/**
 * Pages of lists: a snapshot from the server, brought up to date with what was heard since.
 * Where that cannot be done exactly the page says that it is stale, and its screen asks again. D2, ARCHITECTURE rule 2.
 */
import type { Dated } from "./entities.ts"

export interface PageSnapshot {
  readonly keys: readonly string[]
  readonly count: number
  readonly asOf: number
}

/** A page as people see it. `stale` means: ask the server again, and show this meanwhile. */
export interface Page {
  readonly keys: readonly string[]
  readonly count: number
  readonly stale: boolean
}

export const rememberPage = (pages: Record<string, PageSnapshot>, query: string, snapshot: PageSnapshot): void => {
  const known = pages[query]
  if (known === undefined || known.asOf <= snapshot.asOf) pages[query] = snapshot
}

export interface ListRule<T extends Dated> {
  readonly page: number
  readonly size: number
  readonly entity: (key: string) => T | undefined
  readonly known: Iterable<T>
  readonly belongs: (entity: T) => boolean
  readonly compare: (a: T, b: T) => number // the server's order
}

/**
 * What the page shows now. Exact while the snapshot holds the whole list; for one page of many, what left is taken
 * out, what came is put in where it sorts, and the page is stale.
 */
export const derivePage = <T extends Dated>(snapshot: PageSnapshot, rule: ListRule<T>): Page => {
  const listed = new Set(snapshot.keys)
  const kept: T[] = []
  let moved = false
  for (const key of snapshot.keys) {
    const entity = rule.entity(key)
    if (entity === undefined) continue
    if (entity.asOf > snapshot.asOf) {
      moved = moved || rule.page > 1
      if (!rule.belongs(entity)) continue
    }
    kept.push(entity)
  }
  const came: T[] = []
  for (const entity of rule.known) {
    if (entity.asOf > snapshot.asOf && !listed.has(entity.key) && rule.belongs(entity)) came.push(entity)
  }
  const left = snapshot.keys.length - kept.length
  const ordered = [...kept, ...came].sort(rule.compare)
  const whole = rule.page === 1 && snapshot.count === snapshot.keys.length
  const count = snapshot.count - left + came.length
  if (whole) return { keys: ordered.slice(0, rule.size).map(({ key }) => key), count, stale: false }
  if (left === 0 && came.length === 0 && !moved && kept.every((entity, index) => ordered[index] === entity)) {
    return { keys: snapshot.keys, count, stale: false }
  }
  const last = kept.at(-1)
  const here = rule.page === 1 && last !== undefined ? ordered.filter((entity) => rule.compare(entity, last) <= 0) : kept
  return { keys: here.slice(0, rule.size).map(({ key }) => key), count: Math.max(count, here.length), stale: true }
}
