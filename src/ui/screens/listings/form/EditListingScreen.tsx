/** Writing an own listing anew, at mobile resolution; one that can't be loaded or changed leads home. Spec §2, §8. */
import { useEffect, useState, type ReactElement } from "react"
import { useLocation } from "wouter"
import { canRevise } from "../../../../domain/listing-moves.ts"
import type { ListingStep } from "../../../../domain/listing-steps.ts"
import type { ListingKind } from "../../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../../projections/account.ts"
import { listings, ownListing } from "../../../../projections/listings.ts"
import { onceKnown, useFresh } from "../../../app/use-fresh.ts"
import { paths } from "../../../app/paths.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { RouteWait } from "../../../loading/RouteWait.tsx"
import { ListingWriting } from "./ListingWriting.tsx"

interface EditListingScreenProps {
  readonly kind: ListingKind
  readonly listingKey: string
  readonly step: ListingStep
}

export const EditListingScreen = ({ kind, listingKey: key, step }: EditListingScreenProps): ReactElement => {
  const [, navigate] = useLocation()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const known = useReadModel(listings, ownListing, { kind, key })
  const { failure } = useFresh({ command: { type: "LoadListing", kind, key }, known: onceKnown(known !== undefined) })
  // The form stays about the listing as it was opened: what changes meanwhile is compared with that (E322).
  const [opened, setOpened] = useState(known)
  if (opened === undefined && known !== undefined) setOpened(known)
  const leadsHome = opened === undefined ? failure !== undefined : !canRevise(opened)

  useEffect(() => {
    if (leadsHome) navigate(paths.home, { replace: true })
  }, [leadsHome, navigate])

  if (account === null || opened === undefined || leadsHome) return <RouteWait />
  return (
    <ListingWriting
      kind={kind}
      listing={opened}
      latest={known ?? opened}
      onSeen={setOpened}
      copied={null}
      step={step}
      account={account}
    />
  )
}
