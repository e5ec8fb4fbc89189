/** A contract with all that it refers to: the files of it that were asked for, and the way from a reference to its end. */
import { posix } from "node:path"
import { isSaid, parseContract, placeOf, Unsound, type Said } from "./parse.ts"

/** Below these keywords stand values of people's data, in which nothing refers to anything. */
const data = new Set(["example", "examples", "default", "enum", "const", "mapping"])

/** Below these keywords stand names that a team chose. */
const chosen = new Set(["properties", "patternProperties", "dependentSchemas", "$defs", "responses", "schemas"])

const isAddress = (text: string): boolean => /^[a-z][a-z+.-]*:\/\//iu.test(text)

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"))

export interface ContractTree {
  readonly root: Said
  /** The files that are part of it, each with what it says. */
  readonly files: ReadonlyMap<string, unknown>
  /** Follows references to their end; the name is that of the component that was referred to first. */
  readonly follow: (node: Said) => { readonly target: unknown; readonly name: string | null }
  /** Follows a reference that nothing may stand beside; what is no record is an empty one. */
  readonly resolve: (node: unknown) => { readonly node: Said; readonly name: string | null }
  /** All schemas and other components that are referred to, by name. */
  readonly components: ReadonlyMap<string, unknown>
}

type ReadText = (file: string) => string | null

/** Reads a contract whole; throws `Unsound` where a reference leads nowhere. */
export const contractTree = (file: string, given: ReadText | Said): ContractTree => {
  const roots = new Map<string, unknown>()
  const files = new WeakMap<object, string>()
  const components = new Map<string, unknown>()

  const own = (node: unknown, name: string): void => {
    if (typeof node !== "object" || node === null || files.has(node)) return
    files.set(node, name)
    for (const part of Object.values(node)) own(part, name)
  }

  const rootOf = (name: string, asker: Said | null): unknown => {
    const known = roots.get(name)
    if (known !== undefined) return known
    const text = typeof given === "function" ? given(name) : null
    if (text === null) throw new Unsound(`there is no file ${name}.`, asker === null ? null : placeOf(asker, "$ref"))
    const root = parseContract(name, text)
    roots.set(name, root)
    own(root, name)
    return root
  }

  const step = (node: Said & { readonly $ref: string }): unknown => {
    const from = files.get(node) ?? file
    const [path = "", pointer = ""] = node.$ref.split("#")
    const nowhere = (why: string) => new Unsound(`$ref ${node.$ref} leads nowhere: ${why}`, placeOf(node, "$ref"))
    if (isAddress(path)) throw nowhere("addresses on the network are not followed here.")
    if (pointer !== "" && !pointer.startsWith("/")) throw nowhere("anchors are not followed here.")
    const name = path === "" ? from : posix.join(posix.dirname(from), path)
    let at = rootOf(name, node)
    for (const key of stepsOf(pointer)) {
      const next: unknown = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined
      if (next === undefined) throw nowhere(`${name} has no ${key} there.`)
      at = next
    }
    return at
  }

  const isReference = (node: unknown): node is Said & { readonly $ref: string } =>
    isSaid(node) && typeof node["$ref"] === "string"

  const follow: ContractTree["follow"] = (node) => {
    let at: unknown = node
    let name: string | null = null
    const passed = new Set<unknown>()
    // Only a bare reference is followed on: whoever reads one with something beside it has to mind that.
    while (isReference(at) && (at === node || Object.keys(at).length === 1)) {
      if (passed.has(at)) throw new Unsound(`$ref ${at.$ref} leads back to itself.`, placeOf(at, "$ref"))
      passed.add(at)
      name ??= stepsOf(at.$ref.split("#")[1] ?? "").at(-1) ?? null
      at = step(at)
    }
    return { target: at, name }
  }

  if (typeof given !== "function") {
    roots.set(file, given)
    own(given, file)
  }
  const root = rootOf(file, null)
  if (!isSaid(root)) throw new Unsound("is no contract: it has no records in it.", { file, line: 1 })

  const seen = new Set<unknown>()
  const waiting: { readonly node: unknown; readonly key: string }[] = [{ node: root, key: "" }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, key } = next
    if (typeof node !== "object" || node === null || seen.has(node)) continue
    seen.add(node)
    if (isReference(node)) {
      const { target, name } = follow(node)
      waiting.push({ node: target, key })
      if (name !== null) components.set(name, target)
    }
    for (const [below, part] of Object.entries(node))
      if (chosen.has(key) || !data.has(below)) waiting.push({ node: part, key: below })
  }

  const resolve: ContractTree["resolve"] = (node) => {
    let [at, name]: [unknown, string | null] = [node, null]
    while (isReference(at)) {
      const next = follow(at)
      at = next.target
      name ??= next.name
    }
    return { node: isSaid(at) ? at : {}, name }
  }
  return { root, files: roots, follow, resolve, components }
}
