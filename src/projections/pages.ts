/**
 * Pages of lists: a snapshot from the server, updated with the events heard since. Where that can't be exact, the page
 * says that it is stale, and its screen asks again. architecture: Events, rule 2.
 *
 * Answers and hub messages travel apart, and `asOf` (the account's cursor) tells which is newer. The races:
 *
 * - Two answers for one page arrive in the wrong order: the one with the higher cursor stays (`rememberAs`).
 * - A hub message overtakes an answer that was read before it: the entity is newer than the page (`isNews`), so its
 *   own state says whether it is listed, and where, and not the page.
 * - A hub message arrives after an answer that has its change already: it is no news, and moves and counts nothing.
 * - A hub message arrives twice: the count is the answer's, corrected by the rows that have come and left, each once.
 * - A row leaves a list of many pages, and the next page's first row, which this client may not know, should move up:
 *   the page is stale. A page that holds the whole list never is.
 * - Page 1 and page 2 were read at different moments: each is its own snapshot. Only page 1 takes rows in, the others
 *   lose those that have left, and each is stale as soon as rows may have moved from one to another.
 * - News of the list were let go of, to stay small (retention.ts): a page that is older than they are is stale.
 *
 * Not settled here: when a stale page is asked for again (ui/app/need.ts), and that no read is shared that began before
 * a write of this client (commands/bus.ts). tests/properties/pages.test.ts and convergence.test.ts try to disprove
 * this.
 */
import type { Dated, Entities } from "./entities.ts"

export interface PageSnapshot {
  readonly keys: readonly string[]
  readonly count: number
  readonly asOf: number
}

/** A page as shown. `stale`: ask the server again, and show this meanwhile. */
export interface Page {
  readonly keys: readonly string[]
  readonly count: number
  readonly stale: boolean
}

export interface ListRule<T extends Dated> {
  readonly page: number
  readonly size: number
  readonly entity: (key: string) => T | undefined
  readonly known: Iterable<T>
  readonly concerns: (entity: T) => boolean // may be in this list, in this state or another
  readonly belongs: (entity: T) => boolean // is in it now
  readonly compare: (a: T, b: T) => number // the server's order
  readonly letGoUpTo: number // the cursor up to which something of the list may have been let go of (retention.ts)
  readonly unseen?: boolean // something in the list may have changed that is not among the known entities
}

/**
 * The page as it is now. Exact while the snapshot holds the whole list. For one page of several, entities that left are
 * removed, new ones are inserted where they sort, and the page is stale as soon as anything in the list has changed.
 */
export const derivePage = <T extends Dated>(snapshot: PageSnapshot, rule: ListRule<T>): Page => {
  const isNews = (entity: T): boolean => entity.asOf > snapshot.asOf
  const listed = new Set(snapshot.keys)
  const kept: T[] = []
  for (const key of snapshot.keys) {
    const entity = rule.entity(key)
    if (entity !== undefined && (!isNews(entity) || rule.belongs(entity))) kept.push(entity)
  }
  const came: T[] = []
  let elsewhere = rule.unseen === true
  for (const entity of rule.known) {
    if (!isNews(entity) || listed.has(entity.key) || !rule.concerns(entity)) continue
    elsewhere = true
    if (rule.belongs(entity)) came.push(entity)
  }
  const ordered = [...kept, ...came].sort(rule.compare)
  const isBehind = snapshot.asOf < rule.letGoUpTo
  const pageOf = (entities: readonly T[], stale: boolean): Page => ({
    keys: entities.slice(0, rule.size).map(({ key }) => key),
    count: snapshot.count + entities.length - snapshot.keys.length,
    stale: stale || isBehind,
  })
  const isFirst = rule.page === 1
  if (isFirst && snapshot.count === snapshot.keys.length) return pageOf(ordered, false)
  const isSettled = isFirst ? kept.every((entity, index) => ordered[index] === entity) : !kept.some(isNews)
  if (isSettled && !elsewhere && kept.length === snapshot.keys.length) {
    return { keys: snapshot.keys, count: snapshot.count, stale: isBehind }
  }
  const last = kept.at(-1)
  const here = isFirst && last !== undefined ? ordered.slice(0, ordered.indexOf(last) + 1) : kept
  return pageOf(here, true)
}

/** Answers the cursor up to which something of these kinds may have been let go of. */
export const letGoUpTo = (...kinds: readonly Entities<unknown>[]): number =>
  Math.max(...kinds.map(({ letGoUpTo: newest = 0 }) => newest))
