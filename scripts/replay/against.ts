/** Today's recipes and those of another revision on one log, each in a process of its own. */
import { execFile, spawn } from "node:child_process"
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { changesBetween, type Change } from "../../src/log/changes.ts"
import { encodeLog } from "../../src/log/codec.ts"
import type { LogIndex } from "../../src/log/log-index.ts"
import { pathText } from "../../src/log/readable.ts"
import { atMost, changeLine, happened, type Answer } from "./answers.ts"
import { Misuse } from "./options.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const program = fileURLToPath(new URL("fold-of.ts", import.meta.url))

const run = promisify(execFile)

/** Read models of a long life are large. */
const maxBuffer = 2 ** 30

/** The first revision that has what the program asks. */
const needed = "src/log/log-index.ts"

const commitOf = async (ref: string): Promise<string> => {
  try {
    const { stdout } = await run("git", ["rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`], { cwd: root })
    return stdout.trim()
  } catch {
    throw new Misuse(`--against ${ref}: git knows no such revision.`)
  }
}

/** Fails where either program fails: half an archive would fold like a revision that lacks files. */
const unpack = async (commit: string, folder: string): Promise<void> => {
  const archive = spawn("git", ["archive", "--format=tar", commit, "package.json", "src"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const tar = spawn("tar", ["-x", "-C", folder], { stdio: ["pipe", "inherit", "inherit"] })
  archive.stdout.pipe(tar.stdin)
  const ends = [archive, tar].map(
    (one) =>
      new Promise<number | null>((resolve, reject) => {
        one.once("error", reject)
        one.once("close", resolve)
      }),
  )
  if ((await Promise.all(ends)).some((code) => code !== 0)) throw new Error(`${commit} could not be unpacked.`)
}

const folds = async (folder: string, file: string, at?: number): Promise<string> => {
  const args = [program, folder, file, ...(at === undefined ? [] : [String(at)])]
  return (await run(process.execPath, args, { maxBuffer })).stdout
}

interface Sides {
  readonly before: unknown
  readonly after: unknown
}

const inRevision = async <T>(ref: string, ask: (folder: string) => Promise<T>): Promise<T> => {
  const commit = await commitOf(ref)
  const folder = await mkdtemp(join(tmpdir(), "replay-against-"))
  try {
    try {
      await run("git", ["cat-file", "-e", `${commit}:${needed}`], { cwd: root })
    } catch {
      throw new Misuse(`--against ${ref}: it has no ${needed} yet, which answers such questions.`)
    }
    await unpack(commit, folder)
    await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction")
    return await ask(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const statesAt = async (folder: string, file: string, at: number): Promise<Sides> =>
  JSON.parse(await folds(folder, file, at)) as Sides

const indented = (change: Change): string => `    ${changeLine(change)}`

/** Two revisions in their folders, and the log that both fold. */
interface Revisions {
  readonly today: string
  readonly other: string
  readonly file: string
}

const changesAt = async ({ today, other, file }: Revisions, at: number) => {
  const [before, after] = await Promise.all([statesAt(other, file, at), statesAt(today, file, at)])
  return {
    /** The parts that differed before the event already. */
    earlier: changesBetween(before.before, after.before),
    changes: changesBetween(before.after, after.after),
  }
}

/** The place of the first event that changes other things in one revision than in the other; null: none does. */
const firstDifference = async ({ today, other, file }: Revisions, end: number) => {
  const [mine = [], theirs = []] = (await Promise.all([folds(today, file), folds(other, file)])).map((said) =>
    said.split("\n"),
  )
  const place = Array.from({ length: end }, (_, at) => at).find((at) => mine[at + 1] !== theirs[at + 1])
  return { at: place ?? null, startsAlike: mine[0] === theirs[0] }
}

/** Compares what each event changes, up to a place of the log. */
export const against = (ref: string, { log }: LogIndex, end: number): Promise<Answer> =>
  inRevision(ref, async (other) => {
    const some = { header: log.header, envelopes: log.envelopes.slice(0, end) }
    const revisions = { today: root, other, file: join(other, "log.ndjson") }
    await writeFile(revisions.file, encodeLog(some))
    const { at, startsAlike } = await firstDifference(revisions, end)
    const start = startsAlike ? [] : (await changesAt(revisions, 0)).earlier
    const startLines = startsAlike ? [] : ["They differ from the start:", ...atMost(start.map(indented))]
    if (at === null)
      return {
        lines: [...startLines, `same: each of the ${end} events changes what it changes in ${ref}.`],
        json: { ref, same: startsAlike, start, first: null },
      }
    const { earlier, changes } = await changesAt(revisions, at)
    const known = new Set(earlier.map(({ path }) => pathText(path)))
    const fresh = changes.filter(({ path }) => !known.has(pathText(path)))
    const shown = fresh.length > 0 ? fresh : changes
    return {
      lines: [
        ...startLines,
        `They differ since ${happened(some, at)}.`,
        ...atMost(shown.map(indented)),
        `Left of each arrow is ${ref}, right of it are today's recipes.`,
      ],
      json: { ref, same: false, start, first: { seq: log.envelopes[at]?.seq, changes: shown } },
    }
  })
