/**
 * Answers all questions of the theatre from one index. Long answers pause, so that the moment which somebody waits for is
 * never behind them. architecture: Theatre.
 */
import { languages } from "../domain/languages.ts"
import { searchLearned } from "../log/alignment.ts"
import { withBookmarks } from "../log/bookmarks.ts"
import { createCauses, type Causes } from "../log/causes.ts"
import { changesBetween, type Change } from "../log/changes.ts"
import { encodeLog, type Log } from "../log/codec.ts"
import { explain } from "../log/explained.ts"
import { createLogIndex, type LogIndex, type Step } from "../log/log-index.ts"
import { compilePredicate, type Predicate } from "../log/predicates.ts"
import { otherwiseIn, otherwiseWords } from "../log/otherwise.ts"
import { printable } from "../log/printable.ts"
import { problemWords } from "../log/problems.ts"
import { bisect, changesOf, pathOf, searchTouching, searchWhy } from "../log/questions.ts"
import { verdictOf } from "../log/verdict.ts"
import { edited, searchDifference } from "../log/what-if.ts"
import { causeWords } from "../log/words.ts"
import type { Answers } from "../platform/ports.ts"
import { brokenBetween } from "../projections/invariants.ts"
import type { Broken, LogNotice, LogQuestions, Moment, Opened, ShownChanges } from "./log-questions.ts"
import { readBlob } from "./read-blob.ts"
import { giveScenes } from "./scenes.ts"
import { searchState, stateRows } from "./state-rows.ts"
import { packRows, stopsOf, timelineRows } from "./timeline-rows.ts"

const mostShown = 200
const longestShown = 2_000
const mostFound = 200
/** Events that are looked at before another question gets its turn. */
const eventsAtOnce = 250

const shownValue = (value: unknown): string => {
  const text = value === undefined ? "nothing" : printable(JSON.stringify(value))
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`
}

const shown = (changes: readonly Change[]): ShownChanges => ({
  changes: changes
    .slice(0, mostShown)
    .map(({ path, before, after }) => ({ path, before: shownValue(before), after: shownValue(after) })),
  count: changes.length,
})

/** The languages of the app; a log may name any other. */
const spoken = languages.map((language) => language.slice(0, 2))

const languagesOf = ({ header, envelopes }: Log, atStart: string): readonly string[] => {
  const chosen = envelopes.flatMap(({ event }) =>
    event.type === "LanguageChosen" && "language" in event ? [String(event.language)] : [],
  )
  const named = new Set([header.locale, atStart, ...chosen].map((language) => language.slice(0, 2)))
  return spoken.filter((language) => named.has(language))
}

const predicateOf = (test: string): Predicate => {
  const compiled = compilePredicate(test)
  if ("problem" in compiled) throw new Error(compiled.problem)
  return compiled.predicate
}

/** The log that is open. */
interface Open {
  readonly index: LogIndex
  readonly causes: Causes
}

/** `pause` lets other questions be answered. */
export const createLogAnswers = (
  notify: (notice: LogNotice) => void,
  pause: () => Promise<void>,
): Answers<LogQuestions> => {
  let open: Open | null = null

  const opened = (): Open => {
    if (open === null) throw new Error("No log is open.")
    return open
  }

  /** Visits all events; ends early once another log is open. */
  const visit = async (of: Open, look: (step: Step) => void, onTurn: (done: number) => void = () => undefined) => {
    const { index } = of
    const isOpen = (): boolean => open === of
    for (let from = 0; from < index.length && isOpen(); from += eventsAtOnce) {
      const to = Math.min(from + eventsAtOnce, index.length)
      for (const step of index.steps(from, to)) look(step)
      onTurn(to)
      await pause()
    }
  }

  const lookForBroken = async (of: Open): Promise<void> => {
    let found: Broken[] = []
    const said = new Set<string>()
    const look = ({ at, before, after }: Step): void => {
      const failure = of.index.failures.get(at)
      if (failure !== undefined) found.push({ at, what: failure })
      if (before === after) return
      for (const what of brokenBetween(before, after)) {
        if (!said.has(what)) found.push({ at, what })
        said.add(what)
      }
    }
    await visit(of, look, (done) => {
      notify({ kind: "broken", broken: found, done, of: of.index.length })
      found = []
    })
  }

  const foldAll = async (index: LogIndex): Promise<void> => {
    for (let count = 0; count < index.length; count += 1_000) {
      index.stateAfter(count)
      notify({ kind: "folding", done: count, of: index.length })
      await pause()
    }
  }

  const read = async (file: Blob): Promise<Opened | { readonly problem: string }> => {
    const decoded = await readBlob(file, (share) => notify({ kind: "reading", done: share, of: 1 }))
    if ("problem" in decoded) return { problem: problemWords(decoded.problem) }
    const { log, problems } = decoded
    if (log.envelopes.length === 0) return { problem: verdictOf(log, problems).reasons.join(" ") }
    const [index, causes] = [createLogIndex(log), createCauses(log)]
    await foldAll(index)
    const otherwise = otherwiseIn(index)
    const { trust, reasons } = verdictOf(log, problems, otherwise === null ? [] : [otherwiseWords(otherwise)])
    open = { index, causes }
    void lookForBroken(open)
    const rows = timelineRows(log, causes)
    return {
      header: log.header,
      length: index.length,
      trust,
      reasons,
      seqs: Float64Array.from(log.envelopes, ({ seq }) => seq),
      times: Float64Array.from(log.envelopes, ({ at }) => Date.parse(at)),
      rows: packRows(rows),
      stops: stopsOf(log, rows),
      languages: languagesOf(log, index.stateAfter(0).session.language),
    }
  }

  const momentOf = ({ index, causes }: Open, count: number): Moment => {
    const at = Math.min(Math.max(count, 0), index.length) - 1
    const envelope = index.log.envelopes[at] ?? null
    const [before, after] = [index.stateAfter(at), index.stateAfter(at + 1)]
    const changes = envelope === null ? [] : changesOf({ before, after }, [])
    return {
      count: at + 1,
      envelope,
      cause: envelope === null ? null : printable(causeWords(index.log, causes, envelope)),
      changed: shown(changes),
    }
  }

  return {
    open: ({ file }) => read(file),
    moment: ({ count }) => momentOf(opened(), count),
    giveScenesTo: ({ port }) => {
      giveScenes(port, opened().index)
      return null
    },
    state: ({ count, open: nodes, changedOnly }) => {
      const { index } = opened()
      const before = index.readAfter(Math.max(0, count - 1))
      return stateRows(before, index.readAfter(count), { open: new Set(nodes), changedOnly })
    },
    search: ({ count, words }) => searchState(opened().index.readAfter(count), words, mostFound),
    explain: async ({ count, path }) => {
      const { index, causes } = opened()
      const search = searchWhy(index, path, count)
      let step = search.next()
      for (; step.done !== true; step = search.next()) await pause()
      return explain(index, causes, path, count, step.value)
    },
    path: ({ count, text }) => pathOf(opened().index, text, count),
    touching: async ({ path }) => {
      const { index } = opened()
      const places: number[] = []
      for (const touch of searchTouching(index, path, index.length))
        if (touch === undefined) await pause()
        else places.push(touch.at)
      return places
    },
    check: ({ test }) => {
      const compiled = compilePredicate(test)
      return { problem: "problem" in compiled ? compiled.problem : null }
    },
    find: async ({ test }) => {
      const [predicate, of, places] = [predicateOf(test), opened(), [] as number[]]
      await visit(of, ({ at, recorded, before, after }) => {
        const situation = { models: of.index.read(after), before: of.index.read(before), envelope: recorded }
        if (predicate(situation)) places.push(at)
      })
      return places
    },
    bisect: ({ test }) => {
      const { index } = opened()
      const found = bisect(index, predicateOf(test), index.length)
      return found === null ? null : { at: found.at, looks: found.folds }
    },
    difference: ({ from, to }) => {
      const { index } = opened()
      return shown(changesOf({ before: index.stateAfter(from), after: index.stateAfter(to) }, []))
    },
    learned: async () => {
      const search = searchLearned(opened().index)
      let step = search.next()
      for (; step.done !== true; step = search.next()) await pause()
      return step.value
    },
    whatIf: async ({ edits }) => {
      const { index } = opened()
      const other = createLogIndex(edited(index.log, edits))
      const search = searchDifference(index, other, new Set(edits.map(({ seq }) => seq)))
      let step = search.next()
      for (; step.done !== true; step = search.next()) await pause()
      const atEnd = changesBetween(index.readAfter(index.length), other.readAfter(other.length))
      return {
        first: step.value === null ? null : { seq: step.value.seq, changed: shown(step.value.changes) },
        atEnd: shown(atEnd),
        failed: [...new Set(other.failures.values())].filter((why) => ![...index.failures.values()].includes(why)),
      }
    },
    save: ({ bookmarks }) => {
      const { log } = opened().index
      const text = encodeLog({ ...log, header: withBookmarks(log.header, bookmarks) })
      return new Blob([text], { type: "application/x-ndjson" })
    },
  }
}
