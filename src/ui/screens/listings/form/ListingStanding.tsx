/** Above the form of a listing that is there: what was wrong with it, what others see, and what waits. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Listing, PublicListing } from "../../../../domain/listings.ts"
import { isDeclinedVersion, isPublishedItem, isWaitingVersion } from "../../../../domain/listing-statuses.ts"
import { publicListing } from "../../../../projections/public-listings.ts"
import { listings } from "../../../../projections/listings.ts"
import { onceKnown, useFresh } from "../../../app/use-fresh.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { DateSpan } from "../../../i18n/format.tsx"
import { PriceText } from "../../../i18n/price-text.tsx"
import { DefinitionList } from "../../../parts/DefinitionList.tsx"
import { Note } from "../../../parts/Note.tsx"

const Seen = ({ listing }: { readonly listing: PublicListing }): ReactElement => (
  <details className="o-standing">
    <summary>
      <FormattedMessage id="own-listings.form.standing.public" />
    </summary>
    <DefinitionList
      items={[
        { term: <FormattedMessage id="own-listings.form.name" />, value: listing.name },
        { term: <FormattedMessage id="own-listings.form.description" />, value: listing.description },
        { term: <FormattedMessage id="own-listings.form.price" />, value: <PriceText price={listing.price} /> },
        {
          term: <FormattedMessage id="listings.public.dates" />,
          value: <DateSpan of={listing} />,
        },
      ]}
    />
  </details>
)

/** Leads to the published version while another one waits or was declined. */
const Published = ({ listing: { kind, key } }: { readonly listing: Listing }): ReactElement | null => {
  const seen = useReadModel(listings, publicListing, { kind, key })
  useFresh({ command: { type: "LoadPublicListing", kind, key }, known: onceKnown(seen !== undefined), unheard: true })
  return seen === undefined ? null : <Seen listing={seen} />
}

export const ListingStanding = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const intl = useIntl()
  const { kind, status, versionStatus, reason } = listing
  const isDeclined = isDeclinedVersion(versionStatus)
  const isWaiting = isWaitingVersion(versionStatus)
  const isPublished = isPublishedItem(status)
  return (
    <div className="l-stack" data-gap="4">
      {isDeclined && (
        <Note tone="red" title={<FormattedMessage id="own-listings.form.standing.declined" />}>
          {reason !== null && intl.formatMessage({ id: `reasons.moderation.${reason}` })}
        </Note>
      )}
      {isWaiting && (
        <Note tone="yellow">
          <FormattedMessage id="own-listings.form.standing.waiting" values={{ kind }} />
        </Note>
      )}
      {isPublished && !isDeclined && !isWaiting && (
        <Note tone="blue">
          <FormattedMessage id="own-listings.form.standing.stays" values={{ kind }} />
        </Note>
      )}
      {isPublished && (isDeclined || isWaiting) && <Published listing={listing} />}
    </div>
  )
}
