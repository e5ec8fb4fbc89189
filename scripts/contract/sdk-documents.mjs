/** The three contracts, each bundled into one document with all that it refers to, for what is generated from them. */
import { existsSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { bundle, createConfig } from "@redocly/openapi-core"
import { services } from "./services.ts"
import { Unsound } from "./source/parse.ts"

const bundled = async (folder, ref, config) => {
  const { bundle: document, problems } = await bundle({ ref, config }).catch((error) => {
    throw new Unsound(`${relative(folder, ref)} can't be read: ${error.message}`)
  })
  const [problem] = problems
  if (problem === undefined) return document.parsed
  const file = problem.location[0]?.source.absoluteRef ?? ref
  throw new Unsound(`${relative(folder, file)}: ${problem.message}`)
}

/** The contract of a file. Throws `Unsound`. */
export const documentAt = async (/** @type {string} */ file) => bundled(dirname(file), file, await createConfig({}))

/** By the name of the service. Throws `Unsound`. */
export const documentsIn = async (/** @type {string} */ folder) => {
  const config = await createConfig({})
  /** @type {Record<string, any>} */
  const documents = {}
  for (const service of services) {
    const ref = join(folder, `${service}.yaml`)
    if (!existsSync(ref)) continue
    documents[service] = await bundled(folder, ref, config)
  }
  return documents
}
