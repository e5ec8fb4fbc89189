/** Checks whether dist/ is what the sources say, and makes it so. Runs with nothing installed. */
// @ts-check
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root, sourcesHash } from "../base/fingerprint.mjs"
import { pinnedEnvironment, pinnedNode } from "../base/install.mjs"

const isBuilt = () => {
  try {
    const { mode, sources } = JSON.parse(readFileSync(join(root, "dist/manifest.json"), "utf8"))
    return mode === "production" && sources === sourcesHash()
  } catch {
    return false
  }
}

/** Builds the client unless nothing changed since the last time; throws when that fails, after esbuild said why. */
export const ensureBuilt = () => {
  if (isBuilt()) return
  const { status } = spawnSync(pinnedNode, ["esbuild.config.mjs"], {
    cwd: root,
    stdio: "inherit",
    env: pinnedEnvironment(),
  })
  if (status !== 0) throw new Error("The client could not be built.")
}
