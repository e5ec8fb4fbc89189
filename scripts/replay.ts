/** `npm run replay -- FILE`: prints what happened in a recorded log, and the read models it leads to. architecture: Replay. */
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { decodeLog, type Log } from "../src/log/codec.ts"
import { orderedJson, outsideOf, replayLog, statePath, type Moment } from "../src/log/replay.ts"

const help = `Usage: npm run replay -- FILE [--until SEQ] [--state PATH]

Runs a recorded event log (NDJSON, as exported by the app) through the same
recipes as the app, and prints its timeline and the read models at its end.

  --until SEQ   stops after the event with this number
  --state PATH  prints only this part of the read models, such as
                listings.pages or chat.unread
  --help        prints this

Ends with 1 when the log can't be read or breaks an invariant.`

class Misuse extends Error {}

const readText = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch (cause) {
    const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT"
    throw new Misuse(isMissing ? `There is no file ${file}.` : `${file} can't be read: ${String(cause)}`)
  }
}

const readLog = (file: string): Log => {
  const decoded = decodeLog(readText(file))
  if ("problem" in decoded) throw new Misuse(`${file}:${decoded.problem.line}: ${decoded.problem.why}`)
  if (decoded.cut) console.error(`${file}: the last line was cut off, and is left out.`)
  return decoded.log
}

const seqOf = (text: string | undefined, { envelopes }: Log): number | undefined => {
  if (text === undefined) return undefined
  if (!/^[1-9]\d*$/u.test(text)) throw new Misuse(`--until takes the number of an event, not ${text}.`)
  const outside = outsideOf(envelopes, Number(text))
  if (outside !== null) throw new Misuse(`--until ${text}: ${outside}`)
  return Number(text)
}

const lineOf = ({ seq, at, origin, cause, type, subject }: Moment): string =>
  [String(seq).padStart(6), at, origin.padEnd(6), type.padEnd(28), subject ?? "", cause === null ? "" : `← ${cause}`]
    .join("  ")
    .trimEnd()

const run = (): void => {
  const { values, positionals } = parseArgs({
    options: { until: { type: "string" }, state: { type: "string" }, help: { type: "boolean" } },
    allowPositionals: true,
  })
  if (values.help === true) return console.log(help)
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Misuse(`Name one log to replay.\n\n${help}`)
  const log = readLog(file)
  const { header } = log
  const { timeline, models, violations, notes } = replayLog(log, seqOf(values.until, log))
  const written: unknown = JSON.parse(orderedJson(models))
  const part = statePath(written, values.state ?? "")
  if ("problem" in part) throw new Misuse(`--state ${values.state}: ${part.problem}`)
  if (values.state === undefined) {
    console.log(
      `${header.app} ${header.appVersion}, contract ${header.contractHash}, ${header.locale}, ${header.startedAt}\n`,
    )
    for (const moment of timeline) console.log(lineOf(moment))
    console.log("")
  }
  console.log(orderedJson(part.state))
  for (const note of notes) console.error(`Note: ${note}`)
  for (const { seq, what } of violations) console.error(`Violation at ${seq}: ${what}.`)
  if (violations.length > 0) process.exitCode = 1
}

try {
  run()
} catch (cause) {
  const isParsing = cause instanceof TypeError && "code" in cause && String(cause.code).startsWith("ERR_PARSE_ARGS")
  if (!(cause instanceof Misuse) && !isParsing) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
