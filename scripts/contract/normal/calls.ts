/** The operations of a contract and its hub messages, each with all that holds for it, wherever that is written. */
import type { ContractTree } from "../source/contract-tree.ts"
import { isSaid, listAt, type Said } from "../source/parse.ts"

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

/** Headers that OpenAPI wants said elsewhere, and passes over here. */
const elsewhere = new Set(["accept", "content-type", "authorization"])

export interface Call {
  /** `GET /orders/{key}`, or the name of a hub message. */
  readonly name: string
  /** The same, whatever the parameters of the path are called. */
  readonly key: string
  /** As it is written, its key among the contract's paths or hub messages. */
  readonly path: string
  /** The record whose fields are the calls of one path. */
  readonly item: Said
  readonly method: string
  readonly operation: Said
  readonly parameters: ReadonlyMap<string, Said>
}

/** A parameter of a path is the one at its place in it, a header the one of its name in any case. */
const keyOf = (parameter: Said, path: string): string => {
  const [name, place] = [String(parameter["name"]), String(parameter["in"])]
  if (place === "header") return `header ${name.toLowerCase()}`
  if (place !== "path") return `${place} ${name}`
  const index = [...path.matchAll(/\{([^}]*)\}/gu)].findIndex(([, one]) => one === name)
  return index < 0 ? `path ${name}` : `path ${index}`
}

const parametersOf = (tree: ContractTree, lists: readonly (readonly unknown[])[], path: string) =>
  new Map(
    lists
      .flat()
      .map((one) => tree.resolve(one).node)
      .map((one) => [keyOf(one, path), one] as const)
      .filter(([key]) => !(key.startsWith("header ") && elsewhere.has(key.slice("header ".length)))),
  )

/** Answers a path item; fields beside a reference to one hold first. */
const itemAt = (tree: ContractTree, written: unknown): Said => {
  if (!isSaid(written)) return {}
  const { node } = tree.resolve(written)
  return node === written ? node : { ...node, ...written }
}

/** The calls of a record of path items: `paths`, `webhooks`, or a callback. */
export const callsIn = (tree: ContractTree, items: Said, isMessage: boolean): readonly Call[] =>
  Object.entries(items)
    .filter(([path]) => !path.startsWith("x-"))
    .flatMap(([path, written]) => {
      const item = itemAt(tree, written)
      return methods.flatMap((method) => {
        const operation = item[method]
        if (!isSaid(operation)) return []
        const verb = method.toUpperCase()
        const name = !isMessage ? `${verb} ${path}` : method === "post" ? path : `${verb} ${path}`
        const parameters = parametersOf(tree, [listAt(item, "parameters"), listAt(operation, "parameters")], path)
        const key = isMessage ? name : name.replaceAll(/\{[^}]*\}/gu, "{}")
        return [{ name, key, path, item, method, operation, parameters }]
      })
    })
