/** The fingerprint of a change: of what it is and where, and of no word that it is said with. */
import { createHash } from "node:crypto"
import type { Change } from "../compare/contracts.ts"

/** The values that an edit names, such as `"Frozen"` or 100. */
const valuesIn = (edit: string): readonly string[] => edit.match(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?/gu) ?? []

/** The new name of what an edit renames. */
export const newNameIn = (edit: string): string | null => /^is named (\S+) now$/u.exec(edit)?.[1] ?? null

/** The same for all services and operations that share what changed. */
export const fingerprintOf = ({ rule, way, schema, operation, fields, where, what }: Change): string => {
  // Where a change is of no component, its place in the operation is part of it; numbers alone tell answers apart.
  const part = schema === null ? [operation, ...where.split(/[^\w{}/.-]+/u).filter((one) => /^\d+$/u.test(one))] : []
  const parts = [rule, way, schema, ...part, ...fields, ...valuesIn(what), newNameIn(what)]
  return `F${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 10)}`
}
