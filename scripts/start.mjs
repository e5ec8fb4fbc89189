/** `npm start`: installs and builds what is missing, then runs the server on the pinned Node. Starts on Node 20. */
import { spawn, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { constants } from "node:os"
import { join } from "node:path"
import { root, sourcesHash } from "./fingerprint.mjs"
import { ensureInstalled, pinnedEnvironment, pinnedNode } from "./install.mjs"

const isBuilt = () => {
  try {
    const { mode, sources } = JSON.parse(readFileSync(join(root, "dist/manifest.json"), "utf8"))
    return mode === "production" && sources === sourcesHash()
  } catch {
    return false
  }
}

const ensureBuilt = () => {
  if (isBuilt()) return
  const { status } = spawnSync(pinnedNode, ["esbuild.config.mjs"], { cwd: root, stdio: "inherit" })
  if (status !== 0) process.exit(status ?? 1)
}

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
ensureBuilt()
serve()
