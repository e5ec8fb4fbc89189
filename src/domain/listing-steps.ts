/** The steps in which a listing is written, and what is written in each. experience: Forms. */
import type { AddressParameters } from "./address-parameters.ts"
import type { ListingField } from "./listing-drafts.ts"

export const listingSteps = ["what", "where", "price", "pictures", "check"] as const
export type ListingStep = (typeof listingSteps)[number]

export const fieldsOfStep: Readonly<Record<ListingStep, readonly ListingField[]>> = {
  what: ["profileName", "profileCategoryKey", "name", "description", "categoryKey"],
  where: ["address", "startDate", "endDate"],
  price: ["amount"],
  pictures: [],
  check: [],
}

/** In the order in which they stand on the screen. */
export const listingFields: readonly ListingField[] = listingSteps.flatMap((step) => fieldsOfStep[step])

export const stepOfField = (field: ListingField): ListingStep =>
  listingSteps.find((step) => fieldsOfStep[step].includes(field)) ?? "what"

/** The step that an address names, else the first. */
export const listingStep = (params: AddressParameters): ListingStep =>
  listingSteps.find((step) => step === params.get("step")) ?? "what"

const neighbour =
  (by: number) =>
  (step: ListingStep): ListingStep | undefined =>
    listingSteps[listingSteps.indexOf(step) + by]

export const stepAfter = neighbour(1)
export const stepBefore = neighbour(-1)
