/**
 * The script of an act by what it runs: samples of the browser's profiler, mapped to the sources and summed by rooms, and
 * by the command, handler, projection or screen that stands nearest to the top of the stack.
 */
import { readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { join } from "node:path"
import type { CDPSession } from "playwright"
import { root } from "../../../scripts/base/fingerprint.mjs"

/** Microseconds between two samples. */
const everyUs = 200

interface CallFrame {
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

const maps = new Map<string, SourceMap | null>()

const mapOf = (file: string): SourceMap | null => {
  const known = maps.get(file)
  if (known !== undefined) return known
  const text = readFileSync(join(root, "dist/assets", `${file}.map`), "utf8")
  const map = new SourceMap(JSON.parse(text))
  maps.set(file, map)
  return map
}

/** Answers the path of a function's source within the project; null for the browser's own. */
const sourceOf = ({ url, lineNumber, columnNumber }: CallFrame): string | null => {
  const file = /\/assets\/([^/]+\.js)$/u.exec(url)?.[1]
  if (file === undefined) return null
  const entry = mapOf(file)?.findEntry(lineNumber, columnNumber)
  const source = entry !== undefined && "originalSource" in entry ? entry.originalSource : null
  return source?.replace(/^.*?(?=(?:src|node_modules)\/)/u, "") ?? null
}

/** Sources that a cost is said of; what they call costs on their account. */
const isNamed = (source: string): boolean =>
  /^src\/(?:commands|projections|ui\/screens|ui\/market|ui\/shell)\//u.test(source)

const libraryOf = (source: string): string => /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(source)?.[1] ?? source

/** Milliseconds by source, summed over acts. */
export type Costs = Map<string, number>

/** Starts sampling; the function that it answers stops, and adds what was sampled to `costs`. */
export const sample = async (session: CDPSession, costs: Costs): Promise<() => Promise<void>> => {
  await session.send("Profiler.setSamplingInterval", { interval: everyUs })
  await session.send("Profiler.start")
  return async () => {
    const { profile } = await session.send("Profiler.stop")
    const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
    const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
    const accountOf = (id: number): string | null => {
      let top: string | null = null
      for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
        const node = nodes.get(at)
        const source = node === undefined ? null : sourceOf(node.callFrame)
        if (source === null) continue
        top ??= libraryOf(source)
        if (isNamed(source)) return source
      }
      return top
    }
    const accounts = new Map(profile.nodes.map(({ id }) => [id, accountOf(id)]))
    profile.samples?.forEach((id, index) => {
      const account = accounts.get(id)
      const ms = (profile.timeDeltas?.[index + 1] ?? 0) / 1000
      if (typeof account === "string") costs.set(account, (costs.get(account) ?? 0) + ms)
    })
  }
}

/** The dearest sources of so many acts, in ms an act. */
export const dearest = (costs: Costs, acts: number, most = 3): string =>
  [...costs]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([source, ms]) => `${source} ${(ms / acts).toFixed(1)}`)
    .join(", ")
