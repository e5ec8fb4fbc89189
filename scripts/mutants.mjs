/**
 * `npm run test:mutants [-- COUNT [SEED]]`: puts COUNT random mistakes, one at a time, into a copy of the pure rooms of
 * the client, runs the unit tests that import the file, and prints which mistakes neither a test nor the type check notices.
 * The same seed makes the same mistakes in the same sources. Not a part of `npm test`: what survives may be worth a test, or
 * mean the same.
 */
// @ts-check
import { execFileSync, spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { setImmediate } from "node:timers/promises"
import { root } from "./base/fingerprint.mjs"
import { pinnedEnvironment, pinnedNode } from "./base/install.mjs"
import { mutated, mutationsOf } from "./house/mutations.mjs"

const rooms = ["domain", "events/wire", "projections", "commands", "log"]
const usualCount = 20
/** A mistake that makes a test run for ever is noticed. */
const limitMs = 5 * 60_000
/** For the tests of all these files at once, before any mistake. */
const allLimitMs = 20 * 60_000

const [count = usualCount, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error("npm run test:mutants -- COUNT SEED: two whole numbers.")
  process.exit(2)
}

/** Random numbers from 0 to below 1 (mulberry32). */
const randomFrom = (/** @type {number} */ start) => {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The repository as it is now, committed or not, so that nobody's sources are touched. */
const copied = () => {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"))
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
  for (const path of listed.split("\n").filter((one) => one !== "" && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction")
  return folder
}

const folder = copied()
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
for (const stop of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(stop, () => process.exit(130))

/** Runs unit tests, as vitest is asked; the output where one fails or where they take too long. */
const failureOf = (/** @type {readonly string[]} */ asked, timeout = limitMs) => {
  const { status, signal, error, stdout, stderr } = spawnSync(
    pinnedNode,
    ["node_modules/vitest/vitest.mjs", ...asked, "--run", "--project=unit", "--bail=1", "--passWithNoTests"],
    { cwd: folder, env: pinnedEnvironment({ NO_COLOR: "1" }), encoding: "utf8", timeout, maxBuffer: 2 ** 28 },
  )
  // Stopped by somebody, as by Ctrl-C, and not at the time limit: that says nothing of the mistake.
  if (signal !== null && error === undefined) process.exit(130)
  return status === 0
    ? null
    : `${stdout}${stderr}${signal === null ? "" : `Stopped after ${timeout / 60_000} minutes.`}`
}

const tests = globSync("tests/**/*.test.{ts,tsx}", { cwd: folder }).map((path) => ({
  path,
  source: readFileSync(join(folder, path), "utf8"),
}))

/** Answers whether a test that imports the file by itself fails: such tests are few, and notice most. */
const isNoticedNearby = (/** @type {string} */ path) => {
  const nearest = tests.filter(({ source }) => source.includes(`${path}"`)).map((test) => test.path)
  return nearest.length > 0 && failureOf(nearest) !== null
}

/** Answers whether the sources compile: a mistake that does not never gets as far as a test. */
const compiles = () => {
  const args = ["node_modules/typescript7/bin/tsc", "-p", "tsconfig.json", "--noEmit"]
  return spawnSync(pinnedNode, args, { cwd: folder, env: pinnedEnvironment() }).status === 0
}

/**
 * Answers how a mistake in the file ends, by what is asked sooner first: the compiler takes as long as a few tests, all
 * tests far longer.
 */
const endOf = (/** @type {string} */ path) => {
  if (isNoticedNearby(path)) return "noticed"
  if (!compiles()) return "does not compile"
  return failureOf(["related", path]) === null ? "SURVIVED" : "noticed"
}

const all = rooms
  .flatMap((room) => globSync(`src/${room}/**/*.ts`, { cwd: folder }))
  .sort()
  .flatMap((path) => {
    const source = readFileSync(join(folder, path), "utf8")
    return mutationsOf(path, source).map((mutation) => ({ path, source, mutation }))
  })
const random = randomFrom(seed)
const chosen = Array.from({ length: Math.min(count, all.length) }, () =>
  all.splice(Math.floor(random() * all.length), 1),
).flat()
console.log(
  `${chosen.length} of ${chosen.length + all.length} mistakes; npm run test:mutants -- ${count} ${seed} makes them again.`,
)

const broken = failureOf(["related", ...new Set(chosen.map(({ path }) => path))], allLimitMs)
if (broken !== null) {
  console.error(`Without any mistake, tests fail already:\n${broken}`)
  process.exit(1)
}

const ends = { noticed: 0, "does not compile": 0, SURVIVED: 0 }
for (const { path, source, mutation } of chosen) {
  await setImmediate() // signals are handled between turns of the event loop, and `spawnSync` takes none
  writeFileSync(join(folder, path), mutated(source, mutation))
  const end = endOf(path)
  writeFileSync(join(folder, path), source)
  ends[end] += 1
  const line = source.slice(0, mutation.start).split("\n").length
  const was = source.slice(mutation.start, mutation.end).replaceAll(/\s+/gu, " ")
  console.log(`${end.padEnd(16)} ${path}:${line} ${was.slice(0, 80)} → ${mutation.to.slice(0, 80)}`)
}
console.log(`${ends.noticed} noticed, ${ends["does not compile"]} do not compile, ${ends.SURVIVED} survived`)
