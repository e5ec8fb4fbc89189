/**
 * `npm run sdk:diff [BASE]`: what openapi/ says otherwise than BASE, what breaks clients first, with the normalisers and
 * commands that each change reaches. docs/contracts.md.
 */
import { statSync } from "node:fs"
import { parseArgs } from "node:util"
import { evidenceOf, evidenceText } from "./contract/evidence/evidence.ts"
import { readTraffic, type Answer } from "./contract/evidence/traffic.ts"
import { documentsIn } from "./contract/sdk-documents.mjs"
import { shapeTablesOf } from "./contract/sdk-shapes.mjs"
import { contractsFolder } from "./contract/services.ts"
import { isBreaking, reportOf } from "./contract/report/report.ts"
import { textOf } from "./contract/report/text.ts"
import { Unsound } from "./contract/source/parse.ts"
import { contractsAt, contractsIn, textsAt, type Contracts } from "./contract/source/read.ts"

const help = `Usage: npm run sdk:diff [BASE]

Says what the contracts in openapi/ say otherwise than BASE, and whom that
reaches. BASE is a commit, a branch or a tag, HEAD unless given; or a folder
with contracts.

Breaks the wire            clients that are out there fail
Breaks the generated code  the wire is the same to clients that are out there,
                           but what is generated from the contract is another
Warnings                   clients go on, but not as before
Notes                      nobody has to do anything

Ends with 0 when nothing breaks, with 1 when something does, and with 2 when
there is nothing to compare, or one of the two can't be read.

  --evidence FILE  decodes golden traffic, what journeys were told, by openapi/
                   and says what of it is broken (tests/traffic/golden/)`

class Misuse extends Error {}

interface Asked {
  readonly base: string
  /** A file of golden traffic. */
  readonly evidence: string | undefined
}

/** Answers null where only help is asked for. */
const askedIn = (args: readonly string[]): Asked | null => {
  let parsed
  try {
    const options = { help: { type: "boolean", short: "h" }, evidence: { type: "string" } } as const
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new Misuse(`"npm run sdk:diff" knows a BASE, --evidence FILE and --help, not ${args.join(" ")}.`)
  }
  const [base = "HEAD", ...more] = parsed.positionals
  if (parsed.values.help === true) return null
  if (more.length > 0) throw new Misuse(`"npm run sdk:diff" takes one BASE, not ${parsed.positionals.join(" and ")}.`)
  return { base, evidence: parsed.values.evidence }
}

const trafficIn = (file: string): readonly Answer[] => {
  try {
    return readTraffic(file)
  } catch (error) {
    throw new Misuse(`${file} is no golden traffic: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const contractsBefore = (base: string): Contracts => {
  const isFolder = statSync(base, { throwIfNoEntry: false })?.isDirectory() === true
  let found: Contracts | null
  try {
    found = isFolder ? contractsIn(base) : contractsAt(base)
  } catch (error) {
    if (error instanceof Unsound) throw new Misuse(`The contracts at ${base} can't be compared with. ${error.message}`)
    throw error
  }
  if (found === null)
    throw new Misuse(
      `There are no contracts at ${base}: name a commit, a branch, a tag, or a folder with core.yaml in it.`,
    )
  if (found.size === 0) throw new Misuse(`${base} has no core.yaml, notifications.yaml or support.yaml.`)
  return found
}

/** A folder has contracts alone: there the client is read with the wire types of today. */
const wireTypesAt = (base: string): ReadonlyMap<string, string> => {
  const isFolder = statSync(base, { throwIfNoEntry: false })?.isDirectory() === true
  const texts = isFolder ? null : textsAt(base, "src/sdk/generated/")
  return new Map([...(texts ?? [])].map(([name, text]) => [`sdk/generated/${name}`, text]))
}

const contractsNow = (): Contracts => {
  try {
    const found = contractsIn(contractsFolder)
    if (found.size === 0) throw new Misuse("openapi/ has no core.yaml, notifications.yaml or support.yaml.")
    return found
  } catch (error) {
    if (error instanceof Unsound) throw new Misuse(`openapi/ can't be compared. openapi/${error.message}`)
    throw error
  }
}

try {
  const asked = askedIn(process.argv.slice(2))
  if (asked === null) console.log(help)
  else {
    const { base, evidence } = asked
    const traffic = evidence === undefined ? null : trafficIn(evidence)
    const report = await reportOf(base, contractsBefore(base), contractsNow(), wireTypesAt(base))
    console.log(textOf(report))
    if (traffic !== null) {
      const newer = shapeTablesOf(await documentsIn(contractsFolder))
      console.log(`\n${evidenceText(evidence ?? "", traffic, evidenceOf(traffic, newer, report.changes))}`)
    }
    process.exitCode = isBreaking(report) ? 1 : 0
  }
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(error.message)
  process.exitCode = 2
}
