/** The options of `npm run sdk`. */
import { parseArgs } from "node:util"

export const help = `Usage: npm run sdk -- [--check] [--from FILE_OR_URL]
       npm run sdk -- --watch

Lints the contracts in openapi/ and generates src/sdk/generated/ from them.

  --from FILE_OR_URL  takes a contract in place of that of the service which its
                      server names, and then does the same
  --check             changes nothing: ends with 1 when what is generated is not
                      what the contracts say; with --from, when that contract
                      would not be taken
  --watch             does it again whenever a file below openapi/ changes, and
                      says in a line what was written or what is wrong; Ctrl-C
                      ends it

Ends with 0 when all is well, with 1 when a contract breaks a rule or something
is out of step, and with 2 when a contract can't be read.`

export interface Options {
  readonly isCheck: boolean
  readonly isWatching: boolean
  /** Null: the contracts in openapi/ stay as they are. */
  readonly from: string | null
}

/** Answers "help" where only help is asked for, and a sentence where nobody knows what is. */
export const optionsIn = (args: readonly string[]): Options | "help" | { readonly misuse: string } => {
  const known = `"npm run sdk" knows --check, --from FILE_OR_URL and --watch, not`
  const at = args.indexOf("--from")
  const from = at < 0 ? undefined : args[at + 1]
  if (at >= 0 && (from === undefined || from.startsWith("--"))) return { misuse: "--from needs a file or an address." }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        check: { type: "boolean" },
        from: { type: "string" },
        watch: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
      allowPositionals: true,
    })
    if (values.help === true) return "help"
    if (positionals.length > 0) return { misuse: `${known} ${positionals.join(" ")}.` }
    const { check: isCheck = false, watch: isWatching = false } = values
    if (isWatching && args.length > 1) return { misuse: "--watch stands alone: it writes what openapi/ says." }
    return { isCheck, isWatching, from: values.from ?? null }
  } catch {
    return { misuse: `${known} ${args.join(" ")}.` }
  }
}
