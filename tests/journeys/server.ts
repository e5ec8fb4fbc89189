/** The real server as a child process, which a journey may kill and start again on the same port and data. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { root } from "../../scripts/base/fingerprint.mjs"
import { pinnedEnvironment, pinnedNode } from "../../scripts/base/install.mjs"
import { throwAwayFolder } from "../../scripts/base/throw-away.mjs"
import { dumpLog, isDumping } from "../traffic/dump.ts"

/** With both cores busy: the embedded database boots, migrates and loads the demo data. */
const readyWithinMs = 240_000
const stopsWithinMs = 15_000
const askEveryMs = 100

/** While the run's traffic is dumped, the server tells all, and is listened to from within. */
const dumped = isDumping
  ? { args: ["--import", new URL("../traffic/tap.ts", import.meta.url).href], environment: { LOG_LEVEL: "trace" } }
  : { args: [], environment: {} }

export interface JourneyServer {
  readonly url: string
  /** Everything it has printed since the first start. */
  readonly log: () => string
  /** Ends it as a power cut would (SIGKILL); data and port stay. */
  readonly kill: () => Promise<void>
  /** Starts it again after `kill`, and waits until it is ready; `more` adds to what it is told. */
  readonly start: (more?: Readonly<Record<string, string>>) => Promise<void>
  /** Ends it cleanly, and gives back its exit code; what `startServer` copied is removed. */
  readonly stop: () => Promise<number | null>
}

/** A run that is cut short leaves no server behind. */
const running = new Set<ChildProcess>()
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL")
})

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  if (address === null || typeof address === "string") throw new Error("The machine gave no port.")
  return address.port
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })).status === 200
  } catch {
    return false
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const ended = async (child: ChildProcess, withinMs: number): Promise<boolean> => {
  if (hasEnded(child)) return true
  await Promise.race([once(child, "exit"), pause(withinMs, undefined, { ref: false })])
  return hasEnded(child)
}

/** Where a market with the demo's data is, as `demo-market.ts` makes one for all journeys. */
export const demoMarket = "TEST_DEMO_MARKET"

/**
 * Starts the server with a copy of the demo's market; `environment` adds to what it is told. `whenEnded` may read the
 * folder of its data before that is removed.
 */
export const startServer = async (
  environment: Readonly<Record<string, string>> = {},
  whenEnded: (dataDir: string) => void = () => undefined,
): Promise<JourneyServer> => {
  const dataDir = await mkdtemp(join(throwAwayFolder(), "journey-"))
  const market = process.env[demoMarket]
  // Two thousand small files: one by one, by promises, they take twenty times as long.
  if (market !== undefined) cpSync(market, dataDir, { recursive: true })
  const server = await startServerOn(dataDir, environment).catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  })
  return {
    ...server,
    stop: async () => {
      try {
        const code = await server.stop()
        whenEnded(dataDir)
        return code
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}

/** Starts the server on a folder of the caller's, who removes it, at `PORT` or any port that is free. */
export const startServerOn = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<JourneyServer> => {
  const port = environment["PORT"] ?? String(await freePort())
  const url = `http://localhost:${port}`
  let printed = ""
  let child: ChildProcess | undefined

  const kill = async (): Promise<void> => {
    child?.kill("SIGKILL")
    if (child !== undefined) await ended(child, stopsWithinMs)
  }

  const start = async (more: Readonly<Record<string, string>> = {}): Promise<void> => {
    if (child !== undefined && !hasEnded(child)) throw new Error("The server runs already.")
    const usual = { PORT: port, DATA_DIR: dataDir, DEMO_BOT: "off" }
    // A dumped run needs all lines, whatever the caller asks for: the traffic tests read them.
    const env = pinnedEnvironment({ ...usual, ...environment, ...more, ...dumped.environment })
    const args = [...dumped.args, "server/main.ts"]
    const started = spawn(pinnedNode, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] })
    const dump = dumpLog(started.pid)
    child = started
    running.add(started)
    started.once("exit", () => running.delete(started))
    for (const output of [started.stdout, started.stderr])
      output.setEncoding("utf8").on("data", (text: string) => {
        printed += text
        dump(text)
      })
    started.on("error", (error) => (printed += `${error.message}\n`))
    const deadline = Date.now() + readyWithinMs
    while (!(await isReady(url))) {
      if (hasEnded(started)) throw new Error(`The server ended before it was ready:\n${printed}`)
      if (Date.now() > deadline) {
        await kill()
        throw new Error(`The server was not ready after ${readyWithinMs} ms:\n${printed}`)
      }
      await pause(askEveryMs)
    }
  }

  const stop = async (): Promise<number | null> => {
    child?.kill("SIGTERM")
    const clean = child === undefined || (await ended(child, stopsWithinMs))
    if (!clean) await kill()
    if (!clean) throw new Error(`The server did not stop within ${stopsWithinMs} ms:\n${printed}`)
    const code = child?.exitCode ?? null
    if (code !== null && code !== 0) throw new Error(`The server did not end cleanly, but with ${code}:\n${printed}`)
    return code
  }

  await start()
  return { url, log: () => printed, kill, start, stop }
}
