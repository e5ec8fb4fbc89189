/** The options of `npm run sdk:diff`. */
import { parseArgs } from "node:util"
import { formats, isFormat, type Format } from "./report/formats.ts"

export const help = `Usage: npm run sdk:diff [BASE] [-- --format FORMAT]
       npm run sdk:diff -- --changelog FROM..TO [--format FORMAT]

Says what the contracts in openapi/ say otherwise than BASE, and whom that
reaches. BASE is a commit, a branch or a tag, HEAD unless given; or a folder
with contracts.

  --changelog FROM..TO  what changed from one commit to another, release by
                        release: one for each tag on the way, or where there
                        is no tag at all, for each commit that changed openapi/
  --evidence FILE       decodes golden traffic, what journeys were told, by
                        openapi/, says what of it is broken, and which screens
                        end otherwise (tests/traffic/golden/); or says what a
                        server counted of each change that breaks
                        (npm run -s admin -- contract-usage)
  --format FORMAT       text (unless given), markdown, json, github, junit, html

Breaks the wire            clients that are out there fail
Breaks the generated code  the wire is the same to clients that are out there,
                           but what is generated from the contract is another
Approved                   breaks, and openapi/approved.yaml has who answers
Warnings                   clients go on, but not as before
Notes                      nobody has to do anything

Ends with 0 when nothing breaks that isn't approved, with 1 when something does,
and with 2 when there is nothing to compare, or something can't be read. A
changelog ends with 0, whatever broke.`

export interface Options {
  readonly format: Format
  readonly base: string
  /** A file of golden traffic, or of counts. */
  readonly evidence: string | null
  /** Null: the contracts in openapi/ are compared with the base. */
  readonly changelog: { readonly from: string; readonly to: string } | null
}

/** Answers "help" where only help is asked for, and a sentence where nobody knows what is. */
export const optionsIn = (args: readonly string[]): Options | "help" | { readonly misuse: string } => {
  let parsed
  try {
    const options = {
      help: { type: "boolean", short: "h" },
      format: { type: "string", default: "text" },
      changelog: { type: "string" },
      evidence: { type: "string" },
    } as const
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true })
  } catch {
    return {
      misuse: `"npm run sdk:diff" knows a BASE, --format, --changelog, --evidence FILE and --help, not ${args.join(" ")}.`,
    }
  }
  const { help: isHelp, format, changelog, evidence = null } = parsed.values
  const [base = "HEAD", ...more] = parsed.positionals
  if (isHelp === true) return "help"
  const names = parsed.tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []))
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) return { misuse: `--${twice} stands more than once, and is one.` }
  if (!isFormat(format)) return { misuse: `--format is one of ${Object.keys(formats).join(", ")}, not ${format}.` }
  if (more.length > 0) return { misuse: `"npm run sdk:diff" takes one BASE, not ${parsed.positionals.join(" and ")}.` }
  if (evidence !== null && changelog !== undefined) return { misuse: "--evidence is of one comparison." }
  if (changelog === undefined) return { format, base, evidence, changelog: null }
  const [, from, to] = /^(.+?)\.\.([^.].*)$/u.exec(changelog) ?? []
  if (from === undefined || to === undefined || parsed.positionals.length > 0)
    return { misuse: "--changelog takes two commits, as FROM..TO, and no BASE." }
  return { format, base, evidence, changelog: { from, to } }
}
