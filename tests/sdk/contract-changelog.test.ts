/** `npm run sdk:diff -- --changelog`, in a repository of its own: a part for each release, or for each commit. docs/contracts.md. */
import { execFileSync } from "node:child_process"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ownProject } from "./own-project.ts"
import { runScript, scriptTimeoutMs } from "./run-script.ts"

const people = ["-c", "user.name=Team", "-c", "user.email=team@example.com", "-c", "commit.gpgsign=false"]

describe("a changelog", { timeout: scriptTimeoutMs }, () => {
  let project: string
  const git = (...args: readonly string[]): string =>
    execFileSync("git", [...people, ...args], { cwd: project, encoding: "utf8" }).trim()

  const commit = (subject: string, file: string, from: string, to: string): void => {
    const path = join(project, file)
    const before = readFileSync(path, "utf8")
    if (!before.includes(from)) throw new Error(`${file} has no ${from}.`)
    writeFileSync(path, before.replace(from, to))
    git("commit", "--quiet", "--all", "--message", subject)
  }

  const parts = async (range: string): Promise<readonly (readonly string[])[]> => {
    const { code, said } = await runScript(project, "scripts/sdk-diff.ts", "--changelog", range, "--format", "markdown")
    if (code !== 0) throw new Error(said)
    return said.split(/^(?=## )/mu).map((part) => part.split("\n").filter((line) => line !== ""))
  }

  beforeAll(() => {
    project = ownProject()
    git("init", "--quiet")
    git("add", "openapi", "scripts", "src", "package.json", "tsconfig.json")
    git("commit", "--quiet", "--message", "all: Begin.")
    git("branch", "start")
    const price = "openapi/schemas/common.yaml"
    commit(
      "core: Tell a note with each price.",
      price,
      "    byAgreement: { type: boolean",
      "    note: { type: string }\n    byAgreement: { type: boolean",
    )
    commit("scripts: Say hello.", "package.json", '"private": true', '"private": true, "keywords": []')
    commit("core: Take the note back.", price, "    note: { type: string }\n", "")
  }, scriptTimeoutMs)
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  it("has a part for each commit that changed what the contracts say, where there is no release", async () => {
    const all = await parts("start..HEAD")
    expect(all.map(([title]) => title)).toEqual([
      expect.stringContaining("core: Take the note back."),
      expect.stringContaining("core: Tell a note with each price."),
    ])
    expect(all.map((lines) => lines.join("\n"))).toEqual([
      expect.stringContaining("Price.note is gone"),
      expect.stringContaining("Price.note is new"),
    ])
  })

  it("says of two commits that mean the same that they do", async () => {
    git("branch", "same", "HEAD~1")
    const { code, said } = await runScript(project, "scripts/sdk-diff.ts", "--changelog", "HEAD~2..same")
    expect([code, said]).toEqual([0, "same means what HEAD~2 means.\n"])
  })

  it("has a part for each release, and one for what came after the last", async () => {
    git("tag", "v1.0", "HEAD~2")
    const all = await parts("start..HEAD")
    expect(all.map(([title]) => title)).toEqual([expect.stringContaining("HEAD"), expect.stringContaining("v1.0")])
    expect(all[0]?.join("\n")).toContain("Price.note is gone")
    expect(all[1]?.join("\n")).toContain("Price.note is new")
  })
})
