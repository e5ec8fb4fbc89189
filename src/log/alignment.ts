/**
 * Two logs at the same moment: where one of them has come to know as much of what both were told as the other one has.
 * Clocks of devices may differ by minutes, so they are asked only between two such facts, and where there is none.
 * docs/replay.md says what two logs share.
 */
import { isRecord } from "../domain/json.ts"
import { cursorClock, hubCursorOf, serverClock, type SharedClock } from "./known-facts.ts"
import type { LogIndex } from "./log-index.ts"
import { accountOf } from "./pairing.ts"
import { upcast } from "./upcasters.ts"

/** A fact as a log was told it first. */
export interface Learned {
  /** By a shared clock. */
  readonly moment: number
  /** The place of the event that brought it. */
  readonly at: number
}

/** All facts of a log by their names, which another log gives them, too. */
export interface LearnedFacts {
  readonly account: string | null
  /** Of one account: states of the server. */
  readonly cursors: ReadonlyMap<string, Learned>
  /** Of two accounts: things as of their dates. */
  readonly dates: ReadonlyMap<string, Learned>
}

/** Events that are read before whoever asks may do something else. */
const readAtOnce = 1_000

const momentsIn = (
  value: unknown,
  momentOf: SharedClock["momentOf"],
  found: (thing: Readonly<Record<string, unknown>>, moment: number) => void,
): void => {
  if (Array.isArray(value)) for (const one of value) momentsIn(one, momentOf, found)
  if (!isRecord(value) || Array.isArray(value)) return
  const moment = momentOf(value)
  if (moment !== null) found(value, moment)
  for (const one of Object.values(value)) momentsIn(one, momentOf, found)
}

export const searchLearned = function* (index: LogIndex): Generator<undefined, LearnedFacts> {
  const [cursors, dates] = [new Map<string, Learned>(), new Map<string, Learned>()]
  const learn = (facts: Map<string, Learned>, name: string, moment: number, at: number): void => {
    if (!facts.has(name)) facts.set(name, { moment, at })
  }
  for (const [at, recorded] of index.log.envelopes.entries()) {
    if (at % readAtOnce === 0) yield undefined
    const read = upcast(recorded)
    if (!("envelope" in read)) continue
    const { event } = read.envelope
    const cursor = hubCursorOf(recorded)
    if (cursor !== null) learn(cursors, String(cursor), cursor, at)
    momentsIn(event, cursorClock.momentOf, (_, moment) => learn(cursors, String(moment), moment, at))
    momentsIn(event, serverClock.momentOf, ({ key }, moment) => {
      if (typeof key === "string") learn(dates, `${key} ${moment}`, moment, at)
    })
  }
  return { account: accountOf(index, index.length), cursors, dates }
}

/** From an event on, a log knows of this moment, and of nothing later. */
type Step = Learned

/** The steps by which a log came to know later and later moments. */
const stepsOf = (facts: Iterable<Learned>): readonly Step[] => {
  const steps: Learned[] = []
  for (const fact of [...facts].toSorted((a, b) => a.at - b.at || b.moment - a.moment))
    if (fact.moment > (steps.at(-1)?.moment ?? Number.NEGATIVE_INFINITY)) steps.push(fact)
  return steps
}

export interface Aligned {
  /** The number of the other log's events. */
  readonly count: number
  readonly by: "facts" | "time"
}

export interface Alignment {
  /** The number of facts that both logs were told. */
  readonly shared: number
  /** `count`: of this log's events; `byTime`: of the other one's up to the same time. */
  readonly of: (count: number, byTime: number) => Aligned
}

export const alignmentOf = (mine: LearnedFacts, theirs: LearnedFacts, length: number): Alignment => {
  const clock = mine.account !== null && mine.account === theirs.account ? "cursors" : "dates"
  const [here, there] = [mine[clock], theirs[clock]]
  const shared = [...here.keys()].filter((name) => there.has(name))
  const learned = (facts: ReadonlyMap<string, Learned>): readonly Step[] =>
    stepsOf(shared.flatMap((name) => facts.get(name) ?? []))
  const [own, others] = [learned(here), learned(there)]
  return {
    shared: shared.length,
    of: (count, byTime) => {
      const moment = own.findLast(({ at }) => at < count)?.moment
      const last = moment === undefined ? -1 : others.findIndex((step) => step.moment >= moment)
      const next = others.find((step) => step.moment > (moment ?? Number.NEGATIVE_INFINITY))
      const [least, most] = [last === -1 ? 0 : (others[last]?.at ?? -1) + 1, next?.at ?? length]
      return { count: Math.min(Math.max(byTime, least), most), by: moment === undefined ? "time" : "facts" }
    },
  }
}
