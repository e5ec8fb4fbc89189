/** Asks how many applied to a listing and how many of them are new, where there can be any. Spec §3. */
import type { ApplicationCounts } from "../../domain/applications.ts"
import type { Listing } from "../../domain/listings.ts"
import { applicationCounts, applications } from "../../projections/applications.ts"
import { onceKnown, useFresh } from "../app/use-fresh.ts"
import { useReadModel } from "../app/read-models.ts"

/** Undefined while not known. Nobody has applied to a listing that says so, so then nothing is asked. */
export const useApplicationCounts = (
  listing: Pick<Listing, "kind" | "key" | "applications"> | undefined,
): ApplicationCounts | undefined => {
  const key = listing?.key ?? ""
  const counts = useReadModel(applications, applicationCounts, key)
  useFresh({
    command:
      listing === undefined || listing.applications === 0
        ? null
        : { type: "LoadApplicationCounts", kind: listing.kind, listingKey: key },
    known: onceKnown(counts !== undefined),
  })
  return counts
}
