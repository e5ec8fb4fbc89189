/** Makes sure that what package-lock.json names is installed. Runs on Node 20 with nothing installed. */
// @ts-check
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync } from "node:fs"
import { delimiter, join, resolve } from "node:path"
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

/** npm's own list of what it has put into node_modules. */
const presentList = join(modules, ".package-lock.json")

/**
 * Answers which packages of the lock are not in node_modules as it names them; null where npm has put nothing there, and nothing
 * where all is well. npm keeps its own list of what it has put there, so this needs no times of files, which a checkout changes.
 * Packages for other machines are optional and may be absent, and so may those of development where only the server runs
 * (docs/operating.md).
 *
 * @returns {string[] | null}
 */
const missingPackages = ({ withDevelopment = true } = {}) => {
  const [wanted, present] = [packagesIn(join(root, "package-lock.json")), packagesIn(presentList)]
  if (wanted === null || present === null) return null
  const mayBeAbsent = (/** @type {Locked} */ { optional, dev }) =>
    optional === true || (dev === true && !withDevelopment)
  const missing = Object.entries(wanted).filter(([path, locked]) => {
    const { version, integrity } = locked
    const found = present[path]
    if (found === undefined) return path !== "" && !mayBeAbsent(locked)
    return found.version !== version || found.integrity !== integrity
  })
  const names = missing.map(([path]) => path.replace("node_modules/", ""))
  return names.length === 0 && !existsSync(pinnedNode) ? ["node"] : names
}

const isInstalled = (/** @type {{ readonly withDevelopment?: boolean }} */ wanted) =>
  missingPackages(wanted)?.length === 0

/** Answers whether npm has put packages here, and none of those for development. */
const isPruned = () => {
  const [wanted, present] = [packagesIn(join(root, "package-lock.json")), packagesIn(presentList)]
  if (wanted === null || present === null) return false
  return !Object.keys(present).some((path) => wanted[path]?.dev === true)
}

/** Answers whether the folder is another user's; Windows has no numbers of users. */
const isOthers = () => process.getuid !== undefined && statSync(root).uid !== process.getuid()

/**
 * Answers what to say where packages are missing and npm must not be run unasked: on a server, where the folder is pruned, or
 * another user's. Null where nothing is missing, and in a developer's own clone.
 *
 * @returns {string | null}
 */
export const refusedInstall = () => {
  const missing = missingPackages({ withDevelopment: false })
  if (missing?.length === 0) return null
  if (process.env["NODE_ENV"] !== "production" && !isPruned() && !isOthers()) return null
  const folder = resolve(root)
  const [first, ...others] = missing ?? []
  const more = others.length === 0 ? "is" : `and ${others.length} more packages are`
  const [says, what] =
    first === undefined
      ? [`No packages are installed in ${folder}`, "them"]
      : [`In ${folder} ${first} ${more} missing, or of another version`, others.length === 0 ? "it" : "them"]
  const steps = "npm ci && npm run build && npm prune --omit=dev"
  return `${says}. Install ${what} there as its owner: cd ${folder} && ${steps}`
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
