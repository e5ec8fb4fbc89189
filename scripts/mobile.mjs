/**
 * `npm run mobile -- android https://market.example`, or `ios`: builds the client, writes the mobile app's pages for that
 * server, makes the native project where there is none, and brings it up to date. E454.
 */
// @ts-check
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { ensureBuilt } from "./built.mjs"
import { root } from "./fingerprint.mjs"
import { ensureInstalled, pinnedEnvironment, pinnedNode } from "./install.mjs"
import { finishProject } from "./mobile-native.mjs"
import { readServer, writePages } from "./mobile-page.mjs"

const mobile = join(root, "mobile")

const run = (/** @type {string} */ command, /** @type {readonly string[]} */ args) => {
  const { status } = spawnSync(command, args, {
    cwd: mobile,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: pinnedEnvironment({ CAPACITOR_TELEMETRY: "false" }),
  })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} did not work.`)
}

const capacitor = (/** @type {readonly string[]} */ ...args) =>
  run(pinnedNode, [join(mobile, "node_modules/@capacitor/cli/bin/capacitor"), ...args])

const make = async (/** @type {"android" | "ios"} */ platform, /** @type {string} */ server) => {
  ensureInstalled()
  if (!existsSync(join(mobile, "node_modules/@capacitor/cli"))) run("npm", ["ci", "--no-progress"])
  const said = await readServer(server)
  ensureBuilt()
  const { mobileApp } = writePages({ dist: join(root, "dist"), out: join(mobile, "www"), server }, said)
  if (!existsSync(join(mobile, platform))) capacitor("add", platform)
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  finishProject(platform, mobile, { link: mobileApp?.link ?? "", server, version })
  capacitor("sync", platform)
}

const [platform, server] = process.argv.slice(2)
if ((platform !== "android" && platform !== "ios") || server === undefined || !URL.canParse(server)) {
  console.error("Say for which platform, and the server's address: npm run mobile -- android https://market.example")
  process.exitCode = 2
} else {
  try {
    await make(platform, server)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
