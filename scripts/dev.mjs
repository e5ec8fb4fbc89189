/** `npm run dev`: builds again on each change; the server restarts by itself, and the page reloads (dev-reload.mjs). */
// @ts-check
import { watch } from "node:fs"
import { join } from "node:path"
import { root } from "./base/fingerprint.mjs"
import { ensureInstalled } from "./base/install.mjs"
import { runUntilEnd } from "./base/running.mjs"

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

runUntilEnd(["--watch", "--watch-preserve-output", "server/main.ts"])
