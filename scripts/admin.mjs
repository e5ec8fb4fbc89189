/**
 * `npm run admin`: runs the command on the pinned Node. Installs what is missing in a clone for development, and says so where a
 * server runs. Starts on Node 20.
 */
// @ts-check
import { ensureInstalled, refusedInstall } from "./base/install.mjs"
import { runUntilEnd } from "./base/running.mjs"

try {
  const refused = refusedInstall()
  if (refused !== null) throw new Error(refused)
  ensureInstalled({ withDevelopment: false })
  runUntilEnd(["server/admin.ts", ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
