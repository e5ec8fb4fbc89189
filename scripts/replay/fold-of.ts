/**
 * A program of its own: folds a log by the recipes of the revision in a folder. For each event it prints a digest of what
 * the event changed, or, given an event's number, the read models on both of its sides. `npm run replay -- --against`
 * runs it for two revisions.
 */
import { createHash } from "node:crypto"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { changesBetween } from "../../src/log/changes.ts"
import { orderedJson } from "../../src/log/hashes.ts"
import { readLog } from "./read-log.ts"

type Module = typeof import("../../src/log/log-index.ts")

const [folder = "", file = "", seq] = process.argv.slice(2)

const { createLogIndex } = (await import(pathToFileURL(join(folder, "src/log/log-index.ts")).href)) as Module
const { decoded } = await readLog(file)
if ("problem" in decoded) throw new Error(decoded.problem.why)
const index = createLogIndex(decoded.log)

const digest = (value: unknown): string => createHash("sha256").update(orderedJson(value)).digest("base64url")

if (seq === undefined) {
  const lines = [digest(index.readAfter(0))]
  for (const { before, after } of index.steps(0, index.length))
    lines.push(before === after ? "" : digest(changesBetween(index.read(before), index.read(after))))
  console.log(lines.join("\n"))
} else {
  const at = Number(seq)
  console.log(orderedJson({ before: index.readAfter(at), after: index.readAfter(at + 1) }))
}
