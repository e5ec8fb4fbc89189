/** Makes sure that what package-lock.json names is installed. Runs on Node 20 with nothing installed. */
// @ts-check
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { root } from "./fingerprint.mjs"

const modules = join(root, "node_modules")

/** The pinned Node, once installed: everything but the installing itself runs on it. */
export const pinnedNode = join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node")

/** The environment for our children: the pinned Node comes first, whoever started us. */
export const pinnedEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: [join(modules, ".bin"), process.env["PATH"]].join(delimiter),
  ...extra,
})

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 */

/** @returns {Record<string, Locked> | null} */
const packagesIn = (/** @type {string} */ lock) => {
  try {
    return JSON.parse(readFileSync(lock, "utf8")).packages
  } catch {
    return null
  }
}

/**
 * Answers whether node_modules holds just what the lock names. npm keeps its own list of what it has put there, so this
 * needs no times of files, which a checkout changes. Packages for other machines are optional and may be absent, and so
 * may those of development where only the server runs (docs/operating.md).
 */
export const isInstalled = ({ withDevelopment = true } = {}) => {
  const [wanted, present] = [
    packagesIn(join(root, "package-lock.json")),
    packagesIn(join(modules, ".package-lock.json")),
  ]
  if (wanted === null || present === null || !existsSync(pinnedNode)) return false
  const mayBeAbsent = (/** @type {Locked} */ { optional, dev }) =>
    optional === true || (dev === true && !withDevelopment)
  return Object.entries(wanted).every(([path, locked]) => {
    const { version, integrity } = locked
    const found = present[path]
    if (found === undefined) return path === "" || mayBeAbsent(locked)
    return found.version === version && found.integrity === integrity
  })
}

/** npm must not run on the very Node that it is about to replace. */
const withoutOurModules = () => {
  const path = (process.env["PATH"] ?? "").split(delimiter)
  return path.filter((dir) => !dir.includes("node_modules") && !dir.includes("node-gyp-bin")).join(delimiter)
}

/**
 * Installs what is missing, with one line that says so, beside what programs answer; exits with npm's own words if it can't.
 */
export const ensureInstalled = (/** @type {{ readonly withDevelopment?: boolean }} */ wanted = {}) => {
  if (isInstalled(wanted)) return
  const started = Date.now()
  process.stderr.write("Installing packages … ")
  const { status, stdout, stderr } = spawnSync("npm", ["ci", "--no-progress"], {
    cwd: root,
    shell: process.platform === "win32",
    encoding: "utf8",
    env: { ...process.env, PATH: withoutOurModules() },
  })
  if (status === 0) return console.error(`done in ${Math.round((Date.now() - started) / 1000)} s`)
  console.error("failed")
  console.error(stderr || stdout || "npm could not be started: is it on the PATH?")
  process.exit(1)
}
