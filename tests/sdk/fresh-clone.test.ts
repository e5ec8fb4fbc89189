/** `npm run sdk`, `sdk:diff`, `mock` and `replay` install what is missing, and run on the pinned Node, whatever the shell. */
import { spawn } from "node:child_process"
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("../..", import.meta.url))
const commands: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts
const names = ["sdk", "sdk:diff", "mock", "replay"]

/** Says which Node runs it, and ends as it is asked to, or when it is stopped. */
const program = `
process.on("SIGTERM", () => process.exit(9))
console.log([process.env.WHICH_NODE, ...process.argv.slice(2)].join(" "))
if (process.argv[2] === "wait") setInterval(() => {}, 1000)
else process.exitCode = 7
`

describe.each(["sh", "bash"])("on a fresh clone, by %s", (shell) => {
  let clone: string
  const nodeAt = (folder: string, name: string): void => {
    mkdirSync(join(clone, folder), { recursive: true })
    const file = join(clone, folder, "node")
    writeFileSync(file, `#!/bin/sh\nWHICH_NODE=${name} exec ${JSON.stringify(process.execPath)} "$@"\n`)
    chmodSync(file, 0o755)
  }

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), "clone-"))
    cpSync(join(root, "scripts"), join(clone, "scripts"), { recursive: true })
    for (const file of ["sdk.mjs", "sdk-diff.ts", "mock.ts", "replay.ts"])
      writeFileSync(join(clone, "scripts", file), program)
    writeFileSync(join(clone, "package.json"), `{ "type": "module" }`)
    writeFileSync(join(clone, "package-lock.json"), `{ "packages": { "": {} } }`)
    nodeAt("of-the-machine", "machine")
    nodeAt("to-install", "pinned")
    const npm = join(clone, "of-the-machine/npm")
    writeFileSync(
      npm,
      `#!/bin/sh
mkdir -p node_modules/node/bin node_modules/.bin
cp to-install/node node_modules/node/bin/node
cp to-install/node node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json
`,
    )
    chmodSync(npm, 0o755)
  })
  afterEach(() => rmSync(clone, { recursive: true, force: true }))

  const started = (name: string, argument: string) => {
    const dirs = [join(clone, "node_modules/.bin"), join(clone, "of-the-machine"), process.env["PATH"]]
    const env = { ...process.env, PATH: dirs.join(delimiter) }
    const child = spawn(shell, ["-c", `${commands[name]} ${argument}`], { cwd: clone, env })
    const said = { out: "", beside: "" }
    child.stdout.on("data", (text) => (said.out += text))
    child.stderr.on("data", (text) => (said.beside += text))
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve))
    return { child, said, ended }
  }

  it.each(names)("npm run %s installs, and answers nothing but what its program does", async (name) => {
    const { said, ended } = started(name, "HEAD")
    expect(await ended).toBe(7)
    expect(said).toEqual({
      out: "pinned HEAD\n",
      beside: expect.stringMatching(/^Installing packages … done in \d+ s\n$/u),
    })
  })

  it("hands on the signal to stop, and ends as the program did", async () => {
    const { child, said, ended } = started("mock", "wait")
    await expect.poll(() => said.out, { timeout: 20_000 }).toContain("wait")
    child.kill("SIGTERM")
    expect(await ended).toBe(9)
  })
})
