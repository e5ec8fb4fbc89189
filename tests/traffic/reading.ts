/** Reads what the projects of one run dumped of their traffic, and counts it. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { WireLine } from "./dump.ts"
import { shortestSought } from "./search.ts"
import type { Secret } from "./secrets.ts"

export interface Traffic {
  readonly logLines: readonly string[]
  /** The secrets that are long enough to be sought. */
  readonly secrets: readonly Secret[]
  /** The number of times that something was asked and answered. */
  readonly requests: number
  /** Servers that said in a log where they listen, as process and port. */
  readonly servers: ReadonlySet<string>
  /** Servers that answered as ours do, in the same way; stand-ins that do so too are only elsewhere than in the parts. */
  readonly answering: ReadonlySet<string>
}

/** The words of `npm start` for whoever tries the demo are theirs to read: the password of people who don't exist. */
const announced = /^ {2}Demo sign-ins, all with the password /u

const ownPath = /^\/(?:api|hubs|identity)\//u

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.endsWith(ending))

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")

const listening = (line: string): string | undefined => /Server listening at https?:\/\/\S+:(\d+)/u.exec(line)?.[1]

/** A process that was killed may have left its last line half written. */
const wireLine = (line: string): readonly WireLine[] => (line.endsWith("}") ? [JSON.parse(line) as WireLine] : [])

/** The parts of a run are folders, one a project; a run without one of them is not whole. */
export const readTraffic = (folder: string, parts: readonly string[]): Traffic => {
  const missing = parts.filter((part) => !existsSync(join(folder, part)))
  if (missing.length > 0)
    throw new Error(
      `No traffic of ${missing.join(" and ")} was dumped: run \`npm test -- ${parts.join(" ")} traffic\`, which does that first.`,
    )
  const logLines: string[] = []
  const secrets: Secret[] = []
  const [servers, answering] = [new Set<string>(), new Set<string>()]
  let requests = 0
  for (const partName of readdirSync(folder)) {
    const part = join(folder, partName)
    for (const name of filesIn(part, ".log"))
      for (const line of linesOf(join(part, name))) {
        const port = listening(line)
        if (port !== undefined) servers.add(`${name.slice(0, -".log".length)}:${port}`)
        if (!announced.test(line)) logLines.push(line)
      }
    for (const name of filesIn(part, ".wire"))
      for (const line of linesOf(join(part, name)).flatMap(wireLine)) {
        if ("kind" in line) {
          if (line.value.length >= shortestSought) secrets.push(line)
        } else {
          requests += 1
          if (parts.includes(partName) && ownPath.test(line.path))
            answering.add(`${name.slice(0, -".wire".length)}:${line.port}`)
        }
      }
  }
  return { logLines, secrets, requests, servers, answering }
}
