/** `npm run replay -- --against` as a developer runs it, in a repository whose recipes were changed. architecture: Replay. */
import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { encodeLog } from "../../src/log/codec.ts"
import { enveloped } from "../arbitraries/logs.ts"
import { header } from "./some-log.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const dir = mkdtempSync(join(tmpdir(), "against-"))
const file = join(dir, "run.ndjson")

const run = promisify(execFile)
const git = (...args: readonly string[]) =>
  run("git", ["-c", "user.name=a", "-c", "user.email=a@a.example", ...args], { cwd: dir })

const replay = async (...args: readonly string[]): Promise<string> =>
  (await run(process.execPath, ["scripts/replay.ts", file, ...args], { cwd: dir })).stdout

/** Two thousand small files are copied and committed, with both cores busy. */
const copyingMs = 60_000

beforeAll(async () => {
  for (const part of ["package.json", "src", "scripts/replay", "scripts/replay.ts"])
    cpSync(join(root, part), join(dir, part), { recursive: true })
  symlinkSync(join(root, "node_modules"), join(dir, "node_modules"))
  await git("init", "--quiet")
  await git("add", "src", "scripts", "package.json")
  await git("commit", "--quiet", "--message", "before")
  const recipe = join(dir, "src/projections/connection.ts")
  const text = readFileSync(recipe, "utf8")
  writeFileSync(recipe, text.replace("draft.online = online", "draft.online = true"))
  const events = [true, false, true].map((online, at) =>
    enveloped({ type: "NetworkChanged", online }, at + 1, "system"),
  )
  writeFileSync(file, encodeLog({ header, envelopes: events }))
}, copyingMs)
afterAll(() => rmSync(dir, { recursive: true }))

describe("a log by the recipes of two revisions", () => {
  it("differs since the first event that changes other things", async () => {
    expect(await replay("--against", "HEAD")).toBe(
      [
        "They differ since seq 2 NetworkChanged, by the app itself.",
        "    connection.online: false → true",
        "Left of each arrow is HEAD, right of it are today's recipes.",
        "",
      ].join("\n"),
    )
    const told: unknown = JSON.parse(await replay("--against", "HEAD", "--json"))
    expect(told).toMatchObject({ same: false, first: { seq: 2, changes: [{ before: false, after: true }] } })
  })

  it("is the same up to there", async () => {
    expect(await replay("--against", "HEAD", "--until", "1")).toMatch(/^same: each of the 1 events/u)
  })

  it("is no answer where there is no such revision", async () => {
    for (const ref of ["none", "--help"])
      await expect(replay(`--against=${ref}`)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/: git knows no such revision/u),
      })
  })
})
