/** The steps in which a listing is written, and what is written in each. experience: Forms. */
import type { AddressParameters } from "./address-parameters.ts"
import type { ListingField } from "./listing-drafts.ts"

export const listingSteps = ["what", "where", "price", "pictures", "check"] as const
export type ListingStep = (typeof listingSteps)[number]

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

/** The step that an address names, else the first. */
export const listingStep = (params: AddressParameters): ListingStep =>
  listingSteps.find((step) => step === params.get("step")) ?? "what"

const neighbour =
  (by: number) =>
  (step: ListingStep): ListingStep | undefined =>
    listingSteps[listingSteps.indexOf(step) + by]

export const stepAfter = neighbour(1)
export const stepBefore = neighbour(-1)
