/** `npm run sdk -- --watch`, as a process that somebody leaves open while they edit. docs/contracts.md. */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { ownProject } from "./own-project.ts"
import { scriptTimeoutMs } from "./run-script.ts"

const letters = "openapi/schemas/support.yaml"

describe("npm run sdk -- --watch", { timeout: scriptTimeoutMs }, () => {
  let project: string
  let watching: ChildProcess
  let lines: AsyncIterator<string>
  let errors = ""
  beforeEach(() => {
    project = ownProject()
    watching = spawn(process.execPath, ["scripts/sdk.mjs", "--watch"], {
      cwd: project,
      stdio: ["ignore", "pipe", "pipe"],
    })
    if (watching.stdout === null) throw new Error("The process says nothing.")
    lines = createInterface({ input: watching.stdout })[Symbol.asyncIterator]()
    watching.stderr?.on("data", (text) => (errors += String(text)))
  })
  afterEach(() => {
    watching.kill("SIGKILL")
    rmSync(project, { recursive: true, force: true })
  })

  const line = async (): Promise<unknown> => (await lines.next()).value
  const read = (file: string): string => readFileSync(join(project, file), "utf8")
  const write = (file: string, text: string): void => writeFileSync(join(project, file), text)

  it("writes what a change asks for, says what is wrong with another, and goes on until Ctrl-C", async () => {
    expect(await line()).toBe("Watching openapi/: The SDK is in step with the contracts.")

    const before = read(letters)
    const topic = "    topic: { type: string, maxLength: 50 }\n"
    const after = before.replace("  properties:\n", `  properties:\n${topic}`)
    expect(after).not.toBe(before)
    // An editor that saves beside the file and puts it in its place, after it saved half of it.
    write(letters, after.slice(0, 200))
    write(`${letters}.new`, after)
    renameSync(join(project, `${letters}.new`), join(project, letters))
    expect(await line()).toBe(`${letters}: Generated support.ts.`)
    expect(read("src/sdk/generated/support.ts")).toContain("topic?: string")

    write(letters, `${after}\n  : :\n`)
    const unreadable = after.split("\n").length + 1
    expect(await line()).toMatch(new RegExp(`^${letters}:(?:${unreadable}|${unreadable - 1}): can't be read: `, "u"))

    const path = "openapi/paths/support.yaml"
    const paths = read(path)
    write(letters, before)
    write(path, paths.replace(/ +security:.*\n(?: +- .*\n)*/u, ""))
    expect(await line()).toMatch(
      /: openapi\/paths\/support\.yaml:\d+: POST \/support\/send does not say who may ask\. \(and 1 more\)$/u,
    )
    expect(read("src/sdk/generated/support.ts")).toContain("topic?: string")

    write(path, paths)
    expect(await line()).toBe(`${path}: Generated support.ts.`)

    watching.kill("SIGINT")
    const [code] = await once(watching, "exit")
    expect([code, errors, (await lines.next()).done]).toEqual([0, "", true])
  })
})
