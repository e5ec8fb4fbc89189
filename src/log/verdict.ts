/** A log's verdict: whether it can be trusted to replay as it was recorded, and what it lacks or this version can't read. */
import type { Log, RecordedEvent } from "./codec.ts"
import { problemWords, type LogProblem } from "./problems.ts"
import { startFrom } from "./snapshots.ts"
import { upcast } from "./upcasters.ts"

/** "impossible": nothing of it can be folded. "risky": the read models may differ from what was on the screen. */
export type Trust = "fine" | "risky" | "impossible"

export interface Verdict {
  readonly trust: Trust
  /** Each a sentence. */
  readonly reasons: readonly string[]
}

const shownSeqs = 3

/** One sentence for all that was left out for the same reason. */
const leftOut = (why: string, seqs: readonly number[]): string => {
  const others = seqs.length - shownSeqs
  const named = seqs.slice(0, shownSeqs).join(", ")
  return `${named}${others > 0 ? ` and ${others} more` : ""} ${seqs.length === 1 ? "is" : "are"} left out: ${why}`
}

/** One sentence for each reason for which events can't be folded. */
export const unreadOf = ({ envelopes }: Log): readonly string[] => {
  const unread = new Map<string, number[]>()
  for (const recorded of envelopes) {
    const read = upcast(recorded)
    if (!("unknown" in read)) continue
    const seqs = unread.get(read.why)
    if (seqs === undefined) unread.set(read.why, [recorded.seq])
    else seqs.push(recorded.seq)
  }
  return [...unread].map(([why, seqs]) => leftOut(why, seqs))
}

interface Failed extends RecordedEvent {
  readonly ofSeq: number
  readonly ofType: string
  readonly message: string
}

const isFailed = (event: RecordedEvent): event is Failed => event.type === "RecipeFailed"

/** One sentence for each event that changed nothing on the device, as its recipe threw there (E681). */
export const failedOf = ({ envelopes }: Log): readonly string[] =>
  envelopes.flatMap(({ event }) =>
    isFailed(event)
      ? [`On the device ${event.ofSeq} changed nothing: a recipe for ${event.ofType} failed there: ${event.message}`]
      : [],
  )

/** Answers the numbers that do not follow the one before them, and that one. */
export const gapsOf = ({
  envelopes,
}: Pick<Log, "envelopes">): readonly { readonly seq: number; readonly before: number }[] =>
  envelopes.flatMap(({ seq }, index) => {
    const before = envelopes[index - 1]?.seq ?? seq - 1
    return seq === before + 1 ? [] : [{ seq, before }]
  })

/** Sentences about the start of a log that is not the start of its run, as far as it can't be told from it. */
export const lostOf = (log: Log): readonly string[] => {
  const { snapshot } = log
  const first = log.envelopes[0]?.seq ?? 1
  if (snapshot === undefined)
    return first > 1 ? [`The log starts at ${first}: what came before was no longer kept.`] : []
  const { seq, unread } = snapshot
  return [
    ...(seq === first - 1 ? [] : [`The log starts at ${first}, and its snapshot is of ${seq}.`]),
    ...(unread === 0 ? [] : [`Of the events before ${first}, ${unread} changed nothing, though they should have.`]),
    ...startFrom(snapshot).faults,
  ]
}

/** `otherwise`: words of otherwise.ts, where the recipes lead elsewhere than the log says. */
export const verdictOf = (log: Log, problems: readonly LogProblem[], otherwise: readonly string[] = []): Verdict => {
  const [first] = log.envelopes
  const broken = problems.map(problemWords)
  if (first === undefined) return { trust: "impossible", reasons: ["The log has no events.", ...broken] }
  const reasons = [
    ...lostOf(log),
    ...gapsOf(log).map(({ seq, before }) => `${seq} follows ${before}: the log has a gap, or repeats.`),
    ...unreadOf(log),
    ...failedOf(log),
    ...otherwise,
    ...broken,
  ]
  const isUnread = log.envelopes.every((recorded) => "unknown" in upcast(recorded))
  return { trust: isUnread ? "impossible" : reasons.length > 0 ? "risky" : "fine", reasons }
}
