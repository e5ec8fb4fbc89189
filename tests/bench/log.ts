/**
 * Benchmark of reading a log of a million small events, beside `JSON.parse` of the same lines, and of two answers of the
 * theatre about a hundred thousand heavy events: the read models of any moment, until the stage has them, and the reason
 * for a value. Handing read models over is compared with writing and reading them as JSON. Each of the four runs in a process
 * of its own.
 */
import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { createReadStream, createWriteStream, openAsBlob } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { slowness } from "../../scripts/test/machine-speed.mjs"
import { readLog } from "../../scripts/replay/read-log.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { eventVersions } from "../../src/events/versions.ts"
import { encodeEnvelope, encodeHeader, type Log } from "../../src/log/codec.ts"
import type { Path } from "../../src/log/readable.ts"
import { askBy, type Answers, type Ask, type Port } from "../../src/platform/ports.ts"
import { bringModels, type CarriedModels } from "../../src/projections/carried-models.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { allEntities } from "../../src/projections/entities.ts"
import type { SceneQuestions } from "../../src/stage/stage-questions.ts"
import { createLogAnswers } from "../../src/theatre/log-answers.ts"
import type { LogQuestions } from "../../src/theatre/log-questions.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { header } from "../log/some-log.ts"
import { createWorkload } from "./workload.ts"

const events = { read: 1_000_000, visited: 100_000 } as const

/**
 * Of `JSON.parse`: time, and memory, which has the order of the things that it answers. The milliseconds are those of a fast
 * day's machine.
 */
const goals = { time: 2, memory: 2, momentMs: 100, whyMs: 500 } as const

/** A page that is left and entered, with its reads: the smallest events of all, and the most frequent. */
const smallEvents = (n: number): readonly AppEvent[] => {
  const run = { id: `run-${n}`, name: "LoadDeals", subject: String(n % 20) } as const
  return [
    { type: "RouteChanged", path: `/deals/${n}`, search: "" },
    { type: "CommandStarted", ...run },
    { type: "CommandSucceeded", ...run },
    { type: "ToastExpired", id: n },
  ]
}

const writeLog = async (file: string, linesOf: (n: number) => readonly string[], count: number): Promise<void> => {
  const stream = createWriteStream(file)
  stream.write(`${encodeHeader(header)}\n`)
  for (let n = 0, written = 0; written < count; n += 1) {
    const lines = linesOf(n)
    written += lines.length
    if (!stream.write(`${lines.join("\n")}\n`)) await once(stream, "drain")
  }
  stream.end()
  await once(stream, "finish")
}

const small = (n: number): readonly string[] =>
  smallEvents(n).map((event, nth) => encodeEnvelope(enveloped(event, n * 4 + nth + 1, "system")))

const busy = () => {
  const workload = createWorkload(1)
  return (): readonly string[] =>
    workload.next(1_000).map((one) => encodeEnvelope({ ...one, v: eventVersions[one.event.type] ?? 1 }))
}

const parseAll = async (file: string): Promise<readonly unknown[]> => {
  const all: unknown[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) all.push(JSON.parse(line))
  return all
}

const logIn = async (file: string): Promise<Log> => {
  const { decoded } = await readLog(file)
  if ("problem" in decoded) throw new Error(decoded.problem.why)
  return decoded.log
}

/** The theatre's answers about a log, once it looks for nothing by itself any more. */
const answersAbout = async (file: string): Promise<Answers<LogQuestions>> => {
  let onDone: () => void = () => undefined
  const isDone = new Promise<void>((resolve) => (onDone = resolve))
  const answers = createLogAnswers(
    (notice) => notice.kind === "broken" && notice.done === notice.of && onDone(),
    () => new Promise((resolve) => setImmediate(resolve)),
  )
  const opened = await answers.open({ file: await openAsBlob(file) })
  if ("problem" in opened) throw new Error(opened.problem)
  await isDone
  return answers
}

const samples = 40

/** The time that nineteen of twenty keep, ms of this thread. */
const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0

const timed = async <T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly answer: T }> => {
  const before = process.threadCpuUsage()
  const answer = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1_000, answer }
}

/** The port on which a stage asks for scenes. */
const openStage = async (answers: Answers<LogQuestions>) => {
  const { port1, port2 } = new MessageChannel()
  await answers.giveScenesTo({ port: port1 })
  const ask: Ask<SceneQuestions> = askBy<SceneQuestions, never>(port2 as unknown as Port, () => undefined)
  port2.start()
  return { ask, close: () => port2.close() }
}

interface Shown {
  readonly models: ReadModels
  readonly carried: CarriedModels
}

/** Moments far from each other, from the question to the read models on the stage and what the panels say of the moment. */
const visitMoments = async (
  answers: Answers<LogQuestions>,
  look: (shown: Shown, count: number) => Promise<void>,
): Promise<readonly number[]> => {
  const stage = await openStage(answers)
  const times: number[] = []
  let models: ReadModels | undefined
  for (let nth = 0; nth < samples; nth += 1) {
    const count = Math.floor(((nth * 0.618) % 1) * events.visited)
    const { ms, answer } = await timed(async () => {
      structuredClone(await answers.moment({ count }))
      const { carried } = await stage.ask("scene", { count })
      return { carried, models: bringModels(carried, models) }
    })
    times.push(ms)
    models = answer.models
    await look(answer, count)
  }
  stage.close()
  return times
}

/** The time of all moments, and how long handing over takes beside JSON of the same read models. */
const momentTimes = async (answers: Answers<LogQuestions>): Promise<readonly number[]> => {
  let [values, text] = [0, 0]
  const times = await visitMoments(answers, async ({ carried }) => {
    values += (await timed(() => Promise.resolve(structuredClone(carried)))).ms
    text += (await timed(() => Promise.resolve(JSON.parse(JSON.stringify(carried)) as unknown))).ms
  })
  return [p95(times), values / text]
}

/** One value of each of the large read models. */
const pathsIn = ({ chat, deals, listings, applications }: ReadModels, nth: number): readonly Path[] => [
  ["notifications", "unread", "all", "count"],
  ...[
    ["chat", "chats", allEntities(chat.chats)[nth]?.key, "unread"],
    ["deals", "byKey", allEntities(deals.byKey)[nth]?.key, "status"],
    ["listings", "own", allEntities(listings.own)[nth]?.key, "status"],
    ["applications", "byKey", allEntities(applications.byKey)[nth]?.key, "status"],
  ].filter((path): path is string[] => path.every((name) => name !== undefined)),
]

const whyTimes = async (answers: Answers<LogQuestions>): Promise<readonly number[]> => {
  const times: number[] = []
  await visitMoments(answers, async ({ models }, count) => {
    const paths = pathsIn(models, count % 100)
    const path = paths[count % paths.length] ?? []
    times.push((await timed(async () => answers.explain({ count, path }))).ms)
  })
  return times
}

interface Measured {
  readonly cpuMs: number
  readonly rssBytes: number
  readonly answers: readonly number[]
}

const ways: Readonly<Record<string, (file: string) => Promise<readonly number[]>>> = {
  parse: async (file) => [(await parseAll(file)).length],
  read: async (file) => [(await logIn(file)).envelopes.length],
  moment: async (file) => momentTimes(await answersAbout(file)),
  why: async (file) => [p95(await whyTimes(await answersAbout(file)))],
}

/** Measures one way in this process, and prints it for `measured`. */
export const measureLog = async (way: string, file: string): Promise<void> => {
  const before = process.cpuUsage()
  const answers = (await ways[way]?.(file)) ?? []
  const { user, system } = process.cpuUsage(before)
  const rssBytes = process.resourceUsage().maxRSS * 1024
  console.log(JSON.stringify({ cpuMs: (user + system) / 1_000, rssBytes, answers } satisfies Measured))
}

const measured = (way: string, file: string): Measured => {
  const bench = new URL("../../scripts/bench.mjs", import.meta.url).pathname
  const { status, stdout } = spawnSync(process.execPath, [bench, "log", way, file], {
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  })
  if (status !== 0) throw new Error(`${way} could not be measured.`)
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Measured
}

const verdict = (isMet: boolean): string => (isMet ? "met" : "MISSED")

export const benchLog = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "bench-log-"))
  try {
    const [large, usual] = [join(folder, "large.ndjson"), join(folder, "usual.ndjson")]
    await writeLog(large, small, events.read)
    await writeLog(usual, busy(), events.visited)
    console.log(
      `A log of ${events.read} small events, Node ${process.version}. Machine: ${slowness().toFixed(2)} × a fast day.`,
    )
    const [parsed, read] = [measured("parse", large), measured("read", large)]
    const [time, memory] = [read.cpuMs / parsed.cpuMs, read.rssBytes / parsed.rssBytes]
    const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`
    console.log(`JSON.parse ${Math.round(parsed.cpuMs)} ms, ${megabytes(parsed.rssBytes)}`)
    console.log(
      `read       ${Math.round(read.cpuMs)} ms, ${megabytes(read.rssBytes)}: ${time.toFixed(2)} × the time, goal ${goals.time}: ${verdict(time <= goals.time)}; ${memory.toFixed(2)} × the memory, goal ${goals.memory}: ${verdict(memory <= goals.memory)}`,
    )
    const theatre = [
      ["any moment", "moment", goals.momentMs],
      ["why a value is as it is", "why", goals.whyMs],
    ] as const
    for (const [what, way, goal] of theatre) {
      const slow = slowness()
      const [ms = Number.NaN, handing] = measured(way, usual).answers
      const fastMs = ms / slow
      console.log(
        `${what} of ${events.visited}: p95 ${Math.round(ms)} ms, ${Math.round(fastMs)} on a fast day, goal ${goal}: ${verdict(fastMs <= goal)}`,
      )
      if (handing !== undefined) console.log(`handing read models over: ${handing.toFixed(2)} × JSON's time`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
