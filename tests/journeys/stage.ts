/** The stage on which the journeys of a file play: a browser, and a server with a copy of the demo's market. */
import type { Browser } from "playwright"
import { afterAll, beforeAll } from "vitest"
import { launchBrowser } from "./browser.ts"
import { counting, keepGoldenCounts } from "./golden-traffic.ts"
import { startServer, type JourneyServer } from "./server.ts"

export interface Stage {
  readonly browser: Browser
  readonly server: JourneyServer
}

const started = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("It is there from the first test on.")
  return value
}

/** One for all files of a worker, which share modules; it ends with the worker. */
let shared: Promise<Browser> | undefined

type Environment = Readonly<Record<string, string>>

/**
 * Set up before the file's first test, and taken down after its last; `environment` adds to what the server is told, once
 * it is known.
 */
export const setStage = (environment: Environment | (() => Promise<Environment>) = {}): Stage => {
  let [browser, server]: [Browser?, JourneyServer?] = []
  beforeAll(async () => {
    browser = await (shared ??= launchBrowser())
    const told = typeof environment === "function" ? await environment() : environment
    server = await startServer({ ...counting, ...told }, keepGoldenCounts)
  })
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
    await server?.stop()
  })
  return {
    get browser() {
      return started(browser)
    },
    get server() {
      return started(server)
    },
  }
}
