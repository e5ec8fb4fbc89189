/** Reads the contracts in openapi/ and resolves their references. architecture: Rooms. */
import { readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { fileURLToPath } from "node:url"
import { parse } from "yaml"

/** A place in the contracts: a file in openapi/ and a JSON pointer into it. */
export interface Place {
  readonly file: string
  readonly pointer: string
}

export type Node = Readonly<Record<string, unknown>>

export interface Documents {
  /** Every file, by its path in openapi/. */
  readonly files: ReadonlyMap<string, Node>
  /** Follows `$ref` until there is none. */
  readonly follow: (place: Place) => Place
  readonly at: (place: Place) => Node
}

const folder = fileURLToPath(new URL("../../openapi/", import.meta.url))

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

/** The place of an entry below an object or array. */
export const below = ({ file, pointer }: Place, ...steps: readonly (string | number)[]): Place => ({
  file,
  pointer: steps.reduce<string>(
    (path, step) => `${path}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    pointer,
  ),
})

const valueAt = (root: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, step) => (isNode(value) ? value[step] : undefined), root)

/** Contracts by the names of their files, each read whole. */
export const documentsOf = (files: ReadonlyMap<string, Node>): Documents => {
  const at = ({ file, pointer }: Place): Node => {
    const value = valueAt(files.get(file), pointer)
    if (!isNode(value)) throw new Error(`openapi/${file} has nothing at ${pointer}.`)
    return value
  }

  const follow = (place: Place): Place => {
    const { $ref } = at(place)
    if (typeof $ref !== "string") return place
    const [file = "", pointer = ""] = $ref.split("#")
    return follow({
      file: file === "" ? place.file : posix.join(posix.dirname(place.file), file),
      pointer: decodeURIComponent(pointer),
    })
  }

  return { files, follow, at }
}

/** Reads all files of openapi/. */
export const readDocuments = (): Documents => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".yaml"))
  const files = new Map<string, Node>()
  for (const name of names) {
    const content: unknown = parse(readFileSync(posix.join(folder, name), "utf8"))
    if (!isNode(content)) throw new Error(`openapi/${name} is not a document.`)
    files.set(name, content)
  }
  return documentsOf(files)
}
