/** The routes that orders and offers have alike, by their kind. Spec §2 Routes. */
import type { ReactElement } from "react"
import { Redirect } from "wouter"
import type { AddressParameters } from "../../domain/address-parameters.ts"
import * as lists from "../../domain/list-addresses.ts"
import { listingStep } from "../../domain/listing-steps.ts"
import type { ListingId, ListingKind } from "../../domain/listings.ts"
import { ownerTabs } from "../../domain/routes.ts"
import { paths } from "../app/paths.ts"
import { ActiveProfile } from "./ActiveProfile.tsx"
import { ListQuery } from "./ListQuery.tsx"
import * as screens from "./screens.ts"

/** The own list of a kind; a profile's own where each has one. */
export const OwnListings = ({ kind }: Pick<ListingId, "kind">): ReactElement => (
  <ListQuery of={lists.ownListingsAddresses[kind]}>
    {(query) => (
      <ActiveProfile>
        {(profile) => <screens.OwnListingsBeside {...profile} kind={kind} query={query} chosenKey={null} />}
      </ActiveProfile>
    )}
  </ListQuery>
)

interface NewListingProps {
  readonly kind: ListingKind
  readonly search: AddressParameters
}

export const NewListing = ({ kind, search }: NewListingProps): ReactElement => {
  const copyOf = search.get("copyOf")
  return <screens.ListingFormScreen key={copyOf} kind={kind} step={listingStep(search)} copyOf={copyOf} />
}

interface OwnersListingProps {
  readonly kind: ListingKind
  readonly listingKey: string
}

export const ToDetails = ({ kind, listingKey: key }: OwnersListingProps): ReactElement => (
  <Redirect to={paths.listingDetails({ kind, key })} replace />
)

/** `tab`: as the address has it. */
export const OwnersListing = ({
  tab: wanted,
  ...listing
}: OwnersListingProps & { readonly tab: string }): ReactElement => {
  const tab = ownerTabs.find((one) => one === wanted)
  if (tab === undefined) return <ToDetails {...listing} />
  return (
    <ListQuery of={lists.receivedAddress}>
      {(query) => (
        <ActiveProfile>
          {(profile) => (
            <screens.OwnListingsBeside {...profile} kind={listing.kind} query={null} chosenKey={listing.listingKey}>
              <screens.ListingOwnerScreen {...listing} tab={tab} query={query} />
            </screens.OwnListingsBeside>
          )}
        </ActiveProfile>
      )}
    </ListQuery>
  )
}

/** `kind`: of what was applied to. */
export const SentApplications = ({ kind }: Pick<ListingId, "kind">): ReactElement => (
  <ListQuery of={lists.applicationsAddress}>
    {(query) => (
      <ActiveProfile>
        {({ profileKey }) => <screens.SentApplicationsScreen kind={kind} profileKey={profileKey} query={query} />}
      </ActiveProfile>
    )}
  </ListQuery>
)
