/** The options of `npm run mock`. */
import { parseArgs, type ParseArgsOptionsConfig } from "node:util"

export const help = `Usage: npm run mock [-- --from FILE] [--port N] [--origin ORIGIN]

Answers each operation of the contracts in openapi/ with its example, before there
is a server. Requests are checked by the contract.

  --from FILE      serves that contract alone, in YAML or JSON, with all that it
                   refers to, at the path of its first server
  --port N         listens there; 4010 unless given
  --origin ORIGIN  lets pages of this origin ask; http://localhost:4000 unless
                   given, and more than one may be

A request chooses another answer by "Prefer: code=404", and another example by
"Prefer: example=NAME".

Screens ask it where the server that serves them is told so: its first lines say how.

Hub messages are not served. Ctrl-C ends it; ends with 2 when a contract can't be
served.`

export interface MockOptions {
  /** Null: the contracts in openapi/. */
  readonly from: string | null
  readonly port: number
  readonly origins: readonly string[]
}

const largestPort = 65_535

/** The port of the reference server, as it is started. */
export const usualPort = "4000"
const usualOrigin = `http://localhost:${usualPort}`

/** A browser says the origin of a page without a path, and compares it letter by letter. */
const isOrigin = (text: string): boolean =>
  /^https?:/u.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Answers "help" where only help is asked for, and a sentence where nobody knows what is. */
export const mockOptionsIn = (args: readonly string[]): MockOptions | "help" | { readonly misuse: string } => {
  let values
  try {
    const options = {
      help: { type: "boolean", short: "h" },
      from: { type: "string" },
      port: { type: "string", default: "4010" },
      origin: { type: "string", multiple: true, default: [usualOrigin] },
    } satisfies ParseArgsOptionsConfig
    values = parseArgs({ args: [...args], options }).values
  } catch {
    return { misuse: `"npm run mock" knows --from FILE, --port N and --origin ORIGIN, not ${args.join(" ")}.` }
  }
  if (values.help === true) return "help"
  const port = Number(values.port)
  if (!/^\d+$/u.test(values.port) || port > largestPort) return { misuse: `--port is a number, not ${values.port}.` }
  const wrong = values.origin.find((one) => !isOrigin(one))
  if (wrong !== undefined) return { misuse: `--origin is that of a page, such as ${usualOrigin}, not ${wrong}.` }
  return { from: values.from ?? null, port, origins: values.origin }
}
