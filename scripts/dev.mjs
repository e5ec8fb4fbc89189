/** `npm run dev`: builds again on each change; the server restarts by itself, and the page reloads (dev-reload.mjs). */
import { spawn } from "node:child_process"
import { watch } from "node:fs"
import { join } from "node:path"
import { root } from "./fingerprint.mjs"
import { ensureInstalled, pinnedEnvironment, pinnedNode } from "./install.mjs"

/** Editors save in several steps; this many quiet milliseconds mean that they are done. */
const quietMs = 80

ensureInstalled()
const { context } = await import("esbuild")
const { buildFailure, emit, here, options } = await import("../esbuild.config.mjs")

const place = { ...here, dev: true }
const client = await context(options(place))

const rebuild = async () => {
  const started = Date.now()
  try {
    await emit(await client.rebuild(), place)
    console.log(`Built the client in ${Date.now() - started} ms.`)
  } catch (error) {
    console.error(buildFailure(error))
  }
}

/** @type {NodeJS.Timeout | undefined} */
let waiting
let building = Promise.resolve()
const changed = () => {
  clearTimeout(waiting)
  waiting = setTimeout(() => (building = building.then(rebuild)), quietMs)
}

await rebuild()
for (const dir of ["src", "openapi"]) watch(join(root, dir), { recursive: true }, changed)

const server = spawn(pinnedNode, ["--watch", "--watch-preserve-output", "server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: pinnedEnvironment(),
})
server.on("exit", (code) => process.exit(code ?? 0))
/** @type {readonly NodeJS.Signals[]} */
const stops = ["SIGINT", "SIGTERM", "SIGHUP"]
for (const stop of stops) process.on(stop, () => server.kill("SIGTERM"))
