/** The steps in which a listing is written, and their addresses. experience: Forms. */
import type { AddressParameters } from "./address-parameters.ts"

export const listingSteps = ["what", "where", "price", "pictures", "check"] as const
export type ListingStep = (typeof listingSteps)[number]

/** The step that an address names, else the first. */
export const listingStep = (params: AddressParameters): ListingStep =>
  listingSteps.find((step) => step === params.get("step")) ?? "what"

const neighbour =
  (by: number) =>
  (step: ListingStep): ListingStep | undefined =>
    listingSteps[listingSteps.indexOf(step) + by]

export const stepAfter = neighbour(1)
export const stepBefore = neighbour(-1)
