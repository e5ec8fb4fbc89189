/** `npm run admin`: installs what is missing, then runs the command on the pinned Node. Starts on Node 20. */
// @ts-check
import { ensureInstalled } from "./base/install.mjs"
import { runUntilEnd } from "./base/running.mjs"

try {
  ensureInstalled({ withDevelopment: false })
  runUntilEnd(["server/admin.ts", ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
