/** Questions to a log about its read models: what changed a value, what touched a part, when something came to hold. */
import type { ProjectionName, ReadModels } from "../projections/catalogue.ts"
import { branchOf } from "../projections/entities.ts"
import { sameJson } from "../projections/selectors.ts"
import { changesBetween, type Change } from "./changes.ts"
import { snapshotEvery, type LogIndex, type Step } from "./log-index.ts"
import type { Fault, Predicate } from "./predicates.ts"
import { isCollection, partOf, pathIn, readDiffering, valueAt, valueIn, type Path } from "./readable.ts"
import { isModelName } from "./snapshots.ts"

/** An event, and how a value changed with it; `at` is its place from 0. */
export interface ValueChange {
  readonly at: number
  readonly before: unknown
  readonly after: unknown
}

/** Events of a window that are folded at once, before those of one of them are folded one by one. */
const foldedAtOnce = 32

const holds = (index: LogIndex, predicate: Predicate, { recorded, before, after }: Step): boolean =>
  predicate({ models: index.read(after), before: index.read(before), envelope: recorded })

/** Looks a window of the log at each step, so that whoever asks may do something else between two of them. */
type Search<Found> = Generator<undefined, Found>

const found = <Found>(search: Search<Found>): Found => {
  let step = search.next()
  while (step.done !== true) step = search.next()
  return step.value
}

/**
 * False: nothing at the path changed between two moments, nor came back to what it was. Read models share what an event left as it
 * was, so that most events need no look at the values.
 */
const isTouched = ({ before, after }: Pick<Step, "before" | "after">, [name, field, key]: Path): boolean => {
  if (name === undefined) return before !== after
  const [left, right] = [partOf(before, name), partOf(after, name)]
  if (left === right || field === undefined || key === undefined) return left !== right
  const [mine, theirs] = [partOf(left, field), partOf(right, field)]
  return !isCollection(mine) || !isCollection(theirs) || branchOf(mine, key) !== branchOf(theirs, key)
}

/** The steps of a log that may concern a path: those that its read model hears of, which alone is folded. */
const stepsOf = (index: LogIndex, [name]: Path, models: ReadModels, from: number, to: number): Iterable<Step> =>
  name !== undefined && isModelName(name) ? index.stepsOf(name, models, from, to) : index.steps(from, to)

const changeIn = ({ at, before, after }: Step, path: Path): ValueChange | null => {
  const [left, right] = [valueIn(before, path), valueIn(after, path)]
  return sameJson(left, right) ? null : { at, before: left, after: right }
}

interface Mark {
  readonly at: number
  readonly models: ReadModels
}

/** The moments between which some events each were folded at once, the newest first. */
const marksOf = (index: LogIndex, name: ProjectionName, from: number, to: number): readonly Mark[] => {
  let mark: Mark = { at: from, models: index.stateAfter(from) }
  const marks = [mark]
  while (mark.at + foldedAtOnce < to) {
    const at = mark.at + foldedAtOnce
    mark = { at, models: index.foldedOf(name, mark.models, mark.at, at) }
    marks.unshift(mark)
  }
  return marks
}

const lastChangeWithin = (index: LogIndex, path: Path, from: number, to: number): ValueChange | null => {
  const [name = ""] = path
  let end: Mark = { at: to, models: index.stateAfter(to) }
  const marks = isModelName(name) ? marksOf(index, name, from, to) : [{ at: from, models: index.stateAfter(from) }]
  for (const mark of marks) {
    let last: ValueChange | null = null
    if (isTouched({ before: mark.models, after: end.models }, path))
      for (const step of stepsOf(index, path, mark.models, mark.at, end.at))
        if (isTouched(step, path)) last = changeIn(step, path) ?? last
    if (last !== null) return last
    end = mark
  }
  return null
}

/** The last event below `end` that changed the value; null where none did. It looks from one snapshot to the next. */
const searchLastChange = function* (index: LogIndex, path: Path, end: number): Search<ValueChange | null> {
  for (let to = end; to > 0; to = Math.floor((to - 1) / snapshotEvery) * snapshotEvery) {
    yield undefined
    const from = Math.floor((to - 1) / snapshotEvery) * snapshotEvery
    if (!isTouched({ before: index.stateAfter(from), after: index.stateAfter(to) }, path)) continue
    const last = lastChangeWithin(index, path, from, to)
    if (last !== null) return last
  }
  return null
}

/** The path that a text means at the end of the log, or else wherever the log had such a thing last. */
export const pathOf = (index: LogIndex, text: string, end: number): Path => {
  for (let count = end; count > 0; count -= snapshotEvery) {
    const state = index.readAfter(count)
    const path = pathIn(state, text)
    if (valueAt(state, path) !== undefined) return path
  }
  return pathIn(index.readAfter(end), text)
}

export const searchWhy = function* (index: LogIndex, path: Path, end: number): Search<readonly ValueChange[]> {
  const last = yield* searchLastChange(index, path, end)
  const earlier = last === null ? null : yield* searchLastChange(index, path, last.at)
  return [last, earlier].flatMap((change) => change ?? [])
}

/** The last two events below `end` that changed the value at the path: the newer first. */
export const whyOf = (index: LogIndex, path: Path, end: number): readonly ValueChange[] =>
  found(searchWhy(index, path, end))

/** The changes of one event below a path. */
export const changesOf = ({ before, after }: Pick<Step, "before" | "after">, path: Path): readonly Change[] => {
  const [left, right] = [readDiffering(before, after), readDiffering(after, before)]
  return changesBetween(valueAt(left, path), valueAt(right, path)).map((change) => ({
    ...change,
    path: [...path, ...change.path],
  }))
}

export interface Touch {
  readonly at: number
  readonly changes: readonly Change[]
}

/** Each event below `end` that changed something below a path, in order; undefined between two looks. */
export const searchTouching = function* (
  index: LogIndex,
  path: Path,
  end: number,
): Generator<Touch | undefined, undefined> {
  for (let from = 0; from < end; from += snapshotEvery) {
    yield undefined
    const [before, to] = [index.stateAfter(from), Math.min(from + snapshotEvery, end)]
    if (!isTouched({ before, after: index.stateAfter(to) }, path)) continue
    for (const step of stepsOf(index, path, before, from, to)) {
      const changes = isTouched(step, path) ? changesOf(step, path) : []
      if (changes.length > 0) yield { at: step.at, changes }
    }
  }
}

/** The places of all events after which the predicate holds. */
export const findAll = function* (index: LogIndex, predicate: Predicate, end: number): Generator<number> {
  for (const step of index.steps(0, end)) if (holds(index, predicate, step)) yield step.at
}

/** The last reason for which a test can't be answered after any event; null where it can be after one of them. */
export const faultEverywhere = (index: LogIndex, fault: Fault, end: number): string | null => {
  let last: string | null = null
  for (const { recorded, before, after } of index.steps(0, end)) {
    last = fault({ models: index.read(after), before: index.read(before), envelope: recorded })
    if (last === null) return null
  }
  return last
}

/**
 * The first event after which the predicate holds, found by halving: it must hold at the end, and must not come and go.
 * Null where it does not hold at the end.
 */
export const bisect = (
  index: LogIndex,
  predicate: Predicate,
  end: number,
): { readonly at: number; readonly folds: number } | null => {
  let folds = 0
  const holdsAfter = (count: number): boolean => {
    folds += 1
    const [step] = [...index.steps(count - 1, count)]
    return step !== undefined && holds(index, predicate, step)
  }
  if (end === 0 || !holdsAfter(end)) return null
  let [low, high] = [0, end]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holdsAfter(middle)) high = middle
    else low = middle
  }
  return { at: high - 1, folds }
}
