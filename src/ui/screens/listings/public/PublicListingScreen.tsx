/** A listing's public page, and applying for it. Spec §2 /orders/:key, /offers/:key; experience: Layout, A listing. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { PublicListing, ListingKind } from "../../../../domain/listings.ts"
import { isListingUnavailable, isPublicBehind, publicListing } from "../../../../projections/public-listings.ts"
import { listings } from "../../../../projections/listings.ts"
import { useApp } from "../../../app/context.tsx"
import { useFresh } from "../../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../../app/read-models.ts"
import { FailureState } from "../../../failures/FailureState.tsx"
import { Moment } from "../../../i18n/format.tsx"
import { PriceText } from "../../../i18n/price-text.tsx"
import { Waiting } from "../../../loading/Waiting.tsx"
import { Button } from "../../../parts/Button.tsx"
import { Card } from "../../../parts/Card.tsx"
import { PageHeader } from "../../../parts/PageHeader.tsx"
import { searchOf } from "../../../app/nav-links.ts"
import { FavoriteHeart } from "../../../market/FavoriteHeart.tsx"
import { ApplyAct } from "./ApplyAct.tsx"
import { ApplyPanel } from "./ApplyPanel.tsx"
import { ReportLink } from "../../complaints/ReportLink.tsx"
import { ListingColumns } from "../ListingColumns.tsx"
import { ListingGone } from "../ListingGone.tsx"
import { OwnerOffers } from "./OwnerOffers.tsx"
import { ParticipantLine } from "../../../market/ParticipantLine.tsx"
import { ShareListing } from "../ShareListing.tsx"
import { SimilarListings } from "./SimilarListings.tsx"
import { useCategories } from "../../../app/use-categories.ts"
import { useApply } from "./use-apply.ts"
import { useApplyActs } from "./use-apply-acts.ts"

const Content = ({ listing }: { readonly listing: PublicListing }): ReactElement => {
  const intl = useIntl()
  const { kind } = listing
  const { device } = useApp()
  const canApply = useFlag("applications")
  const state = useApply(listing)
  const acts = useApplyActs(listing)
  useCategories()
  return (
    <div className="l-page l-stack o-public" data-gap="6">
      <PageHeader
        title={listing.name}
        back={{ href: searchOf(kind), label: intl.formatMessage({ id: "listings.public.search" }, { kind }) }}
        actions={<FavoriteHeart listing={listing} />}
      />
      <ListingColumns
        listing={listing}
        of="public"
        acts={
          <>
            {canApply && <ApplyPanel listing={listing} state={state} acts={acts} />}
            <p className="u-facts">
              <span>
                <FormattedMessage
                  id="listings.updated"
                  values={{ when: <Moment at={listing.updatedDate} now={device.now()} /> }}
                />
              </span>
              {listing.views > 0 && (
                <span>
                  <FormattedMessage id="listings.views" values={{ count: listing.views }} />
                </span>
              )}
              <span>
                <FormattedMessage id="listings.applications" values={{ count: listing.applications }} />
              </span>
            </p>
          </>
        }
      >
        <Card as="section" labelledBy="listing-owner" className="o-panel">
          <h2 id="listing-owner" className="o-panel-title">
            <FormattedMessage id="listings.public.owner" values={{ kind }} />
          </h2>
          <ParticipantLine participant={listing.owner} size={56} linked />
        </Card>
        <div className="o-give">
          <ShareListing listing={listing} />
          <Button kind="quiet" icon="file" onClick={() => window.print()}>
            <FormattedMessage id="listings.print" />
          </Button>
          {state.kind !== "ownListing" && <ReportLink target={kind} targetKey={listing.key} />}
        </div>
      </ListingColumns>
      {kind === "Offer" && <OwnerOffers listing={listing} />}
      <div className="o-sticky">
        <span className="o-sticky-price">
          <PriceText price={listing.price} />
        </span>
        {canApply && <ApplyAct listing={listing} state={state} acts={acts} />}
      </div>
    </div>
  )
}

interface PublicListingScreenProps {
  readonly kind: ListingKind
  readonly listingKey: string
}

export const PublicListingScreen = ({ kind, listingKey: key }: PublicListingScreenProps): ReactElement => {
  const listing = useReadModel(listings, publicListing, { kind, key })
  const unavailable = useReadModel(listings, isListingUnavailable, { kind, key })
  const isBehind = useReadModel(listings, isPublicBehind, { kind, key })
  // Asked for again even when it is known: no hub message reports others' listings, but of one's own.
  const fresh = useFresh({
    command: { type: "LoadPublicListing", kind, key },
    known: listing !== undefined || unavailable ? { stale: isBehind } : undefined,
    unheard: true,
  })

  if (listing !== undefined && !unavailable) return <Content key={key} listing={listing} />
  return (
    <div className="l-page">
      {unavailable ? (
        <>
          <ListingGone kind={kind} why="unavailable" />
          <SimilarListings kind={kind} categoryKey={listing?.categoryKey ?? null} />
        </>
      ) : fresh.failure === undefined ? (
        <Waiting shape="page" onAgain={fresh.ask} />
      ) : (
        <FailureState level={1} failure={fresh.failure} onRetry={fresh.ask} busy={fresh.busy} />
      )}
    </div>
  )
}
