/** `npm start`: installs and builds what is missing, then runs the server on the pinned Node. Starts on Node 20. */
// @ts-check
import { ensureBuilt } from "./build/built.mjs"
import { ensureInstalled } from "./base/install.mjs"
import { runUntilEnd } from "./base/running.mjs"

ensureInstalled()
try {
  ensureBuilt()
  runUntilEnd(["server/main.ts"])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
