/** Runs a child for as long as we run: hands on the signals to stop, and ends as it ended. */
// @ts-check
import { spawn } from "node:child_process"
import { constants } from "node:os"
import { root } from "./fingerprint.mjs"
import { pinnedEnvironment, pinnedNode } from "./install.mjs"
import { whenOrphaned } from "./orphaned.mjs"

/**
 * Runs the pinned Node with these arguments until it ends; then this process ends with the same code.
 *
 * @param {readonly string[]} args
 */
export const runUntilEnd = (args) => {
  const child = spawn(pinnedNode, args, { cwd: root, stdio: "inherit", env: pinnedEnvironment() })
  /** @type {readonly NodeJS.Signals[]} */
  const stops = ["SIGINT", "SIGTERM", "SIGHUP"]
  // A terminal sends Ctrl-C to every process in front of it, so the child has it already.
  const isHeardByAll = (/** @type {NodeJS.Signals} */ signal) => signal === "SIGINT" && process.stdin.isTTY
  for (const stop of stops) process.on(stop, () => isHeardByAll(stop) || child.kill(stop))
  whenOrphaned(() => child.kill("SIGTERM"))
  child.on("error", (error) => {
    console.error(`${args.join(" ")} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 128 + constants.signals[signal])))
}
