/** The contracts of the services, each whole; from a folder, or as they were committed. */
import { execFileSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { services } from "../services.ts"
import { contractTree, type ContractTree } from "./contract-tree.ts"
import { isSaid, placeOf, recordAt, Unsound } from "./parse.ts"

/** Contracts by the name of their service. */
export type Contracts = ReadonlyMap<string, ContractTree>

const root = fileURLToPath(new URL("../../..", import.meta.url))

export const git = (args: readonly string[], input = ""): Buffer =>
  execFileSync("git", args, { cwd: root, input, maxBuffer: 256 * 1024 * 1024, stdio: ["pipe", "pipe", "pipe"] })

/** Says what would make every comparison wrong, though the files can be read. */
export const sound = (tree: ContractTree): ContractTree => {
  const { root: document } = tree
  const version = document["openapi"]
  if (typeof version !== "string" || !/^3\.[012]/u.test(version))
    throw new Unsound(
      `is no contract in OpenAPI 3: its "openapi" is ${JSON.stringify(version) ?? "missing"}.`,
      placeOf(document, "openapi"),
    )
  const wanted = { servers: "list", paths: "record", webhooks: "record", components: "record", security: "list" }
  for (const [key, kind] of Object.entries(wanted)) {
    const part = document[key]
    if (part === undefined || (kind === "list" ? Array.isArray(part) : isSaid(part))) continue
    throw new Unsound(`"${key}" is ${JSON.stringify(part)}, where a ${kind} belongs.`, placeOf(document, key))
  }
  for (const [key, item] of [
    ...Object.entries(recordAt(document, "paths")),
    ...Object.entries(recordAt(document, "webhooks")),
  ])
    if (!isSaid(item) && !key.startsWith("x-"))
      throw new Unsound(`${key} is ${JSON.stringify(item)}, where a record belongs.`, placeOf(document["paths"], key))
  return tree
}

const contractsOf = (read: (file: string) => string | null): Contracts =>
  new Map(
    services.flatMap((service) => {
      const file = `${service}.yaml`
      const text = read(file)
      return text === null ? [] : [[service, sound(contractTree(file, read))] as const]
    }),
  )

/** A file that is none of the services' own. Throws `Unsound`, its places relative to the folder of the file. */
export const contractAt = (path: string): ContractTree => sound(contractTree(basename(path), readerOf(dirname(path))))

const readerOf = (folder: string) => (file: string) => {
  const path = join(folder, file)
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, "utf8") : null
}

/** `replaced`: texts in place of files of the folder, null of one that is not there. Throws `Unsound`, its places as `paths/orders.yaml:12`. */
export const contractsIn = (folder: string, replaced: ReadonlyMap<string, string | null> = new Map()): Contracts => {
  const read = readerOf(folder)
  return contractsOf((file) => (replaced.has(file) ? (replaced.get(file) ?? null) : read(file)))
}

/** The files of a folder as they were committed, by their way below it; null where git knows no such commit. */
export const textsAt = (commit: string, folder: string): ReadonlyMap<string, string> | null => {
  let listed: string
  try {
    listed = git(["ls-tree", "-r", "--end-of-options", commit, folder]).toString()
  } catch {
    return null
  }
  const texts = new Map<string, string>()
  const rows = [...listed.matchAll(/ blob (\w+)\t(.+)$/gmu)].map(([, id = "", path = ""]) => ({
    id,
    file: path.slice(folder.length),
  }))
  const out = git(["cat-file", "--batch"], rows.map(({ id }) => `${id}\n`).join(""))
  let at = 0
  for (const { file } of rows) {
    const line = out.indexOf("\n", at)
    const size = Number(out.subarray(at, line).toString().split(" ")[2])
    texts.set(file, out.subarray(line + 1, line + 1 + size).toString())
    at = line + 1 + size + 1
  }
  return texts
}

/** Reads a branch, a tag or a commit; null where git knows none of that name. Throws `Unsound`. */
export const contractsAt = (commit: string): Contracts | null => {
  const texts = textsAt(commit, "openapi/")
  return texts === null ? null : contractsOf((file) => texts.get(file) ?? null)
}
