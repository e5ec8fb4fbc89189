/** `docs/operating/market` gives commands the values that systemd gives to nodes, whatever signs they have. */
import { spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "market-"))
  mkdirSync(join(folder, "bin"))
  const text = readFileSync(join(root, "docs/operating/market"), "utf8")
    .replaceAll("/etc/marketplace/environment", join(folder, "environment"))
    .replaceAll("/opt/marketplace", folder)
    .replaceAll("/usr/local/sbin", join(folder, "bin"))
  writeFileSync(join(folder, "market"), text)
  // Stands in for the program that becomes the nodes' user, and prints what it was to run, and with which variables.
  const say = "const [, ...words] = process.argv; console.log(JSON.stringify({ words, environment: process.env }))"
  writeFileSync(join(folder, "bin/setpriv"), `#!/bin/sh\nexec '${process.execPath}' -e '${say}' -- "$@"\n`)
  chmodSync(join(folder, "bin/setpriv"), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

const market = (environment: string, ...words: readonly string[]) => {
  writeFileSync(join(folder, "environment"), environment)
  return spawnSync("/bin/sh", [join(folder, "market"), ...words], { encoding: "utf8", env: {} })
}

interface Ran {
  readonly words: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

const ranOf = (environment: string, ...words: readonly string[]): Ran => {
  const { stdout, stderr } = market(environment, ...words)
  expect(stderr).toBe("")
  return JSON.parse(stdout)
}

it.each([
  ["A=plain", "plain"],
  [" A = two  words ", "two  words"],
  ["A=$HOME, $(id) and `id`", "$HOME, $(id) and `id`"],
  [`A="it's $5 of me "`, "it's $5 of me "],
  [`A='say "hi" to $x'`, `say "hi" to $x`],
  [`A=it's "so"`, `it's "so"`],
  ["A=a#b #c;d&e=f?g*", "a#b #c;d&e=f?g*"],
  ["A=", ""],
  ["A=windows\r", "windows"],
  ["# A=1\n;A=2\nno assignment\n\nA=3", "3"],
  ["A=1\nA=2", "2"],
])("reads %j as systemd does", (line, value) => {
  expect(ranOf(line, "doctor").environment["A"]).toBe(value)
})

it.each([
  ["A=a\\ b", "has a backslash"],
  ['A="two\nlines"', "begins with a quote that does not end it"],
  ['A="x" "y"', "has the quote within it"],
  ["export A=secret", "a name has letters"],
])("refuses %j, and shows no value", (line, says) => {
  const { status, stdout, stderr } = market(`B=1\n${line}`, "doctor")
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toContain(`${join(folder, "environment")}, line 2: `)
  expect(stderr).toContain(says)
  expect(stderr).not.toContain("secret")
})

it("runs a command of an operator's, word by word", () => {
  const { words, environment } = ranOf("DATA_DIR=/srv/files", "backup", "a folder")
  expect(words.slice(words.indexOf("npm"))).toEqual(["npm", "run", "--silent", "admin", "--", "backup", "a folder"])
  expect(environment).toMatchObject({ DATA_DIR: "/srv/files", NODE_ENV: "production" })
})

it("runs a node on a port, with its numbers where the unit has them", () => {
  const { words, environment } = ranOf("A=1", "node", "4001")
  expect(words.slice(-2).join(" ")).toBe("node_modules/.bin/node server/main.ts")
  expect(environment).toMatchObject({ PORT: "4001", METRICS_PORT: "14001", DATA_DIR: "/var/lib/marketplace" })
  expect(market("A=1", "node").stderr).toBe("A node has a port: market node 4001\n")
})
