/**
 * `npm run mobile -- android https://market.example`, or `ios`: builds the client, writes the mobile app's pages for
 * that server, makes the native project where there is none, and brings it up to date.
 */
// @ts-check
import { join } from "node:path"
import { ensureBuilt } from "./build/built.mjs"
import { root } from "./base/fingerprint.mjs"
import { ensureInstalled } from "./base/install.mjs"
import { readServer, writePages } from "./mobile/mobile-page.mjs"
import { installCapacitor, makeProject } from "./mobile/mobile-project.mjs"

const mobile = join(root, "mobile")

const make = async (/** @type {"android" | "ios"} */ platform, /** @type {string} */ server) => {
  ensureInstalled()
  installCapacitor(mobile)
  const said = await readServer(server)
  ensureBuilt()
  const { mobileApp } = writePages({ dist: join(root, "dist"), out: join(mobile, "www"), server }, said)
  makeProject({ mobile, platform, link: mobileApp?.link ?? "", server })
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
