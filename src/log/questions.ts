/** Questions to a log about its read models: what changed a value, what touched a part, when something came to hold. */
import { sameJson } from "../projections/selectors.ts"
import { changesBetween, type Change } from "./changes.ts"
import type { LogIndex, Step } from "./log-index.ts"
import type { Predicate } from "./predicates.ts"
import { pathIn, valueAt, type Path } from "./readable.ts"

/** An event, and how a value changed with it; `at` is its place from 0. */
export interface ValueChange {
  readonly at: number
  readonly before: unknown
  readonly after: unknown
}

/** Places of a window of folds; windows of the snapshots' size cost one snapshot each. */
const windowSize = 1_000

const holds = (index: LogIndex, predicate: Predicate, { recorded, before, after }: Step): boolean =>
  predicate({ models: index.read(after), before: index.read(before), envelope: recorded })

/** Looks a window of the log at each step, so that whoever asks may do something else between two of them. */
type Search<Found> = Generator<undefined, Found>

const found = <Found>(search: Search<Found>): Found => {
  let step = search.next()
  while (step.done !== true) step = search.next()
  return step.value
}

/** Read models share what an event left as it was, so that most events need no look at the values. */
export const isTouched = ({ before, after }: Pick<Step, "before" | "after">, [model]: Path): boolean =>
  model === undefined ? before !== after : Reflect.get(before, model) !== Reflect.get(after, model)

/** The last event below `end` that changed the value; null where none did. */
const searchLastChange = function* (index: LogIndex, path: Path, end: number): Search<ValueChange | null> {
  for (let to = end; to > 0; to -= windowSize) {
    yield undefined
    const from = Math.max(0, to - windowSize)
    if (!isTouched({ before: index.stateAfter(from), after: index.stateAfter(to) }, path)) continue
    let last: ValueChange | null = null
    for (const step of index.steps(from, to)) {
      if (!isTouched(step, path)) continue
      const { at, before, after } = step
      const [left, right] = [valueAt(index.read(before), path), valueAt(index.read(after), path)]
      if (!sameJson(left, right)) last = { at, before: left, after: right }
    }
    if (last !== null) return last
  }
  return null
}

/** The path that a text means at the end of the log, or else wherever the log had such a thing last. */
export const pathOf = (index: LogIndex, text: string, end: number): Path => {
  for (let count = end; count > 0; count -= windowSize) {
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
export const changesOf = (index: LogIndex, { before, after }: Step, path: Path): readonly Change[] =>
  changesBetween(valueAt(index.read(before), path), valueAt(index.read(after), path)).map((change) => ({
    ...change,
    path: [...path, ...change.path],
  }))

/** Each event that changed something below a path, in order. */
export const touching = function* (
  index: LogIndex,
  path: Path,
  end: number,
): Generator<{ readonly at: number; readonly changes: readonly Change[] }> {
  for (const step of index.steps(0, end)) {
    const changes = isTouched(step, path) ? changesOf(index, step, path) : []
    if (changes.length > 0) yield { at: step.at, changes }
  }
}

/** The places of all events after which the predicate holds. */
export const findAll = function* (index: LogIndex, predicate: Predicate, end: number): Generator<number> {
  for (const step of index.steps(0, end)) if (holds(index, predicate, step)) yield step.at
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
