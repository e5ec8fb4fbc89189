/** `npm run replay -- FILE`: answers questions to a recorded log, by the recipes of the app. architecture: Replay. */
import type { Decoded, Log } from "../src/log/codec.ts"
import { createLogIndex, type LogIndex } from "../src/log/log-index.ts"
import type { LogProblem } from "../src/log/problems.ts"
import { findAll } from "../src/log/questions.ts"
import { pathIn, valueAt } from "../src/log/readable.ts"
import { hashOf, orderedJson } from "../src/log/hashes.ts"
import { otherwiseIn, otherwiseWords } from "../src/log/otherwise.ts"
import { printable, printableLines } from "../src/log/printable.ts"
import { outsideOf, violationsOf } from "../src/log/replay.ts"
import { shrinkLog } from "../src/log/shrinking.ts"
import { verdictOf } from "../src/log/verdict.ts"
import {
  difference,
  find,
  firstBad,
  missingIn,
  statistics,
  touched,
  unanswered,
  why,
  type Answer,
} from "./replay/answers.ts"
import { against } from "./replay/against.ts"
import { readLetter } from "./replay/letter.ts"
import { help, Misuse, readOptions, type Asked, type Source, type Test } from "./replay/options.ts"
import { pairAnswer } from "./replay/pair.ts"
import { printJson, printLines } from "./replay/print.ts"
import { readLog } from "./replay/read-log.ts"
import { timelineLines } from "./replay/timeline.ts"
import { testName, testOf, writeTest } from "./replay/written-test.ts"

/** Nobody reads more of them on a terminal; `--verdict --json` has all. */
const mostProblems = 200

const nameOf = (source: Source): string => ("file" in source ? source.file : `letter ${source.letter}`)

/** Says what of the log could not be read. */
const openLog = async (source: Source): Promise<Extract<Decoded, { readonly log: Log }>> => {
  const { decoded, was } = "file" in source ? await readLog(source.file) : await readLetter(source.letter)
  const name = nameOf(source)
  const file = name === "-" ? "standard input" : name
  const named = ({ line, byte, why }: LogProblem): string => `${file}:${line}: ${why} (byte ${byte})`
  if (was !== null)
    console.error(
      `${printable(file)} is ${was === "gzip" ? "packed by gzip" : `in ${was}`}: lines and bytes are those of its text in UTF-8.`,
    )
  if ("problem" in decoded) throw new Misuse(named(decoded.problem))
  const { problems } = decoded
  for (const problem of problems.slice(0, mostProblems)) console.error(printable(named(problem)))
  if (problems.length > mostProblems) console.error(`… and ${problems.length - mostProblems} more.`)
  if (problems.length > 0) process.exitCode = 1
  return decoded
}

/** The number of events up to the one that was named. */
const countUntil = (option: string, index: LogIndex, seq: number, end = index.length): number => {
  const outside = outsideOf(index.log.envelopes, seq)
  if (outside !== null) throw new Misuse(`${option} ${seq}: ${outside}`)
  if (index.placeOf(seq) >= end) throw new Misuse(`${option} ${seq}: --until leaves out that event.`)
  return index.placeOf(seq) + 1
}

const partAt = (index: LogIndex, text: string, end: number): Answer => {
  const state = index.readAfter(end)
  const path = pathIn(state, text)
  const missing = missingIn(state, path)
  if (missing !== null) throw new Misuse(`--state ${text}: ${missing}`)
  const value = valueAt(state, path)
  return { lines: orderedJson(value).split("\n"), json: value }
}

const everything = (index: LogIndex, end: number): Answer => {
  const { header, envelopes } = index.log
  const log = { header, envelopes: envelopes.slice(0, end) }
  const models = index.readAfter(end)
  const hash = hashOf(models)
  const app = `${header.app} ${header.appVersion}, contract ${header.contractHash}, ${header.locale}, ${header.startedAt}`
  return {
    lines: [app, "", ...timelineLines(log), "", ...orderedJson(models).split("\n"), `hash ${hash}`],
    json: { header, models, hash },
  }
}

/** Writes the test beside its brothers, or where it was asked for. */
const writtenTest = (
  index: LogIndex,
  { text, test }: { readonly text: string; readonly test: Test },
  end: number,
  out: string | null,
): Answer => {
  const [at] = findAll(index, test.predicate, end)
  if (at === undefined) {
    const [lines, reason] = [["It holds nowhere in the log."], unanswered(index, test, end)]
    return { lines, json: null, isNothing: true, reason }
  }
  const log = shrinkLog(index.log, at, test.predicate)
  const file = out ?? testName(hashOf({ text, log }))
  const { length } = log.envelopes
  writeTest(file, testOf(log, text, file))
  const lines = [
    `${file} has the ${length} of ${end} events that show it.`,
    `It is red until the bug is mended:  npx vitest run --project unit ${file}`,
  ]
  return { lines, json: { file, events: length } }
}

const paired = async (index: LogIndex, { source }: Asked, other: string, end: number): Promise<Answer> => {
  const name = nameOf(source)
  if (name === "-" && other === "-") throw new Misuse("--pair -: Standard input is the first log already.")
  const second = createLogIndex((await openLog({ file: other })).log)
  return pairAnswer({ name, index }, { name: other, index: second }, end)
}

const answerTo = async (
  index: LogIndex,
  asked: Asked,
  end: number,
  { problems, otherwise }: { readonly problems: readonly LogProblem[]; readonly otherwise: readonly string[] },
): Promise<Answer> => {
  const { question, out } = asked
  switch (question.ask) {
    case "all":
      return everything(index, end)
    case "state":
      return partAt(index, question.path, end)
    case "why":
      return why(index, question.path, end)
    case "touching":
      return touched(index, question.path, end)
    case "find":
      return find(index, question.test, end)
    case "bisect":
      return firstBad(index, question.test, end)
    case "test":
      return writtenTest(index, question, end, out)
    case "diff":
      return difference(
        index,
        countUntil("--diff", index, question.from, end) - 1,
        countUntil("--diff", index, question.to, end) - 1,
      )
    case "pair":
      return paired(index, asked, question.other, end)
    case "against":
      return against(question.ref, index, end)
    case "stats":
      return statistics(index, end)
    case "verdict": {
      const log = { ...index.log, envelopes: index.log.envelopes.slice(0, end) }
      const verdict = verdictOf(log, problems, otherwise)
      return { lines: [verdict.trust, ...verdict.reasons], json: verdict }
    }
  }
}

const run = async (): Promise<void> => {
  const asked = readOptions(process.argv.slice(2))
  if (asked === null) return console.log(help)
  if (asked.isShown) {
    if (!("file" in asked.source))
      throw new Misuse("--ui shows a file: download the letter's log from the moderators' desk.")
    return (await import("./replay/show-log.ts")).showLog(asked.source.file)
  }
  const { log, problems } = await openLog(asked.source)
  const index = createLogIndex(log)
  const end = asked.until === null ? index.length : countUntil("--until", index, asked.until)
  const found = otherwiseIn(index)
  const otherwise = found === null || index.placeOf(found.after) >= end ? [] : [otherwiseWords(found)]
  const answer = await answerTo(index, asked, end, { problems, otherwise })
  if (asked.isJson) printJson(orderedJson(answer.json))
  else printLines(answer.lines)
  if (answer.isNothing === true) {
    console.error(answer.reason ? `Nothing was found. ${printable(answer.reason)}` : "Nothing was found.")
    process.exitCode = 1
  }
  const { notes, violations } = violationsOf(index, end)
  for (const note of [...otherwise, ...notes]) console.error(`Note: ${printable(note)}`)
  for (const { seq, what } of violations) console.error(`Violation at ${seq}: ${printable(what)}.`)
  if (violations.length > 0) process.exitCode = 1
  if (asked.hash === null) return
  const hash = hashOf(index.readAfter(end))
  if (asked.hash === hash) return
  console.error(`The read models have the hash ${hash}, not ${printable(asked.hash)}.`)
  process.exitCode = 1
}

try {
  await run()
} catch (cause) {
  if (!(cause instanceof Misuse)) throw cause
  console.error(printableLines(cause.message))
  process.exitCode = 1
}
