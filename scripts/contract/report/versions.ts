/** Advises on the version of each contract by what changed: semantic versioning, as clients of the contract see it. */
import type { Change } from "../compare/contracts.ts"
import { isSaid } from "../source/parse.ts"
import type { ContractTree } from "../source/contract-tree.ts"
import type { Contracts } from "../source/read.ts"

export interface Version {
  readonly service: string
  readonly was: string
  readonly is: string
  readonly next: string
  readonly step: "major" | "minor"
}

const versionOf = (tree: ContractTree): string => {
  const info = tree.root["info"]
  return isSaid(info) ? String(info["version"] ?? "") : ""
}

type Numbers = readonly [major: number, minor: number, patch: number]

const numbersOf = (version: string): Numbers | null => {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/u.exec(version)
  return found === null ? null : [Number(found[1]), Number(found[2]), Number(found[3])]
}

/** Before 1.0.0 a minor version may break, as semantic versioning has it. */
const raised = ([major, minor]: Numbers, isBreaking: boolean): string =>
  isBreaking && major > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`

export const isAtLeast = (version: string, wanted: string): boolean => {
  const [is, least] = [numbersOf(version), numbersOf(wanted)]
  if (is === null || least === null) return false
  const index = is.findIndex((number, at) => number !== least[at])
  return index < 0 || (is[index] ?? 0) > (least[index] ?? 0)
}

/** Answers those of services that changed, and whose version is of three numbers. */
export const versionsOf = (before: Contracts, after: Contracts, changes: readonly Change[]): readonly Version[] =>
  [...after].flatMap(([service, tree]) => {
    const old = before.get(service)
    const own = changes.filter((change) => change.service === service)
    const numbers = old === undefined ? null : numbersOf(versionOf(old))
    if (old === undefined || numbers === null || own.length === 0) return []
    const isBreaking = own.some(({ level }) => level === "breaking")
    const next = raised(numbers, isBreaking)
    const step = isBreaking && numbers[0] > 0 ? "major" : "minor"
    return [{ service, was: versionOf(old), is: versionOf(tree), next, step }]
  })
