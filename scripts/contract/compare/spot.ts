/** The place of a change, and how it is told: all parts of the comparison share these. */
import { placeOf, type Place } from "../source/parse.ts"
import type { Edit, Way } from "../rules/rule.ts"
import type { Shape } from "../normal/shape.ts"

/** The part that is being compared, and the way that it goes. */
export interface Spot {
  readonly where: string
  readonly way: Way
  /** The component that it is part of, null where it is part of an operation alone. */
  readonly schema: string | null
  /** The names of the fields from the component there, or from the body or answer of the operation. */
  readonly fields?: readonly string[]
  /** The JSON of each value that may not be there any more. */
  readonly values?: readonly string[]
}

export const fieldAt = (spot: Spot, field: string): Spot => ({
  ...spot,
  where: `${spot.where}.${field}`,
  fields: [...(spot.fields ?? []), field],
})

export type Reporter = (
  kind: readonly [object: string, field: string, edit: Edit],
  spot: Spot,
  what: string,
  place: Place | null,
) => void

/** The line of a keyword; where it is gone, that of the schema that it is gone from. */
export const placeIn = (shape: Shape, keyword?: string): Place | null =>
  placeOf((keyword === undefined ? undefined : shape.places.get(keyword)) ?? shape.node, keyword) ?? placeOf(shape.node)

export const shown = (value: unknown): string =>
  value === undefined ? "none" : typeof value === "object" ? JSON.stringify(value) : String(value)
