/**
 * `npm run sdk:diff [BASE]`: what openapi/ says otherwise than BASE, what breaks clients first, with the screens that each
 * change reaches. docs/contracts.md.
 */
import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { takenByNpm } from "./base/taken-by-npm.ts"
import { help, optionsIn, type Options } from "./contract/diff-options.ts"
import { evidenceFile, type EvidenceFile } from "./contract/evidence/file.ts"
import type { Traffic } from "./contract/evidence/traffic.ts"
import { countedEvidence } from "./contract/evidence/usage.ts"
import { approvalsIn, type Approval } from "./contract/report/approvals.ts"
import { isCommit, releasesIn, type Release } from "./contract/report/changelog.ts"
import { formats, isFormat } from "./contract/report/formats.ts"
import { clientWith } from "./contract/refold/bundled.ts"
import { reportOf, type Evidence } from "./contract/report/report.ts"
import { isBreaking, type Report } from "./contract/report/reported.ts"
import { withPathParameters } from "./contract/normal/path-parameters.ts"
import { contractsFolder } from "./contract/services.ts"
import { Unsound } from "./contract/source/parse.ts"
import { contractsAt, contractsIn, textsAt, type Contracts } from "./contract/source/read.ts"

class Misuse extends Error {}

const isFolder = (base: string): boolean => statSync(base, { throwIfNoEntry: false })?.isDirectory() === true

const evidenceAt = (file: string): EvidenceFile => {
  if (!existsSync(file)) throw new Misuse(`There is no file ${file}.`)
  if (isFolder(file)) throw new Misuse(`${file} is a folder, and no file of evidence.`)
  try {
    return evidenceFile(readFileSync(file, "utf8"))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Misuse(`${file} is no evidence, neither golden traffic nor counts of a server: ${why}.`)
  }
}

const contractsBefore = (base: string): Contracts => {
  let found: Contracts | null
  try {
    found = isFolder(base) ? contractsIn(base) : contractsAt(base)
    if (found !== null) withPathParameters(found)
  } catch (error) {
    if (error instanceof Unsound) throw new Misuse(`The contracts at ${base} can't be compared with. ${error.message}`)
    throw error
  }
  if (found === null) {
    // npm leaves no trace of an option that it takes for its own before "--" but the value.
    const meant = isFormat(base) ? ` For a format write "npm run sdk:diff -- --format ${base}".` : ""
    throw new Misuse(
      `There are no contracts at ${base}: name a commit, a branch, a tag, or a folder with core.yaml in it.${meant}`,
    )
  }
  if (found.size === 0) throw new Misuse(`${base} has no core.yaml, notifications.yaml or support.yaml.`)
  return found
}

/** A folder has contracts alone: there the client is read with the wire types of today. */
const wireTypesAt = (base: string): ReadonlyMap<string, string> => {
  const texts = isFolder(base) ? null : textsAt(base, "src/sdk/generated/")
  return new Map([...(texts ?? [])].map(([name, text]) => [`sdk/generated/${name}`, text]))
}

/** Reads something of openapi/; what is unsound is said with its file and line. */
const now = <Read>(read: () => Read): Read => {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unsound) throw new Misuse(`openapi/ can't be compared. openapi/${error.message}`)
    throw error
  }
}

const contractsNow = (): Contracts => {
  const found = now(() => withPathParameters(contractsIn(contractsFolder)))
  if (found.size === 0) throw new Misuse("openapi/ has no core.yaml, notifications.yaml or support.yaml.")
  return found
}

const approvals = (): readonly Approval[] => {
  const file = "approved.yaml"
  const path = join(contractsFolder, file)
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return []
  return now(() => approvalsIn(file, readFileSync(path, "utf8")))
}

/** Loads what recorded answers alone need, which takes as long as all else. */
const evidenceOf = async (
  name: string,
  traffic: Traffic,
  wireTypes: ReadonlyMap<string, string>,
): Promise<Evidence> => {
  const { documentsIn } = await import("./contract/sdk-documents.mjs")
  const { shapeTablesOf } = await import("./contract/sdk-shapes.mjs")
  const newer = shapeTablesOf(await documentsIn(contractsFolder))
  return { name, traffic, newer, client: await clientWith(wireTypes) }
}

const today = (): string => new Date().toISOString().slice(0, "YYYY-MM-DD".length)

/** Answers null for a commit on the way whose contracts can't be read; the part that follows has its changes, too. */
const contractsOnTheWay = ({ to, subject }: Release, end: string): Contracts | null => {
  try {
    return contractsBefore(to)
  } catch (error) {
    if (!(error instanceof Misuse) || subject === null || to === end) throw error
    console.error(`${error.message} What it changed is told with the next commit.`)
    return null
  }
}

/** A changelog is of the contracts alone. */
const nobodyAsks = { wireTypes: null, approvals: [], evidence: null }

const changelog = async (from: string, to: string): Promise<readonly Report[]> => {
  const unknown = [from, to].find((name) => !isCommit(name))
  if (unknown !== undefined) throw new Misuse(`There is no commit, branch or tag ${unknown}.`)
  const releases = releasesIn(from, to)
  if (releases === null) throw new Misuse(`${from} is no commit that leads to ${to}.`)
  const reports: Report[] = []
  const start = contractsBefore(from)
  let [base, before] = [from, start]
  for (const release of releases.toReversed()) {
    const after = contractsOnTheWay(release, releases[0]?.to ?? to)
    if (after === null) continue
    const { to: name, day, subject } = release
    const title = `${name}, ${day}${subject === null ? "" : `: ${subject}`}`
    const report = await reportOf({ title, base, now: name, before, after, today: day, ...nobodyAsks })
    // A commit that only put the contracts into other words is no news; a release is.
    if (subject === null || report.changes.length > 0) reports.push(report)
    ;[base, before] = [name, after]
  }
  if (reports.length > 0) return reports.toReversed()
  const whole = { title: `${to} since ${from}`, base: from, now: to, before: start, after: before, today: today() }
  return [await reportOf({ ...whole, ...nobodyAsks })]
}

/** A folder with fewer services was given for those alone; a commit without one had none. */
const onlyThoseOf = (folder: string, before: Contracts, after: Contracts): Contracts => {
  const missing = [...after.keys()].filter((service) => !before.has(service)).map((service) => `no ${service}.yaml`)
  if (missing.length > 0) console.error(`${folder} has ${missing.join(" and ")}: those are not compared.`)
  return new Map([...after].filter(([service]) => before.has(service)))
}

const reportsFor = async (
  { base, changelog: asked, evidence: name }: Options,
  file: EvidenceFile | null,
): Promise<readonly Report[]> => {
  if (asked !== null) return changelog(asked.from, asked.to)
  const before = contractsBefore(base)
  const after = isFolder(base) ? onlyThoseOf(base, before, contractsNow()) : contractsNow()
  const wireTypes = wireTypesAt(base)
  const evidence = file?.kind === "traffic" ? await evidenceOf(name ?? "", file.traffic, wireTypes) : null
  const compared = { before, after, wireTypes, approvals: approvals(), today: today(), evidence }
  const report = await reportOf({ title: `openapi/ since ${base}`, base, now: "openapi/", ...compared })
  return [
    file?.kind === "usage" ? { ...report, evidence: countedEvidence(name ?? "", file.usage, report.changes) } : report,
  ]
}

try {
  const taken = takenByNpm("sdk:diff", ["format", "changelog", "evidence"], process.env)
  if (taken !== null) throw new Misuse(taken)
  const options = optionsIn(process.argv.slice(2))
  if (options === "help") console.log(help)
  else if ("misuse" in options) throw new Misuse(options.misuse)
  else {
    const { evidence, format } = options
    const file = evidence === null ? null : evidenceAt(evidence)
    const reports = await reportsFor(options, file)
    console.log(formats[format](reports))
    process.exitCode = options.changelog === null && reports.some(isBreaking) ? 1 : 0
  }
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(error.message)
  process.exitCode = 2
}
