/** In place of an own listing that can't be loaded: why, and a new try where that may help. Spec §8. */
import type { ReactElement } from "react"
import type { Failure } from "../../../domain/failures.ts"
import type { ListingKind } from "../../../domain/listings.ts"
import type { Fresh } from "../../app/use-fresh.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { ListingGone } from "./ListingGone.tsx"

interface ListingMissingProps {
  readonly kind: ListingKind
  readonly failure: Failure
  readonly fresh: Fresh
}

export const ListingMissing = ({ kind, failure, fresh }: ListingMissingProps): ReactElement => {
  if (failure._tag === "NotFound") return <ListingGone kind={kind} why="unavailable" />
  if (failure._tag === "Forbidden") return <ListingGone kind={kind} why="noAccess" />
  return <FailureState level={1} failure={failure} onRetry={fresh.ask} busy={fresh.busy} />
}
