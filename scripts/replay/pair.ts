/** Two logs side by side in words: the first fact that one has and the other shows otherwise. */
import type { Fact } from "../../src/log/known-facts.ts"
import type { LogIndex } from "../../src/log/log-index.ts"
import { pairOf, type Pairing } from "../../src/log/pairing.ts"
import { pathText } from "../../src/log/readable.ts"
import { inWords } from "../../src/log/words.ts"
import { happened, seqAt, type Answer } from "./answers.ts"

/** A log with its name on the command line. */
export interface NamedLog {
  readonly name: string
  readonly index: LogIndex
}

const momentWords = ({ asOf }: Fact, { isOneAccount }: Pairing): string =>
  isOneAccount ? `cursor ${asOf}` : new Date(asOf).toISOString()

/** Null: the log began with it. */
const seqOf = ({ index }: NamedLog, { at }: Fact): number | null => (at < 0 ? null : seqAt(index, at))

const sameWords = ({ compared }: Pairing): string => {
  const counts = Object.entries(compared)
  if (counts.length === 0)
    return "No fact is in both: they have no application, deal, message or anything else in common that can be compared."
  const sum = counts.reduce((all, [, count]) => all + count, 0)
  return `Both show the same of the ${sum} facts that both have: ${counts.map(([name, count]) => `${count} of ${name}`).join(", ")}.`
}

const clockWords = ({ isOneAccount }: Pairing): string =>
  isOneAccount
    ? "Both are of one account: its cursors say which facts are of one moment."
    : "They are of two accounts: the keys of things and the server's dates are compared."

export const pairAnswer = (one: NamedLog, other: NamedLog, end: number): Answer => {
  const pairing = pairOf(one.index, other.index, end)
  const { first, compared, isOneAccount } = pairing
  if (first === null) {
    const isNothing = Object.keys(compared).length === 0
    return { lines: [clockWords(pairing), sameWords(pairing)], json: { isOneAccount, compared, first }, isNothing }
  }
  const [has, shows] = first.has === 0 ? [one, other] : [other, one]
  const from = ({ index }: NamedLog, { at }: Fact): string =>
    at < 0 ? "  as the log began" : `  from ${happened(index.log, at)}`
  const thing = pathText(first.fact.path)
  const ofChanges = (side: "before" | "after"): readonly string[] =>
    first.changes.map((change) => `  ${pathText(change.path) || "all of it"} is ${inWords(change[side])}`)
  const shown =
    first.other === null
      ? [`${shows.name} shows what came before and after it, and not this.`]
      : [
          `${shows.name} shows it as of ${momentWords(first.other, pairing)}:`,
          ...ofChanges("after"),
          from(shows, first.other),
        ]
  return {
    lines: [
      clockWords(pairing),
      `${has.name} has ${thing} as of ${momentWords(first.fact, pairing)}:`,
      ...ofChanges("before"),
      from(has, first.fact),
      ...shown,
    ],
    json: {
      isOneAccount,
      compared,
      first: {
        path: first.fact.path,
        has: { log: has.name, asOf: first.fact.asOf, seq: seqOf(has, first.fact) },
        shows:
          first.other === null
            ? { log: shows.name, asOf: null, seq: null }
            : { log: shows.name, asOf: first.other.asOf, seq: seqOf(shows, first.other) },
        changes: first.changes.map(({ path, before, after }) => ({ path, has: before, shows: after })),
      },
    },
  }
}
