/** Finds what is wrong with the contracts: a line each, with its file and line. */
import { dirname, join, relative } from "node:path"
import { createConfig, getLineColLocation, lint } from "@redocly/openapi-core"
import { documentsIn } from "./sdk-documents.mjs"
import { brokenPromisesAt } from "./sdk-promises.mjs"
import { rulesOfContracts } from "./sdk-rules.mjs"
import { services } from "./services.ts"
import { bodilessHooks } from "./source/hooks.ts"
import { placeOf, Unsound } from "./source/parse.ts"
import { contractsIn } from "./source/read.ts"

const isOfUnion = (/** @type {string} */ message) => /schema in (?:oneOf|anyOf)/u.test(message)

/**
 * A value that fits none of several alternatives breaks rules of each. The alternative that was meant is the one that the
 * value follows furthest: only what is wrong there is kept, beside the sentence that it fits none.
 */
export const withoutOtherAlternatives = (problems) => {
  const whereOf = ({ location: [at] }) => `${at?.source.absoluteRef}${at?.pointer ?? ""}`
  const unions = problems.filter(({ message }) => isOfUnion(message)).map(whereOf)
  const isWithin = (where, union) => where === union || where.startsWith(`${union}/`)
  const outermost = unions.filter((one) => !unions.some((other) => other !== one && isWithin(one, other)))
  const depthOf = (where) => where.split("/").length
  const deepest = new Map(
    outermost.map((union) => {
      const within = problems.map(whereOf).filter((where) => isWithin(where, union))
      return [union, Math.max(...within.map(depthOf))]
    }),
  )
  return problems.filter((problem) => {
    const where = whereOf(problem)
    const union = outermost.find((one) => isWithin(where, one))
    if (union === undefined) return true
    return where === union ? isOfUnion(problem.message) : depthOf(where) === deepest.get(union)
  })
}

/** The rules of OpenAPI that the contract at a place breaks; where it is off OpenAPI's form, that alone: the rest follows from it. */
export const lintOf = async (/** @type {string} */ ref) => {
  const problems = await lint({ ref, config: await createConfig(rulesOfContracts) })
  const offForm = problems.filter(({ ruleId }) => ruleId === "struct" || ruleId === "spec")
  return withoutOtherAlternatives(offForm.length > 0 ? offForm : problems)
}

const firstLine = (/** @type {string} */ text) => text.split("\n", 1)[0]

/** The line of what a document has at the end of a way, by the file that it is written in. */
const placeAt = (tree, way) => {
  let node = tree.root
  for (const key of way.slice(0, -1)) node = tree.resolve(node[key]).node
  return placeOf(node, way.at(-1))
}

const promisesOf = (service, document, tree) =>
  brokenPromisesAt(document).map(({ sentence, way, component }) => {
    const place = component === undefined ? null : placeOf(tree.components.get(component))
    const { file, line } = place ?? placeAt(tree, way) ?? { file: `${service}.yaml`, line: 1 }
    return `${file}:${line}: ${sentence}`
  })

const lintLines = async (folder, service) => {
  const problems = await lintOf(join(folder, `${service}.yaml`))
  return problems.map(({ location, message }) => {
    const [at] = location
    if (at === undefined) return `${service}.yaml:1: ${firstLine(message)}`
    return `${relative(folder, at.source.absoluteRef)}:${getLineColLocation(at).start.line}: ${firstLine(message)}`
  })
}

/** Contracts that aren't sound promise nothing that could be checked. */
const findings = async (folder) => {
  const trees = contractsIn(folder)
  const missing = services.filter((service) => !trees.has(service))
  if (missing.length > 0) return missing.map((service) => `${service}.yaml: There is no such file.`)
  const broken = [...trees.values()].flatMap((tree) => bodilessHooks(tree))
  for (const service of services) broken.push(...(await lintLines(folder, service)))
  if (broken.length > 0) return broken
  const documents = await documentsIn(folder)
  return [...trees].flatMap(([service, tree]) => promisesOf(service, documents[service], tree))
}

/**
 * The lines, none when all is well; a contract that can't be read is the only thing that is wrong.
 *
 * @returns {Promise<readonly string[]>}
 */
export const findingsIn = async (/** @type {string} */ folder) => {
  const named = (/** @type {string} */ line) => join(relative(dirname(folder), folder), line)
  try {
    // Services share files: what is wrong there is found in each.
    return [...new Set(await findings(folder))].map(named)
  } catch (error) {
    if (!(error instanceof Unsound)) throw error
    return [named(firstLine(error.message))]
  }
}
