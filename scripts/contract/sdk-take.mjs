/** Takes a contract from somewhere else in place of a service's own, whole or not at all. */
import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { bundle, createConfig } from "@redocly/openapi-core"
import { stringify } from "yaml"
import { hookProblems, lintProblems, problemsIn, promiseProblems } from "./sdk-check.mjs"
import { fail, readable, rules, unreadable } from "./sdk-ends.mjs"
import { contractsFolder, services } from "./services.ts"
import { contractTree } from "./source/contract-tree.ts"
import { contractAt, sound } from "./source/read.ts"

/** Answers whether a file is one of ours, which would be taken in place of itself, without its parts. */
const isOurs = (from) => existsSync(from) && realpathSync(from).startsWith(realpathSync(contractsFolder) + sep)

/** Reads a contract with all that it refers to. */
const documentFrom = async (from) => {
  const isAddress = /^https?:/u.test(from)
  const response = isAddress ? await fetch(from).catch(() => unreadable(`Nobody answers at ${from}.`)) : null
  if (response !== null && !response.ok) unreadable(`${from} answers with ${response.status}.`)
  if (response === null && !existsSync(from)) unreadable(`There is no file ${from}.`)
  if (response === null && isOurs(from))
    fail(`${from} is in openapi/ already: change it there, and run "npm run sdk" without --from.`, 2)
  const folder = isAddress ? "" : from.replace(/[^/]*$/u, "")
  const own = isAddress ? null : readable(folder, () => contractAt(from))
  const { bundle: document, problems } = await bundle({ ref: from, config: await createConfig({}) }).catch((error) =>
    unreadable(`${from}${error.line > 0 ? `:${error.line}` : ""} is no contract: ${error.message}`),
  )
  if (problems.length > 0) unreadable(`${from} refers to what isn't there: ${problems[0].message}`)
  const tree = own ?? readable("", () => sound(contractTree(from, document.parsed)))
  if (hookProblems(folder, tree) > 0) fail(`${from} has hub messages that say nothing. Nothing was taken.`)
  return document.parsed
}

/** The services that the contract's servers end with. */
const servicesOf = ({ servers = [] }) =>
  services.filter((name) => servers.some(({ url = "" }) => new RegExp(`/${name}/?$`, "u").test(url)))

/** Counts what is wrong in openapi/ once it has the contract: services share what is in its folders. */
const problemsWith = async (file, text) => {
  const place = mkdtempSync(join(tmpdir(), "contracts-"))
  // A folder that can't be read ends the program at once.
  process.once("exit", () => rmSync(place, { recursive: true, force: true }))
  const folder = join(place, "openapi")
  cpSync(contractsFolder, folder, { recursive: true })
  writeFileSync(join(folder, file), text)
  return problemsIn(folder)
}

const format = (/** @type {string} */ file) =>
  execFileSync(process.execPath, [fileURLToPath(new URL("../../node_modules/oxfmt/bin/oxfmt", import.meta.url)), file])

/** Answers which file the contract belongs in, and writes it there; nothing is written of one that breaks a rule. */
export const takeContract = async (/** @type {string} */ from, /** @type {boolean} */ isCheck) => {
  const document = await documentFrom(from)
  const [service, ...others] = servicesOf(document)
  if (service === undefined) fail(`${from} names no server ending in /core, /notifications or /support: whose is it?`)
  if (others.length > 0)
    fail(`${from} names servers of ${[service, ...others].join(" and of ")}: whose is it? Nothing was taken.`)
  const own = (await lintProblems(from)) || promiseProblems(from, document)
  if (own > 0) fail(`${from} breaks ${rules(own)}: see above. Nothing was taken.`)
  const file = `${service}.yaml`
  const text = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
  const problems = await problemsWith(file, text)
  if (problems > 0)
    fail(`With ${from} as openapi/${file}, the contracts break ${rules(problems)}: see above. Nothing was taken.`)
  if (isCheck) return file
  const path = join(contractsFolder, file)
  writeFileSync(path, text)
  format(path)
  return file
}
