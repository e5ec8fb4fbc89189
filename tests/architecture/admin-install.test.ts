/** `npm run admin` installs packages in a fresh clone of one's own, and nowhere by surprise. */
import { spawnSync } from "node:child_process"
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { root } from "../../scripts/base/fingerprint.mjs"

const locked = {
  "": {},
  "node_modules/node": { version: "1.0.0", integrity: "sha512-node" },
  "node_modules/kysely": { version: "2.0.0", integrity: "sha512-kysely" },
  "node_modules/vitest": { version: "3.0.0", integrity: "sha512-vitest", dev: true },
}
const steps = "npm ci && npm run build && npm prune --omit=dev"
const nobody = 65_534
const isRoot = process.getuid?.() === 0

let folder = ""
const write = (path: string, packages: object): void =>
  writeFileSync(join(folder, path), JSON.stringify({ lockfileVersion: 3, packages }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "admin-install-"))
  cpSync(join(root, "scripts/base"), join(folder, "scripts/base"), { recursive: true })
  cpSync(join(root, "scripts/admin.mjs"), join(folder, "scripts/admin.mjs"))
  write("package-lock.json", locked)
  mkdirSync(join(folder, "bin"))
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\necho "$@" > ${join(folder, "npm-was-asked")}\nexit 1\n`)
  chmodSync(join(folder, "bin/npm"), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

const admin = (environment: Readonly<Record<string, string>> = {}): string => {
  const env = { PATH: [join(folder, "bin"), "/usr/bin", "/bin"].join(delimiter), ...environment }
  const { status, stderr } = spawnSync(process.execPath, ["scripts/admin.mjs", "list"], {
    cwd: folder,
    env,
    encoding: "utf8",
  })
  expect(status).toBe(1)
  return stderr
}

const askedNpm = (): boolean => existsSync(join(folder, "npm-was-asked"))

/** The folder as npm has left it, with a list of its own. */
const withPackages = (...paths: readonly (keyof typeof locked)[]): void => {
  mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true })
  writeFileSync(join(folder, "node_modules/node/bin/node"), "")
  write("node_modules/.package-lock.json", Object.fromEntries(paths.map((path) => [path, locked[path]])))
}

describe("installs", () => {
  it("in a fresh clone", () => {
    expect(admin()).toContain("Installing packages")
    expect(askedNpm()).toBe(true)
  })

  it("in one that development has left behind its lock", () => {
    withPackages("node_modules/node", "node_modules/vitest")
    expect(admin()).toContain("Installing packages")
    expect(askedNpm()).toBe(true)
  })
})

describe("says what is missing, and which command installs it", () => {
  it("where NODE_ENV is production", () => {
    expect(admin({ NODE_ENV: "production" })).toBe(
      `No packages are installed in ${folder}. Install them there as its owner: cd ${folder} && ${steps}\n`,
    )
    expect(askedNpm()).toBe(false)
  })

  it("where the packages of development were pruned", () => {
    withPackages("node_modules/node")
    expect(admin()).toBe(
      `In ${folder} kysely is missing, or of another version. Install it there as its owner: cd ${folder} && ${steps}\n`,
    )
    expect(askedNpm()).toBe(false)
  })

  it.skipIf(!isRoot)("where the folder is another user's", () => {
    chownSync(folder, nobody, nobody)
    expect(admin()).toContain(`No packages are installed in ${folder}. Install them there as its owner`)
    expect(askedNpm()).toBe(false)
  })
})
