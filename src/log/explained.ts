/** The explanation of a value: the events that changed it last, and their causes in words. architecture: Replay. */
import type { Causes } from "./causes.ts"
import type { LogIndex } from "./log-index.ts"
import { whyOf, type ValueChange } from "./questions.ts"
import { valueIn, type Path } from "./readable.ts"
import { causeWords, eventWords } from "./words.ts"

export interface ExplainedChange {
  /** The event's place in the log, from 0. */
  readonly at: number
  readonly seq: number
  readonly before: unknown
  readonly after: unknown
  readonly event: string
  readonly cause: string
}

export interface Explanation {
  readonly path: Path
  readonly value: unknown
  /** The newer first, two at most; none: it is as at the start. */
  readonly changes: readonly ExplainedChange[]
}

/** `end`: events that count, from the first; `found`: those that changed the value last, where they are known. */
export const explain = (
  index: LogIndex,
  causes: Causes,
  path: Path,
  end: number,
  found: readonly ValueChange[] = whyOf(index, path, end),
): Explanation => ({
  path,
  value: valueIn(index.stateAfter(end), path),
  changes: found.flatMap(({ at, before, after }) => {
    const envelope = index.log.envelopes[at]
    if (envelope === undefined) return []
    const [event, cause] = [eventWords(envelope), causeWords(index.log, causes, envelope)]
    return [{ at, seq: envelope.seq, before, after, event, cause }]
  }),
})
