/** Fingerprints of the contracts and of all that the client is built from. Runs without anything installed. */
// @ts-check
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("../..", import.meta.url))

/** @returns {string[]} */
const filesUnder = (/** @type {string} */ path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)))
}

const fingerprint = (/** @type {readonly string[]} */ paths) => {
  const hash = createHash("sha256")
  const named = paths
    .flatMap((path) => filesUnder(join(root, path)))
    .map((file) => ({ file, name: relative(root, file).replaceAll("\\", "/") }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { file, name } of named) hash.update(name).update("\0").update(readFileSync(file)).update("\0")
  return hash.digest("hex").slice(0, 12)
}

/** Fingerprints the contracts that the client speaks: recorded logs carry it, so that a replay knows their shapes. */
export const contractHash = () => fingerprint(["openapi"])

const builtFrom = [
  "src",
  "openapi",
  "drawings",
  "server/data/gazetteer",
  "server/data/gazetteer.ts",
  "package-lock.json",
  "esbuild.config.mjs",
  "tsconfig.json",
  "scripts/build/app-manifest.mjs",
  "scripts/build/bundles.mjs",
  "scripts/build/category-pictures.mjs",
  "scripts/base/fingerprint.mjs",
  "scripts/build/gather.mjs",
  "scripts/build/map-files.mjs",
  "scripts/build/messages.mjs",
  "scripts/build/minify.mjs",
  "scripts/build/pseudo-locale.mjs",
  "scripts/build/output.mjs",
  "scripts/build/page.mjs",
  "scripts/build/worker.mjs",
]

/** Changes when anything that the client is built from does. */
export const sourcesHash = () => fingerprint(builtFrom)
