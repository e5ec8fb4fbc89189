/** Reads the client's sources into a graph, once for each state of them: it is kept by what the sources say. */
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Graph } from "./graph.ts"

/** Has the graphs that are kept. */
export const graphFolder = fileURLToPath(new URL("../../../node_modules/.cache/contract-impact/", import.meta.url))
const here = fileURLToPath(new URL("./", import.meta.url))
const sources = fileURLToPath(new URL("../../../src/", import.meta.url))

const built = async (replaced: ReadonlyMap<string, string>): Promise<Graph> => {
  const { buildGraph } = await import("./build.ts")
  return buildGraph(replaced)
}

/** Graphs that are kept, each of 3 MB: those of a few branches and bases. */
const mostKept = 8

const dropOldest = (): void => {
  const names = readdirSync(graphFolder).map((name) => join(graphFolder, name))
  const writtenAt = (name: string): number => statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const newestFirst = names.toSorted((a, b) => writtenAt(b) - writtenAt(a))
  for (const name of newestFirst.slice(mostKept - 1)) rmSync(name, { force: true })
}

/** `replaced`: texts in place of files, by their way below `src/`. */
export const clientGraph = async (replaced: ReadonlyMap<string, string>): Promise<Graph> => {
  const hash = createHash("sha256")
  const add = (from: string, name: string): void =>
    void hash.update(`${name}\0${replaced.get(name) ?? readFileSync(join(from, name), "utf8")}\0`)
  for (const name of readdirSync(here).toSorted()) add(here, name)
  const names = readdirSync(sources, { recursive: true, encoding: "utf8" })
  for (const name of names.toSorted()) if (/\.tsx?$/u.test(name)) add(sources, name)
  const kept = join(graphFolder, `${hash.digest("hex").slice(0, 32)}.json`)
  try {
    return JSON.parse(readFileSync(kept, "utf8")) as Graph
  } catch {
    // Somebody at a terminal waits for half a minute; a pipeline's log has no use for the line.
    if (process.stderr.isTTY)
      console.error("The compiler reads the client, the first time and after each edit of src/ …")
    const graph = await built(replaced)
    mkdirSync(graphFolder, { recursive: true })
    dropOldest()
    // Another run may do the same at this moment: each writes a file of its own first.
    const own = `${kept}.${process.pid}`
    writeFileSync(own, JSON.stringify(graph))
    renameSync(own, kept)
    return graph
  }
}
