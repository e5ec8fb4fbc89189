/** Reads who may ask: alternatives, each a set of conditions that all have to hold; a role is one of its own. */
import type { ContractTree } from "../source/contract-tree.ts"
import { isSaid, listAt, recordAt, type Said } from "../source/parse.ts"
import { canonical } from "./shape.ts"

/** One condition, and how it is told. */
export type Conditions = ReadonlyMap<string, string>

export interface Access {
  /** Without those that ask for more than another one. */
  readonly ways: readonly Conditions[]
  /** Nobody has to, but whoever asks may show who they are. */
  readonly mayBeShown: boolean
}

/** Answers what makes a scheme: hints for people and the words of scopes do not. */
const essence = (scheme: Said): string => {
  const { description: _, bearerFormat: __, flows, ...rest } = scheme
  const plain = isSaid(flows)
    ? Object.fromEntries(
        Object.entries(flows).map(([name, flow]) => {
          const { scopes: ___, ...urls } = isSaid(flow) ? flow : {}
          return [name, urls]
        }),
      )
    : undefined
  const said = Object.fromEntries(Object.entries(rest).filter(([field]) => !field.startsWith("x-")))
  return canonical({ ...said, ...(plain && { flows: plain }) })
}

const lower = (scheme: Said): Said =>
  typeof scheme["scheme"] === "string" ? { ...scheme, scheme: scheme["scheme"].toLowerCase() } : scheme

/** The schemes of a contract, each with what makes it. */
export const schemesOf = (tree: ContractTree): ReadonlyMap<string, { readonly is: string; readonly node: Said }> =>
  new Map(
    Object.entries(recordAt(recordAt(tree.root, "components"), "securitySchemes")).map(([name, one]) => {
      const { node } = tree.resolve(one)
      return [name, { is: essence(lower(node)), node }]
    }),
  )

/** Answers whether everybody who gets in by the second gets in by the first. */
export const letsIn = (way: Conditions, other: Conditions): boolean =>
  [...way.keys()].every((condition) => other.has(condition))

/** The name that a scheme had before, for each that is the same by another name now. */
export const renamedSchemes = (before: ContractTree, after: ContractTree): ReadonlyMap<string, string> => {
  const [old, now] = [schemesOf(before), schemesOf(after)]
  const gone = [...old].filter(([name]) => !now.has(name))
  return new Map(
    [...now].flatMap(([name, { is }]) => {
      const same = old.has(name) ? undefined : gone.find(([, one]) => one.is === is)
      return same === undefined ? [] : [[name, same[0]] as const]
    }),
  )
}

export const accessOf = (tree: ContractTree, operation: Said, renamed: ReadonlyMap<string, string>): Access => {
  const asked = Array.isArray(operation["security"]) ? listAt(operation, "security") : listAt(tree.root, "security")
  const all = asked.map((way) => {
    const conditions = new Map<string, string>()
    for (const [name, roles] of Object.entries(isSaid(way) ? way : {})) {
      const is = renamed.get(name) ?? name
      conditions.set(is, name)
      for (const role of Array.isArray(roles) ? roles : [])
        conditions.set(`${is} ${String(role)}`, `the role ${String(role)}`)
    }
    return conditions
  })
  const ways = all.filter(
    (one, index) =>
      !all.some((other, place) => place !== index && letsIn(other, one) && (other.size < one.size || place < index)),
  )
  const isOpen = all.length === 0 || ways.some((one) => one.size === 0)
  return { ways: isOpen ? [new Map()] : ways, mayBeShown: isOpen && all.some((one) => one.size > 0) }
}

/** "anybody", "bearer with the role admin", "bearer and key". */
export const wayWords = (way: Conditions): string => {
  if (way.size === 0) return "anybody, signed in or not"
  const words = [...way.values()]
  const roles = words.filter((one) => one.startsWith("the role "))
  const schemes = words.filter((one) => !one.startsWith("the role ")).toSorted()
  return `whoever has ${schemes.join(" and ")}${roles.length > 0 ? ` with ${roles.toSorted().join(" and ")}` : ""}`
}
