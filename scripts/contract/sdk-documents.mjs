/** The three contracts, each as one document with all that it refers to; from openapi/ or from somewhere else. */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { bundle, createConfig } from "@redocly/openapi-core"

export const services = ["core", "notifications", "support"]

export const contractsFolder = fileURLToPath(new URL("../../openapi/", import.meta.url))

/** A contract that can't be read, or refers to what isn't there: whatever was said of it would be wrong. */
export class Unsound extends Error {}

const bundled = async (folder, ref, config) => {
  const { bundle: document, problems } = await bundle({ ref, config }).catch((error) => {
    throw new Unsound(`${relative(folder, ref)} can't be read: ${error.message}`)
  })
  const [problem] = problems
  if (problem === undefined) return document.parsed
  const file = problem.location[0]?.source.absoluteRef ?? ref
  throw new Unsound(`${relative(folder, file)}: ${problem.message}`)
}

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

const root = fileURLToPath(new URL("../..", import.meta.url))

const git = (/** @type {readonly string[]} */ ...args) =>
  execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  })

/** The contracts as they were committed: a branch, a tag or a commit. Throws where git knows none of that name. */
export const documentsAt = async (/** @type {string} */ commit) => {
  // Places in it are reported without the links that may lead there.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "contracts-")))
  try {
    for (const file of git("ls-tree", "-r", "--name-only", commit, "openapi/").split("\n").filter(Boolean)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), git("show", `${commit}:${file}`))
    }
    return await documentsIn(join(folder, "openapi"))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
