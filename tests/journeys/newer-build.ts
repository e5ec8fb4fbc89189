/**
 * Loaded into a server before it starts: it then serves a build that differs from this one in the name that its worker
 * says.
 */
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { join } from "node:path"
import { root } from "../../scripts/base/fingerprint.mjs"

/** The words of that build's worker. */
export const newerBuild = "a newer build"

/** The addition to the server's environment for a newer build. */
export const withNewerBuild = { NODE_OPTIONS: `--import ${import.meta.url}` } as const

if (process.env["NODE_OPTIONS"] === withNewerBuild.NODE_OPTIONS) {
  const worker = join(root, "dist", "worker.js")
  const { readFileSync } = fs
  const { sources } = JSON.parse(readFileSync(join(root, "dist", "manifest.json"), "utf8")) as { sources: string }
  const read = (path: unknown, ...options: readonly unknown[]): unknown => {
    if (path === worker) return Buffer.from(readFileSync(worker, "utf8").replaceAll(sources, newerBuild))
    if (path === `${worker}.br` || path === `${worker}.gz`) throw new Error("That build has no compressed worker.")
    return Reflect.apply(readFileSync, fs, [path, ...options])
  }
  Object.assign(fs, { readFileSync: read })
  syncBuiltinESMExports()
}
