/**
 * Answers who will be shown as the owner of what is being written: the account's customer, or the executant of an
 * offer.
 */
import type { ListingDraft } from "../../../../domain/listing-drafts.ts"
import type { ListingKind } from "../../../../domain/listings.ts"
import type { Participant, Rating } from "../../../../domain/participants.ts"
import { account as accountProjection, ownAccount } from "../../../../projections/account.ts"
import { executantByKey, profiles } from "../../../../projections/profiles.ts"
import { useReadModel } from "../../../app/read-models.ts"

const unrated: Rating = { value: null, counts: [0, 0, 0, 0, 0] }

export const useWriter = (
  kind: ListingKind,
  { executantKey, profileName }: Pick<ListingDraft, "executantKey" | "profileName">,
): Participant => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executant = useReadModel(profiles, executantByKey, executantKey)
  const own = kind === "Order" ? account : executant
  return {
    key: own?.key ?? "",
    name: own?.name ?? profileName,
    type: kind === "Order" ? "Customer" : "Executant",
    photo: own?.photo ?? null,
    rating: own?.rating ?? unrated,
  }
}
