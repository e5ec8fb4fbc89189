/**
 * The owner's view of a listing, with its details and its applications in tabs. Spec §2 `/orders/{key}/view`,
 * `/offers/{key}/view`.
 */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Redirect } from "wouter"
import type { Listing, ListingKind } from "../../../../domain/listings.ts"
import { isOnMarket } from "../../../../domain/listing-statuses.ts"
import { ownListTabOf } from "../../../../domain/own-lists.ts"
import type { ReceivedQuery } from "../../../../domain/queries.ts"
import type { OwnerTab } from "../../../../domain/routes.ts"
import { listings, ownListing } from "../../../../projections/listings.ts"
import { onceKnown, useFresh, type Fresh } from "../../../app/use-fresh.ts"
import { useRoomBeside } from "../../../app/media.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { Waiting } from "../../../loading/Waiting.tsx"
import { ButtonLink } from "../../../parts/Button.tsx"
import { PageHeader } from "../../../parts/PageHeader.tsx"
import { TabLinks } from "../../../parts/Tabs.tsx"
import { paths } from "../../../app/paths.ts"
import { useApplicationCounts } from "../../../market/use-application-counts.ts"
import { useCategories } from "../../../app/use-categories.ts"
import { ListingApplications } from "../applicants/ListingApplications.tsx"
import { ListingDetails } from "./ListingDetails.tsx"
import { ListingMissing } from "../ListingMissing.tsx"
import { ListingStatus } from "./ListingStatus.tsx"
import { useOwnSide } from "./use-own-side.ts"

interface ListingOwnerScreenProps {
  readonly kind: ListingKind
  readonly listingKey: string
  readonly tab: OwnerTab
  readonly query: ReceivedQuery
}

const Head = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const intl = useIntl()
  const isBesideList = useRoomBeside()
  return (
    <PageHeader
      title={listing.name}
      badge={<ListingStatus listing={listing} />}
      back={
        isBesideList
          ? undefined
          : {
              href: paths.ownListings(listing.kind, { tab: ownListTabOf(listing), page: 1 }),
              label: intl.formatMessage({ id: "own-listings.view.back" }, { kind: listing.kind }),
            }
      }
      actions={
        isOnMarket(listing) && (
          <ButtonLink icon="eye" href={paths.publicListing(listing)}>
            <FormattedMessage id="own-listings.view.public" />
          </ButtonLink>
        )
      }
    />
  )
}

const Content = ({
  listing,
  tab,
  query,
}: { readonly listing: Listing } & Omit<ListingOwnerScreenProps, "kind" | "listingKey">) => {
  const intl = useIntl()
  const unread = useApplicationCounts(listing)?.unread ?? 0
  useCategories()
  useOwnSide(listing.owner.key)
  return (
    <div className="l-page l-stack" data-gap="6">
      <Head listing={listing} />
      <TabLinks
        label={intl.formatMessage({ id: "own-listings.view.tabs" }, { kind: listing.kind })}
        tabs={[
          {
            href: paths.listingDetails(listing),
            label: intl.formatMessage({ id: "own-listings.view.details" }),
            current: tab === "details",
          },
          {
            href: paths.listingApplications(listing),
            label: intl.formatMessage({ id: "own-listings.view.applications" }),
            count: unread,
            countLabel: intl.formatMessage({ id: "listings.applications.unreadLabel" }, { count: unread }),
            current: tab === "applications",
          },
        ]}
      />
      {tab === "details" ? (
        <ListingDetails listing={listing} />
      ) : (
        <ListingApplications key={listing.key} listing={listing} query={query} />
      )}
    </div>
  )
}

const Missing = ({
  kind,
  listingKey: key,
  fresh,
}: { readonly fresh: Fresh } & Pick<ListingOwnerScreenProps, "kind" | "listingKey">) => {
  const { failure } = fresh
  if (failure === undefined) return <Waiting shape="page" onAgain={fresh.ask} />
  // Spec §6 has it so of offers.
  if (failure._tag === "Forbidden" && kind === "Offer")
    return <Redirect to={paths.publicListing({ kind, key })} replace />
  return <ListingMissing kind={kind} failure={failure} fresh={fresh} />
}

export const ListingOwnerScreen = ({ kind, listingKey: key, tab, query }: ListingOwnerScreenProps): ReactElement => {
  const listing = useReadModel(listings, ownListing, { kind, key })
  const fresh = useFresh({
    command: { type: "LoadListing", kind, key },
    known: onceKnown(listing !== undefined),
  })
  if (listing !== undefined) return <Content key={key} listing={listing} tab={tab} query={query} />
  return (
    <div className="l-page">
      <Missing kind={kind} listingKey={key} fresh={fresh} />
    </div>
  )
}
