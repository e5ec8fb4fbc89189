/** Answers to the questions of `npm run replay`, each in lines for a person and as JSON for a program. */
import { createCauses, isRead, type Causes } from "../../src/log/causes.ts"
import type { Log, RecordedEnvelope } from "../../src/log/codec.ts"
import { changesBetween, type Change } from "../../src/log/changes.ts"
import { explain, type ExplainedChange } from "../../src/log/explained.ts"
import type { LogIndex } from "../../src/log/log-index.ts"
import { bisect, faultEverywhere, findAll, pathOf, searchTouching } from "../../src/log/questions.ts"
import { namesIn, pathText, valueAt, type Path } from "../../src/log/readable.ts"
import { causeWords, eventWords, inWords } from "../../src/log/words.ts"
import type { Test } from "./options.ts"

export interface Answer {
  readonly lines: readonly string[]
  readonly json: unknown
  /** Nothing was found: the program ends with 1. */
  readonly isNothing?: boolean
  /** The reason for which nothing could be, such as a name that the log does not have. */
  readonly reason?: string | null
}

/** Nothing longer is printed at once. */
const mostLines = 200

export const seqAt = ({ log }: LogIndex, at: number): number => log.envelopes[at]?.seq ?? 0

const eventAt = ({ log }: Pick<LogIndex, "log">, at: number): RecordedEnvelope => {
  const envelope = log.envelopes[at]
  if (envelope === undefined) throw new RangeError(`The log has no place ${at}.`)
  return envelope
}

export const happened = (log: Log, at: number, causes: Causes = createCauses(log)): string => {
  const envelope = eventAt({ log }, at)
  return `seq ${envelope.seq} ${eventWords(envelope)}, ${causeWords(log, causes, envelope)}`
}

export const changeLine = ({ path, before, after }: Change): string =>
  `${pathText(path)}: ${inWords(before)} → ${inWords(after)}`

export const atMost = (lines: readonly string[]): readonly string[] =>
  lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more; --json prints all`]

const mostNames = 30

/** The first name of a path that is not there, and those that are; null where all are there. */
export const missingIn = (state: unknown, path: Path): string | null => {
  const there = path.findIndex((_, length) => valueAt(state, path.slice(0, length + 1)) === undefined)
  if (there < 0) return null
  const names = namesIn(valueAt(state, path.slice(0, there)))
  const shown = names.slice(0, mostNames).join(", ") || "nothing"
  const others = names.length > mostNames ? ` and ${names.length - mostNames} more` : ""
  return `There is no ${path[there] || "empty name"} here, only ${shown}${others}.`
}

/** `end`: events that count, from the first. */
export const why = (index: LogIndex, text: string, end: number): Answer => {
  const { path, value, changes } = explain(index, createCauses(index.log), pathOf(index, text, end), end)
  const happenedWords = ({ seq, event, cause }: ExplainedChange): string => `from seq ${seq} ${event}, ${cause}`
  const [last, earlier] = changes
  const lines =
    last === undefined
      ? [`${pathText(path)} is ${inWords(value)}, as at the start: no event changed it.`]
      : [
          `${pathText(path)} is ${inWords(value)}`,
          `  ${happenedWords(last)}`,
          earlier === undefined
            ? `  before: ${inWords(last.before)}, as at the start`
            : `  before: ${inWords(last.before)} ${happenedWords(earlier)}`,
        ]
  const named = changes.map(({ at: _, ...change }) => change)
  const isNothing = last === undefined && value === undefined
  const reason = isNothing ? missingIn(index.readAfter(end), path) : null
  return { lines: isNothing ? [] : lines, json: { path, value, changes: named }, isNothing, reason }
}

export const touched = (index: LogIndex, text: string, end: number): Answer => {
  const path = pathOf(index, text, end)
  const causes = createCauses(index.log)
  const found = [...searchTouching(index, path, end)].filter((touch) => touch !== undefined)
  return {
    lines: atMost(
      found.flatMap(({ at, changes }) => [
        happened(index.log, at, causes),
        ...changes.map((one) => `    ${changeLine(one)}`),
      ]),
    ),
    json: found.map(({ at, changes }) => ({ seq: seqAt(index, at), changes })),
    isNothing: found.length === 0,
    reason: found.length === 0 ? missingIn(index.readAfter(end), path) : null,
  }
}

/** The reason for which a test can't be answered after any event; null where it can be. */
export const unanswered = (index: LogIndex, { fault }: Pick<Test, "fault">, end: number): string | null => {
  const why = faultEverywhere(index, fault, end)
  return why === null ? null : `After no event can the test be answered: ${why}`
}

export const find = (index: LogIndex, { predicate, fault }: Test, end: number): Answer => {
  const causes = createCauses(index.log)
  const places = [...findAll(index, predicate, end)]
  return {
    lines: atMost(places.map((at) => happened(index.log, at, causes))),
    json: places.map((at) => ({ seq: seqAt(index, at), event: eventWords(eventAt(index, at)) })),
    isNothing: places.length === 0,
    reason: places.length === 0 ? unanswered(index, { fault }, end) : null,
  }
}

export const firstBad = (index: LogIndex, { predicate, fault }: Test, end: number): Answer => {
  const found = bisect(index, predicate, end)
  if (found === null) {
    const lines = ["It does not hold after the last event: --find lists where it did."]
    const reason = unanswered(index, { fault }, end)
    return { lines, json: null, isNothing: true, reason }
  }
  const causes = createCauses(index.log)
  const { at, folds } = found
  const [step] = index.steps(at, at + 1)
  const changes = step === undefined ? [] : changesBetween(index.read(step.before), index.read(step.after))
  return {
    lines: [
      `It holds since ${happened(index.log, at, causes)}.`,
      ...atMost(changes.map((one) => `    ${changeLine(one)}`)),
      `${folds} moments of ${end} were looked at.`,
    ],
    json: { seq: seqAt(index, at), changes, folds },
  }
}

/** The read models after one event beside those after another one; both are places from 0. */
export const difference = (index: LogIndex, from: number, to: number): Answer => {
  const changes = changesBetween(index.readAfter(from + 1), index.readAfter(to + 1))
  return { lines: atMost(changes.map(changeLine)), json: changes, isNothing: changes.length === 0 }
}

const counted = <T>(all: readonly T[], nameOf: (one: T) => string): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

export const statistics = ({ log }: LogIndex, end: number): Answer => {
  const envelopes = log.envelopes.slice(0, end)
  const { runs } = createCauses({ ...log, envelopes })
  const [first, last] = [envelopes[0], envelopes.at(-1)]
  const types = counted(envelopes, ({ event }) => event.type)
  const origins = counted(envelopes, ({ origin }) => origin)
  const commands = counted(runs, ({ name }) => name)
  const bytes = counted(envelopes, ({ event }) => event.type).map(
    ([type]) =>
      [
        type,
        envelopes.reduce((sum, one) => (one.event.type === type ? sum + JSON.stringify(one).length : sum), 0),
      ] as const,
  )
  const failed = runs.filter(({ hasFailed }) => hasFailed).length
  const columns = (rows: readonly (readonly [string, number])[]): readonly string[] =>
    rows.slice(0, 12).map(([name, count]) => `${String(count).padStart(9)}  ${name}`)
  return {
    lines: [
      `${envelopes.length} events from ${first?.at ?? "–"} to ${last?.at ?? "–"}`,
      `${runs.length} commands, ${runs.filter((run) => !isRead(run)).length} of them pressed, ${failed} failed`,
      "",
      "by origin",
      ...columns(origins),
      "by type",
      ...columns(types),
      "by command",
      ...columns(commands),
      "bytes by type",
      ...columns(bytes.toSorted(([, a], [, b]) => b - a)),
    ],
    json: {
      events: envelopes.length,
      from: first?.at ?? null,
      to: last?.at ?? null,
      origins: Object.fromEntries(origins),
      types: Object.fromEntries(types),
      commands: Object.fromEntries(commands),
      bytes: Object.fromEntries(bytes),
      failed,
    },
  }
}
