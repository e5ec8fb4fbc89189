/** A log's timeline in lines: one for a command from its start to its end, and below it what it brought. */
import { createCauses, isRead } from "../../src/log/causes.ts"
import type { Log } from "../../src/log/codec.ts"
import { timelineOf, type Entry } from "../../src/log/timeline.ts"
import { eventWords, runWords } from "../../src/log/words.ts"

const numberWidth = 13

export const timelineLines = (log: Log): readonly string[] => {
  const { envelopes } = log
  const wordsAt = (at: number): string => {
    const envelope = envelopes[at]
    return envelope === undefined ? "" : eventWords(envelope)
  }
  const line = (at: number, words: string, last = at): string => {
    const [first, end] = [envelopes[at], envelopes[last]]
    const seqs = last === at ? String(first?.seq) : `${first?.seq}–${end?.seq}`
    return `${seqs.padStart(numberWidth)}  ${first?.at}  ${words}`
  }
  const below = (at: number): string => line(at, `       ${wordsAt(at)}`)

  const linesOf = (entry: Entry): readonly string[] => {
    switch (entry.kind) {
      case "event":
        return [line(entry.at, `app    ${wordsAt(entry.at)}`)]
      case "route":
        return [line(entry.from, `route  ${wordsAt(entry.at)}`, entry.to)]
      case "hub": {
        const [first = entry.at, ...others] = entry.events
        return [line(first, `hub    ${wordsAt(first)} ← ${entry.cause}`), ...others.map(below)]
      }
      case "command": {
        const { run, events } = entry
        const who = isRead(run) ? "read " : "press"
        return [line(run.startedAt, `${who}  ${runWords(run)}`, run.endedAt ?? run.startedAt), ...events.map(below)]
      }
    }
  }
  return timelineOf(log, createCauses(log)).flatMap(linesOf)
}
