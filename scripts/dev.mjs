/** `npm run dev`: builds again on each change; the server restarts by itself, and the page reloads (dev-reload.mjs). */
// @ts-check
import { join } from "node:path"
import { root } from "./base/fingerprint.mjs"
import { ensureInstalled } from "./base/install.mjs"
import { runUntilEnd } from "./base/running.mjs"

ensureInstalled()
const { context } = await import("esbuild")
const { watchFolders } = await import("./base/watching.mjs")
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

const folders = ["src", "openapi"].map((name) => join(root, name))
/** @type {Promise<void>} */
const built = new Promise((resolve) => {
  watchFolders(folders, () => rebuild().then(resolve))
})
await built

runUntilEnd(["--watch", "--watch-preserve-output", "server/main.ts"])
