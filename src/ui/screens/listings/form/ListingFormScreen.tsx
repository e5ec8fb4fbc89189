/** Writing a new listing, at mobile resolution, from nothing or with the words of an own one. Spec §2, §8. */
import { useState, type ReactElement } from "react"
import type { ListingStep } from "../../../../domain/listing-steps.ts"
import type { ListingKind } from "../../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../../projections/account.ts"
import { listings, ownListing } from "../../../../projections/listings.ts"
import { onceKnown, useFresh } from "../../../app/use-fresh.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { RouteWait } from "../../../loading/RouteWait.tsx"
import { ListingMissing } from "../ListingMissing.tsx"
import { ListingWriting } from "./ListingWriting.tsx"

interface ListingFormScreenProps {
  readonly kind: ListingKind
  readonly step: ListingStep
  readonly copyOf: string | null // the key of an own one
}

/** A new listing is nowhere else. */
const nothingToSee = (): void => undefined

export const ListingFormScreen = ({ kind, step, copyOf }: ListingFormScreenProps): ReactElement => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const known = useReadModel(listings, ownListing, { kind, key: copyOf ?? "" })
  const fresh = useFresh({
    command: copyOf === null ? null : { type: "LoadListing", kind, key: copyOf },
    known: onceKnown(known !== undefined),
  })
  // The listing that is copied stays as it was opened: a change of it must not begin the form anew.
  const [opened, setOpened] = useState(known)
  if (opened === undefined && known !== undefined) setOpened(known)

  if (copyOf !== null && opened === undefined && fresh.failure !== undefined)
    return (
      <div className="l-page">
        <ListingMissing kind={kind} failure={fresh.failure} fresh={fresh} />
      </div>
    )
  if (account === null || (copyOf !== null && opened === undefined)) return <RouteWait />
  return (
    <ListingWriting
      kind={kind}
      listing={null}
      latest={null}
      onSeen={nothingToSee}
      copied={opened ?? null}
      step={step}
      account={account}
    />
  )
}
