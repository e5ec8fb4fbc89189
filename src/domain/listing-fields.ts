/**
 * The fields of a listing's form, and the step that each stands in. The form alone wants them, so they are apart from the
 * steps, which the first page loads. experience: Forms.
 */
import type { ListingField } from "./listing-drafts.ts"
import type { ListingStep } from "./listing-steps.ts"

/** In the order in which the fields stand on the screen. */
const stepOf: Readonly<Record<ListingField, ListingStep>> = {
  profileName: "what",
  profileCategoryKey: "what",
  name: "what",
  description: "what",
  categoryKey: "what",
  address: "where",
  startDate: "where",
  endDate: "where",
  amount: "price",
}

/** In the order in which they stand on the screen. */
export const listingFields = Object.keys(stepOf) as readonly ListingField[]

export const stepOfField = (field: ListingField): ListingStep => stepOf[field]

export const fieldsOfStep = (step: ListingStep): readonly ListingField[] =>
  listingFields.filter((field) => stepOf[field] === step)
