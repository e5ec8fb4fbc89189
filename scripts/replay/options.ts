/** The options of `npm run replay`, each checked before a log is read. */
import { parseArgs } from "node:util"
import { compilePredicate, type Fault, type Predicate } from "../../src/log/predicates.ts"

export const help = `Usage: npm run replay -- FILE [QUESTION] [--until SEQ] [--json]
       npm run replay -- --letter KEY [QUESTION] …

Runs a recorded event log (NDJSON, as exported by the app; - reads standard
input) through the same recipes as the app. Without a question it prints the
timeline, the read models at its end, and their hash.

Questions
  --state PATH      this part of the read models, such as listings.pages
  --why PATH        a value, the event that changed it last, and the one before
  --touching PATH   each event that changed something below a path
  --find TEST       each event after which the test holds
  --bisect TEST     the first event after which it holds for good, by halving
  --test TEST       writes a test that is red while the test holds anywhere, with
                    the log shrunk to as few events as still show it
  --diff SEQ..SEQ   the read models after one event beside those after another
  --pair OTHER      the first fact that this log or another one of the same trade
                    has, and the other shows otherwise
  --against REF     the first event that changes other things by the recipes of
                    another git revision
  --stats           what the log is made of
  --verdict         whether it can be trusted to replay as it was

A TEST is an expression of CEL over models, before and event, such as
  'size(models.deals.byKey) > 2 && event.type == "DealsPageLoaded"'

  --ui              opens the log in the theatre, where its screens are played:
                    builds it if needed, and prints the address to look at

  --letter KEY      takes the log that came with a letter to support from the
                    marketplace that DATABASE_URL or DATA_DIR say
  --until SEQ       leaves out what comes after the event with this number
  --out FILE        where --test writes; tests/log/found/ if not said
  --hash HASH       ends with 1 when the final read models have another hash
  --json            prints the answer as JSON
  --help            prints this

Ends with 1 when the log can't be read or is not whole, breaks an invariant, or has no answer.`

export class Misuse extends Error {}

/** The system's sentence about a file, without the name of the error's class. */
export const faultOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

export interface Test {
  readonly predicate: Predicate
  readonly fault: Fault
}

export type Question =
  | { readonly ask: "all" | "stats" | "verdict" }
  | { readonly ask: "state" | "why" | "touching"; readonly path: string }
  | { readonly ask: "find" | "bisect" | "test"; readonly test: Test; readonly text: string }
  | { readonly ask: "diff"; readonly from: number; readonly to: number }
  | { readonly ask: "pair"; readonly other: string }
  | { readonly ask: "against"; readonly ref: string }

/** Where the log is: in a file, "-" being standard input, or in a letter to support. */
export type Source = { readonly file: string } | { readonly letter: string }

export interface Asked {
  readonly source: Source
  readonly question: Question
  /** Null: to the end. */
  readonly until: number | null
  readonly hash: string | null
  /** The file that a test is written to; null: one of its own name. */
  readonly out: string | null
  readonly isJson: boolean
  /** The log is looked at in the theatre, and nothing is asked here. */
  readonly isShown: boolean
}

const seqIn = (option: string, text: string): number => {
  if (!/^[1-9]\d{0,14}$/u.test(text))
    throw new Misuse(`${option} takes the number of an event, ${text === "" ? "and none was said" : `not ${text}`}.`)
  return Number(text)
}

const testIn = (option: string, text: string): Test => {
  if (text.trim() === "") throw new Misuse(`${option} takes a test, such as 'event.type == "CommandFailed"'.`)
  const compiled = compilePredicate(text)
  if ("problem" in compiled) throw new Misuse(`${option} ${text}: ${compiled.problem}`)
  return compiled
}

const differenceIn = (text: string): Question => {
  const [, from, to] = /^([1-9]\d{0,14})\.\.([1-9]\d{0,14})$/u.exec(text) ?? []
  if (from === undefined || to === undefined)
    throw new Misuse(`--diff takes the numbers of two events, such as 100..200, not ${text || "nothing"}.`)
  return { ask: "diff", from: Number(from), to: Number(to) }
}

const many = { type: "string", multiple: true } as const

const sourceOf = (letter: string | undefined, files: readonly string[]): Source => {
  const [file, ...others] = files
  if (letter !== undefined && file === undefined) return { letter }
  if (letter !== undefined) throw new Misuse(`Name one log to replay: the file ${file}, or --letter.`)
  if (others.length > 0) throw new Misuse(`Name one log to replay, not ${files.length}: --pair compares two.`)
  if (file === undefined) throw new Misuse(`Name one log to replay.\n\n${help}`)
  if (file === "") throw new Misuse("The name of the log is empty.")
  return { file }
}

const options = {
  until: many,
  state: many,
  why: many,
  touching: many,
  find: many,
  bisect: many,
  test: many,
  diff: many,
  pair: many,
  against: many,
  letter: many,
  hash: many,
  out: many,
  stats: { type: "boolean" },
  verdict: { type: "boolean" },
  json: { type: "boolean" },
  ui: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const

/** Refuses options that would change nothing: whoever gave one would take the answer for another one's. */
const refuseIdle = (asked: Asked): void => {
  const { question, isShown, out } = asked
  const idle = { json: asked.isJson, until: asked.until !== null, hash: asked.hash !== null, out: out !== null }
  const [other] = Object.entries(idle).flatMap(([name, isSaid]) => (isSaid ? [name] : []))
  if (isShown && question.ask !== "all") throw new Misuse(`--ui asks nothing: leave out --${question.ask}.`)
  if (isShown && other !== undefined) throw new Misuse(`--ui shows the whole log: leave out --${other}.`)
  if (out !== null && question.ask !== "test")
    throw new Misuse("--out says where --test writes: ask that, or leave it out.")
  if (out !== null && !out.endsWith(".test.ts"))
    throw new Misuse(`--out ${out}: The name of a test ends with .test.ts.`)
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    if (!(cause instanceof TypeError) || !("code" in cause)) throw cause
    const [sentence = ""] = cause.message.split(/(?<=')\. |\.?\n/u)
    const isDash = sentence.endsWith("ambiguous")
    throw new Misuse(`${sentence}: ${isDash ? "write --NAME=-VALUE" : "--help lists all options"}.`)
  }
}

/** Null: the help was asked for. */
export const readOptions = (args: readonly string[]): Asked | null => {
  const { values, positionals } = parsed(args)
  if (values.help === true) return null
  const once = (
    name: Exclude<keyof typeof values, "stats" | "verdict" | "json" | "ui" | "help">,
  ): string | undefined => {
    const said = values[name] ?? []
    if (said.length > 1) throw new Misuse(`--${name} was said ${said.length} times.`)
    return said[0]
  }
  const source = sourceOf(once("letter"), positionals)
  const questions: Question[] = []
  for (const ask of ["state", "why", "touching"] as const) {
    const path = once(ask)
    if (path !== undefined) questions.push({ ask, path })
  }
  for (const ask of ["find", "bisect", "test"] as const) {
    const text = once(ask)
    if (text !== undefined) questions.push({ ask, text, test: testIn(`--${ask}`, text) })
  }
  const diff = once("diff")
  if (diff !== undefined) questions.push(differenceIn(diff))
  const other = once("pair")
  if (other !== undefined) questions.push({ ask: "pair", other })
  const ref = once("against")
  if (ref !== undefined) questions.push({ ask: "against", ref })
  if (values.stats === true) questions.push({ ask: "stats" })
  if (values.verdict === true) questions.push({ ask: "verdict" })
  const [question = { ask: "all" }, second] = questions
  if (second !== undefined) throw new Misuse(`One question at a time: --${question.ask} or --${second.ask}.`)
  const until = once("until")
  const asked: Asked = {
    source,
    question,
    until: until === undefined ? null : seqIn("--until", until),
    hash: once("hash") ?? null,
    out: once("out") ?? null,
    isJson: values.json === true,
    isShown: values.ui === true,
  }
  refuseIdle(asked)
  return asked
}
