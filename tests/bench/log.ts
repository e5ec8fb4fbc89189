/**
 * Benchmark of reading a log of a million small events, beside `JSON.parse` of the same lines, and of going to any moment of
 * a hundred thousand. Each is measured in a process of its own.
 */
import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fastDayMs, machineSpeedMs } from "../../scripts/test/machine-speed.mjs"
import { readLog } from "../../scripts/replay/read-log.ts"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { encodeEnvelope, encodeHeader, type Log } from "../../src/log/codec.ts"
import { createLogIndex } from "../../src/log/log-index.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { header } from "../log/some-log.ts"
import { createWorkload } from "./workload.ts"

const events = { read: 1_000_000, visited: 100_000 } as const

/** Of `JSON.parse`: time, and memory, which has the order of the things that it answers. */
const goals = { time: 2, memory: 2, momentMs: 100 } as const

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
  return (): readonly string[] => workload.next(1_000).map(encodeEnvelope)
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

/** The longest way to one of twenty moments, ms of this thread, after the whole was folded once. */
const slowestMoment = async (file: string): Promise<number> => {
  const index = createLogIndex(await logIn(file))
  index.stateAfter(index.length)
  const times = Array.from({ length: 20 }, (_, nth) => {
    const before = process.threadCpuUsage()
    index.stateAfter(Math.floor((index.length * (nth + 0.9)) / 20))
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.max(...times)
}

interface Measured {
  readonly cpuMs: number
  readonly rssBytes: number
  readonly answer: number
}

const ways: Readonly<Record<string, (file: string) => Promise<number>>> = {
  parse: async (file) => (await parseAll(file)).length,
  read: async (file) => (await logIn(file)).envelopes.length,
  moment: slowestMoment,
}

/** Measures one way in this process, and prints it for `measured`. */
export const measureLog = async (way: string, file: string): Promise<void> => {
  const before = process.cpuUsage()
  const answer = (await ways[way]?.(file)) ?? 0
  const { user, system } = process.cpuUsage(before)
  const rssBytes = process.resourceUsage().maxRSS * 1024
  console.log(JSON.stringify({ cpuMs: (user + system) / 1_000, rssBytes, answer } satisfies Measured))
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
      `A log of ${events.read} small events, Node ${process.version}. Machine: ${(machineSpeedMs() / fastDayMs).toFixed(2)} × a fast day.`,
    )
    const [parsed, read] = [measured("parse", large), measured("read", large)]
    const [time, memory] = [read.cpuMs / parsed.cpuMs, read.rssBytes / parsed.rssBytes]
    const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`
    console.log(`JSON.parse ${Math.round(parsed.cpuMs)} ms, ${megabytes(parsed.rssBytes)}`)
    console.log(
      `read       ${Math.round(read.cpuMs)} ms, ${megabytes(read.rssBytes)}: ${time.toFixed(2)} × the time, goal ${goals.time}: ${verdict(time <= goals.time)}; ${memory.toFixed(2)} × the memory, goal ${goals.memory}: ${verdict(memory <= goals.memory)}`,
    )
    const { answer } = measured("moment", usual)
    console.log(
      `any moment of ${events.visited}: at most ${Math.round(answer)} ms, goal ${goals.momentMs}: ${verdict(answer <= goals.momentMs)}`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
