/**
 * The native project of the mobile app, in a folder with Capacitor's packages: made where there is none, and brought up
 * to date.
 */
// @ts-check
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../base/fingerprint.mjs"
import { pinnedEnvironment, pinnedNode } from "../base/install.mjs"
import { finishProject } from "./mobile-native.mjs"

/** The app's version is the product's. */
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))

const run = (/** @type {string} */ mobile, /** @type {string} */ command, /** @type {readonly string[]} */ args) => {
  const { status } = spawnSync(command, args, {
    cwd: mobile,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: pinnedEnvironment({ CAPACITOR_TELEMETRY: "false" }),
  })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} did not work.`)
}

export const installCapacitor = (/** @type {string} */ mobile) => {
  if (!existsSync(join(mobile, "node_modules/@capacitor/cli"))) run(mobile, "npm", ["ci", "--no-progress"])
}

/**
 * Takes the pages that are in the folder's `www`.
 *
 * @param {{ readonly mobile: string, readonly platform: "android" | "ios", readonly link: string, readonly server: string }} project
 */
export const makeProject = ({ mobile, platform, link, server }) => {
  const capacitor = (/** @type {readonly string[]} */ ...args) =>
    run(mobile, pinnedNode, [join(mobile, "node_modules/@capacitor/cli/bin/capacitor"), ...args])
  if (!existsSync(join(mobile, platform))) capacitor("add", platform)
  finishProject(platform, mobile, { link, server, version })
  capacitor("sync", platform)
}
