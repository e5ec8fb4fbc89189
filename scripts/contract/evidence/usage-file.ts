/** A file of what the contracts were used for, as a server counted it: `npm run -s admin -- contract-usage`. */
import { isRecord } from "../../../src/domain/json.ts"
import { decode } from "../../../src/sdk/decode.ts"
import { shapes } from "../../../src/sdk/generated/shapes.ts"

export interface BuildUsage {
  readonly build: string
  readonly since: string
  readonly until: string
  readonly counts: Readonly<Record<string, number>>
}

export interface Usage {
  readonly from: string
  readonly to: string
  readonly operations: readonly { readonly operation: string; readonly builds: readonly BuildUsage[] }[]
}

/** A file is no such counts; the message says why, as the end of a sentence. */
export class NoUsage extends Error {}

/** Answers whether somebody means this to be counts, and no recorded answers. */
export const isMeantAsUsage = (json: unknown): boolean => isRecord(json) && Object.hasOwn(json, "operations")

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0

/** Throws `NoUsage` where anything is off the form. */
export const usageOf = (json: unknown): Usage => {
  const decoded = decode("@ContractUsage", json, shapes, "it")
  if ("where" in decoded) throw new NoUsage(`${decoded.where} is off the form of ContractUsage`)
  const usage = decoded.value as Usage
  for (const { operation, builds } of usage.operations)
    for (const { build, counts } of builds) {
      if (!isRecord(counts)) throw new NoUsage(`the counts of ${operation} by ${build} are no record`)
      const wrong = Object.keys(counts).find((key) => !isCount(counts[key]))
      if (wrong !== undefined) throw new NoUsage(`"${wrong}" of ${operation} by ${build} is no count`)
    }
  return usage
}
