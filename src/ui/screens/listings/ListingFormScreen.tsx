/** Writing a new listing, at mobile resolution. Spec §2; D11, D12. */
import type { ReactElement } from "react"
import type { ListingStep } from "../../../domain/listing-steps.ts"
import type { ListingKind } from "../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useReadModel } from "../../app/read-models.ts"
import { RouteWait } from "../../loading/RouteWait.tsx"
import { ListingWriting } from "./ListingWriting.tsx"

interface ListingFormScreenProps {
  readonly kind: ListingKind
  readonly step: ListingStep
}

export const ListingFormScreen = (props: ListingFormScreenProps): ReactElement => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return account === null ? <RouteWait /> : <ListingWriting {...props} listing={null} account={account} />
}
