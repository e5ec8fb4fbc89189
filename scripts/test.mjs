/**
 * `npm test`: every check and test there is, one line each, of those that are alike a share by a fresh seed; `npm test
 * -- types unit` runs those named. `npm run test:all` takes them all, and `npm run test:long` runs what grows with
 * TEST_SCALE at ten times its size. Starts on Node 20.
 */
// @ts-check
import { spawn } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { ensureChromium } from "./test/chromium.mjs"
import { fastDayMs, machineSpeedMs } from "./test/machine-speed.mjs"
import { root } from "./base/fingerprint.mjs"
import { ensureInstalled, pinnedEnvironment, pinnedNode } from "./base/install.mjs"

const isLong = process.argv.includes("--long")

const takesAll = isLong || process.argv.includes("--all")

/** Says which share is taken, and what else is left to chance. */
const seed = process.env["TEST_SEED"] ?? String(Date.now() % 1_000_000)

/** The long run is so much larger. */
const longScale = 10

/** So many steps at a time that keep one core busy each. E247. */
const atOnce = 2

/** A step that has not ended by then never will. */
const stepLimitMs = (isLong ? 120 : 20) * 60_000

const results = join(root, "test-results")
const bin = (/** @type {string} */ path) => join(root, "node_modules", path)

/**
 * @typedef {{ readonly name: string, readonly says: string, readonly run: readonly string[], readonly tests?: boolean, readonly alone?: boolean }} Step
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts
 * @typedef {{ readonly counts: Counts, readonly line: string }} StepReport
 */

/** @returns {Step & { readonly tests: true }} */
const vitest = (/** @type {string} */ name, /** @type {string} */ says, /** @type {readonly string[]} */ args) => {
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(results, `${name}.json`)}`]
  return { name, says, run: [bin("vitest/vitest.mjs"), "run", ...args, ...report], tests: true }
}

/** The tests that ask how large or how many they are, themselves or by a helper beside them: floods, random and hostile texts. */
const scaledTests = () => {
  const sources = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .map((path) => join("tests", path))
    .filter((path) => /\.tsx?$/.test(path))
  const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)
  const isScaled = (/** @type {string} */ path) =>
    /from "[./\w-]*\/(?:share|runs)\.ts"/.test(readFileSync(join(root, path), "utf8"))
  const helped = new Set(sources.filter((path) => !isTest(path) && isScaled(path)).map((path) => dirname(path)))
  return sources.filter((path) => isTest(path) && (helped.has(dirname(path)) || isScaled(path)))
}

/** @returns {readonly Step[]} */
const longSteps = () => [
  { name: "build", says: "client build", run: ["esbuild.config.mjs"] },
  { name: "members", says: "no member of an enumeration is forgotten", run: ["scripts/members.mjs"] },
  {
    ...vitest("long", `floods and random tests at ${longScale} times the size`, [
      "--no-file-parallelism",
      ...scaledTests(),
    ]),
    alone: true,
  },
]

/** @returns {readonly Step[]} */
const usualSteps = () => [
  // Four checkers, as many as there would be, see much of the same: twice the work, and no sooner done beside other steps.
  { name: "types", says: "type check", run: [bin("typescript7/bin/tsc"), "-p", "tsconfig.json", "--checkers", "1"] },
  { name: "lint", says: "lint", run: ["scripts/lint.mjs"] },
  // Nothing may lie there that nobody uses. Its configuration names what it can't see: what esbuild injects, and fonts in CSS.
  { name: "dead", says: "no dead files, exports or packages", run: [bin("knip/bin/knip.js"), "--no-progress"] },
  { name: "format", says: "format check", run: [bin("oxfmt/bin/oxfmt"), "--check"] },
  vitest("house", "house rules: imports, circles, citations", ["--project=house"]),
  { name: "sdk", says: "SDK in step with openapi/", run: ["scripts/sdk.mjs", "--check"] },
  { name: "build", says: "client build", run: ["esbuild.config.mjs"] },
  ...[
    { name: "mobile", says: "Android project of the mobile app", run: ["scripts/mobile/mobile-check.mjs"] },
    vitest("unit", "unit and property tests", ["--project=unit", "--project=programs"]),
    vitest("server", "server, contract and agreement tests", ["--project=server"]),
    vitest("journeys", "browser journeys", ["--project=journeys"]),
    vitest("traffic", "log lines of the whole run hold no secrets", ["--project=traffic"]),
  ].map((step) => ({ ...step, alone: true })),
]

const steps = isLong ? longSteps() : usualSteps()

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()

/** @returns {Promise<{ readonly ok: boolean, readonly output: string }>} */
const carryOut = (/** @type {Step} */ { run }) =>
  new Promise((resolve) => {
    const env = pinnedEnvironment({
      ...(!process.stdout.isTTY && { NO_COLOR: "1" }),
      TEST_SEED: seed,
      // The processes share what one of them has read and compiled. E385.
      NODE_COMPILE_CACHE: join(results, "compiled"),
      TEST_SHARE: takesAll ? "all" : "turns",
      ...(isLong && { TEST_SCALE: String(longScale) }),
    })
    const child = spawn(pinnedNode, run, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] })
    running.add(child)
    let output = ""
    const hear = (/** @type {Buffer} */ chunk) => (output += chunk)
    child.stdout.on("data", hear)
    child.stderr.on("data", hear)
    const limit = setTimeout(() => {
      output += `\nNot done after ${stepLimitMs / 60_000} minutes, so it was stopped.\n`
      child.kill("SIGTERM")
    }, stepLimitMs)
    child.on("error", (error) => (output += `${error.message}\n`))
    child.on("close", (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ ok: code === 0, output })
    })
  })

/** Counts the tests that a step ran; a step that isn't made of tests counts as one, and so does one that broke down. */
const counted = (/** @type {Step} */ step, /** @type {boolean} */ ok) => {
  /** @type {Counts} */
  const asOne = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  if (step.tests !== true) return asOne
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(join(results, `${step.name}.json`), "utf8"),
    )
    const failed = ok ? 0 : Math.max(1, numFailedTests)
    return { passed: numPassedTests, failed, skipped: numPendingTests }
  } catch {
    return { ...asOne, passed: 0 }
  }
}

/** @returns {Promise<StepReport>} */
const report = async (/** @type {Step} */ step) => {
  rmSync(join(results, `${step.name}.json`), { force: true })
  const started = Date.now()
  const { ok, output } = await carryOut(step)
  const counts = counted(step, ok)
  const details = [
    ...(step.tests === true ? [`${counts.passed} passed`] : []),
    ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
    `${((Date.now() - started) / 1000).toFixed(1)} s`,
  ]
  const line = `${ok ? "ok" : "FAILED"} (${details.join(", ")})`
  return { counts, line: ok ? line : `${line}\n\n${output.trim()}\n` }
}

/** @returns {Promise<void>} when at most so many of them have not ended */
const atMost = (/** @type {number} */ most, /** @type {readonly Promise<unknown>[]} */ steps) =>
  new Promise((resolve) => {
    let left = steps.length
    const look = () => left <= most && resolve()
    look()
    for (const step of steps)
      void step.then(() => {
        left -= 1
        look()
      })
  })

const chosen = process.argv.slice(2).filter((name) => name !== "--long" && name !== "--all")
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}; there are ${steps.map(({ name }) => name).join(", ")}.`)
  process.exit(2)
}

/** @type {readonly NodeJS.Signals[]} */
const stops = ["SIGINT", "SIGTERM"]
for (const stop of stops)
  process.on(stop, () => {
    for (const child of running) child.kill("SIGTERM")
    process.exit(130)
  })

const todo = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
ensureInstalled()
if (todo.some(({ name }) => name === "journeys" || name === "long")) {
  try {
    ensureChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
mkdirSync(results, { recursive: true })

console.log(`TEST_SEED=${seed} repeats what this run chooses.`)
if (chosen.length === 0)
  console.log(`The machine did in ${machineSpeedMs()} ms what takes ${fastDayMs} ms on a fast day.`)

/** @type {{ readonly says: string, readonly reported: Promise<StepReport> }[]} */
const begun = []
for (const step of todo) {
  const before = begun.map(({ reported }) => reported)
  begun.push({
    says: step.says,
    reported: atMost(step.alone === true ? 0 : atOnce - 1, before).then(() => report(step)),
  })
}

let [passed, failed, skipped] = [0, 0, 0]
for (const { says, reported } of begun) {
  process.stdout.write(`${says} … `)
  const { counts, line } = await reported
  console.log(line)
  passed += counts.passed
  failed += counts.failed
  skipped += counts.skipped
}
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`)
process.exitCode = failed === 0 ? 0 : 1
