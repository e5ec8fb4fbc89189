/**
 * Makes the Android project in a folder that is thrown away, and brings it up to date once more: Capacitor's template
 * and its packages must still be what ours is written for. A step of `npm test`; it asks npm's registry.
 */
// @ts-check
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { ensureBuilt } from "../build/built.mjs"
import { root } from "../base/fingerprint.mjs"
import { writePages } from "./mobile-page.mjs"
import { installCapacitor, makeProject } from "./mobile-project.mjs"
import { throwAwayFolder } from "../base/throw-away.mjs"

const files = ["package.json", "package-lock.json", ".npmrc", "capacitor.config.json"]
const server = "https://market.example"
const mobileApp = { link: "com.example.market:", clientId: "marketplace-app" }
const addresses = { core: "/api/core", notifications: "/api/notifications", support: "/api/support", hubs: "/hubs" }
const policy = "default-src 'none'; connect-src 'self'"

/** Answers what a project lacks, as sentences. */
const lacks = (/** @type {string} */ mobile) => {
  const read = (/** @type {string} */ path) => readFileSync(join(mobile, path), "utf8")
  const count = (/** @type {string} */ text, /** @type {string} */ part) => text.split(part).length - 1
  const manifest = read("android/app/src/main/AndroidManifest.xml")
  const gradle = read("android/capacitor.settings.gradle")
  const page = "android/app/src/main/assets/public"
  const { dependencies } = JSON.parse(read("package.json"))
  const plugins = Object.keys(dependencies)
    .map((name) => name.replace("@capacitor/", ""))
    .filter((name) => !["android", "cli", "core", "ios"].includes(name))
  return [
    ...['android:scheme="com.example.market"', 'android:host="market.example"', "android.permission.CAMERA"]
      .filter((part) => count(manifest, part) !== 1)
      .map((part) => `The manifest has ${part} ${count(manifest, part)} times.`),
    ...plugins
      .filter((name) => !gradle.includes(`include ':capacitor-${name}'`))
      .map((name) => `The project has no plugin ${name}.`),
    ...(read(`${page}/index.html`).includes(`connect-src 'self' ${server}`)
      ? []
      : ["The page may not ask the server."]),
    ...(read(`${page}/environments/environment.json`).includes(`${server}/api/core`)
      ? []
      : ["The app does not know where the server is."]),
  ]
}

const mobile = mkdtempSync(join(throwAwayFolder(), "mobile-"))
try {
  for (const file of files) copyFileSync(join(root, "mobile", file), join(mobile, file))
  installCapacitor(mobile)
  ensureBuilt()
  writePages(
    { dist: join(root, "dist"), out: join(mobile, "www"), server },
    { environment: { ...addresses, mobileApp }, policy },
  )
  for (let times = 0; times < 2; times += 1) makeProject({ mobile, platform: "android", link: mobileApp.link, server })
  const problems = lacks(mobile)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  rmSync(mobile, { recursive: true, force: true })
}
