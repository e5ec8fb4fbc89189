/** Generates the SDK from the contracts: types of each service, and the shapes that the client checks answers by. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import openapiTS, { astToString } from "openapi-typescript"
import { documentsIn } from "./sdk-documents.mjs"
import { shapesOf } from "./sdk-shapes.mjs"
import { contractsFolder, services } from "./services.ts"

const target = new URL("../../src/sdk/generated/", import.meta.url)
const notice = "/** Generated from openapi/ by `npm run sdk`. Never edited by hand. */\n"

const generated = async () => {
  const files = new Map()
  const documents = await documentsIn(contractsFolder)
  for (const service of services) files.set(`${service}.ts`, notice + astToString(await openapiTS(documents[service])))
  files.set("shapes.ts", notice + shapesOf(documents))
  return files
}

const textOf = (file) => {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (error.code !== "ENOENT") throw error
    return ""
  }
}

/**
 * Answers the files that are not what the contracts say, and writes them unless that is only asked. A file is written in
 * one go: a signal ends the process before it or after it.
 */
export const generate = async (isCheck) => {
  const files = await generated()
  if (!isCheck) mkdirSync(target, { recursive: true })
  const stale = []
  for (const [name, text] of files) {
    const file = new URL(name, target)
    if (textOf(file) === text) continue
    stale.push(name)
    if (!isCheck) writeFileSync(file, text)
  }
  return stale
}

/** Says which files were written. */
export const writtenSentence = (stale) =>
  stale.length === 0 ? "The SDK is in step with the contracts." : `Generated ${stale.join(", ")}.`
