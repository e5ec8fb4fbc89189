/** `npm start`: installs and builds what is missing, then runs the server on the pinned Node. Starts on Node 20. */
import { spawn } from "node:child_process"
import { constants } from "node:os"
import { ensureBuilt } from "./built.mjs"
import { root } from "./fingerprint.mjs"
import { ensureInstalled, pinnedEnvironment, pinnedNode } from "./install.mjs"

/** Runs the server until it ends, handing on what tells us to stop, and ends as it ended. */
const serve = () => {
  const server = spawn(pinnedNode, ["server/main.ts"], { cwd: root, stdio: "inherit", env: pinnedEnvironment() })
  /** @type {readonly NodeJS.Signals[]} */
  const stops = ["SIGINT", "SIGTERM", "SIGHUP"]
  // A terminal sends Ctrl-C to every process in front of it, so the server has it already.
  const isHeardByAll = (/** @type {NodeJS.Signals} */ signal) => signal === "SIGINT" && process.stdin.isTTY
  for (const stop of stops) process.on(stop, () => isHeardByAll(stop) || server.kill(stop))
  server.on("error", (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exitCode = 1
  })
  server.on("exit", (code, signal) => {
    process.exit(code ?? (signal === null ? 1 : 128 + constants.signals[signal]))
  })
}

ensureInstalled()
try {
  ensureBuilt()
  serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
