/** The listing form's own rules: what is wrong with it as it stands, and what the server said. Spec §5; D96. */
import type { Failure } from "../../../domain/failures.ts"
import { textLimits } from "../../../domain/limits.ts"
import { emptyListingDraft, type ListingDraft, type ListingField } from "../../../domain/listing-drafts.ts"
import type { MessageId } from "../../i18n/messages.ts"
import type { Bounds } from "../../i18n/rules.ts"

/** In the order in which they stand on the screen. */
export const listingFields: readonly ListingField[] = [
  "name",
  "description",
  "categoryKey",
  "amount",
  "startDate",
  "endDate",
]

/** The control of a field, to which labels and the error summary lead. */
export const fieldId = (field: ListingField): string => `listing-${field}`

export const fieldOf = (id: string): ListingField | null => listingFields.find((field) => fieldId(field) === id) ?? null

export const listingLabels = {
  name: "orders.form.name",
  description: "orders.form.description",
  categoryKey: "orders.form.category",
  amount: "orders.form.amount",
  startDate: "orders.form.startDate",
  endDate: "orders.form.endDate",
} as const satisfies Readonly<Record<ListingField, MessageId>>

export type FieldRules = Partial<Readonly<Record<ListingField, readonly string[]>>>

export const boundsOf: Partial<Readonly<Record<ListingField, Bounds>>> = {
  name: textLimits.listingName,
  description: textLimits.listingDescription,
}

const wireFields: Readonly<Record<string, ListingField>> = {
  name: "name",
  description: "description",
  classificatorPrimaryKey: "categoryKey",
  price: "amount",
  "price.rate": "amount",
  "price.rate.value": "amount",
  startDate: "startDate",
  endDate: "endDate",
}

/** What the server refused, field by field; empty when it spoke of none of ours. */
export const refusedFields = (failure: Failure | undefined): FieldRules => {
  if (failure?._tag !== "Refused") return {}
  const found: Record<string, readonly string[]> = {}
  for (const [path, codes] of Object.entries(failure.errors)) {
    const field = wireFields[path]
    if (field !== undefined) found[field] = [...(found[field] ?? []), ...codes]
  }
  return found
}

/**
 * The rules to show: of all fields after a try to send, else of those that were left once (check on blur, then live).
 * What the server refused stays until its field is changed.
 */
export const shownRules = (
  own: FieldRules,
  {
    refused,
    touched,
    tried,
  }: { readonly refused: FieldRules; readonly touched: ReadonlySet<ListingField>; readonly tried: boolean },
): FieldRules =>
  Object.fromEntries(
    listingFields.flatMap((field) => {
      const mine = tried || touched.has(field) ? own[field] : undefined
      const rules = mine ?? refused[field]
      return rules === undefined ? [] : [[field, rules]]
    }),
  )

export interface KeptDraft {
  readonly id: string // names the listing to be, so that a repeated send makes one (D6)
  readonly draft: ListingDraft
}

/** A draft from the device, from this version or another: fields that it lacks are empty, foreign ones are dropped. */
export const keptDraft = (value: unknown): KeptDraft | null => {
  if (typeof value !== "object" || value === null || !("id" in value) || !("draft" in value)) return null
  const { id, draft } = value
  if (typeof id !== "string" || typeof draft !== "object" || draft === null) return null
  const given = draft as Readonly<Record<string, unknown>>
  const fields = Object.entries(emptyListingDraft).map(([name, empty]: readonly [string, unknown]) => {
    const found = given[name]
    return [name, typeof found === typeof empty ? found : empty]
  })
  return { id, draft: Object.fromEntries(fields) as ListingDraft }
}

export const isBlank = (draft: ListingDraft): boolean =>
  (["name", "description", "categoryKey", "amount", "startDate", "endDate"] as const).every(
    (field) => draft[field].trim() === "",
  )
