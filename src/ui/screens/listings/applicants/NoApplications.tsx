/** The empty state of a tab of applications, and what the owner can do about it. experience: Empty. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { isOnMarket } from "../../../../domain/listing-statuses.ts"
import type { Listing } from "../../../../domain/listings.ts"
import type { ReceivedQuery } from "../../../../domain/queries.ts"
import { EmptyState } from "../../../parts/EmptyState.tsx"
import { paths } from "../../../app/paths.ts"
import { emptyApplications } from "../listing-words.ts"
import { ShareListing } from "../ShareListing.tsx"

interface NoApplicationsProps {
  readonly listing: Listing
  readonly query: ReceivedQuery
  /** The number of applications that were accepted and are deals now (D56). */
  readonly accepted: number
}

export const NoApplications = ({ listing, query, accepted }: NoApplicationsProps): ReactElement => {
  const intl = useIntl()
  const { tab, interest } = query
  if (interest !== "all")
    return (
      <EmptyState
        picture="person"
        title={intl.formatMessage({ id: `own-listings.applicants.none.${interest}` })}
        action={{
          label: intl.formatMessage({ id: "own-listings.applicants.none.act" }),
          href: paths.listingApplications(listing),
        }}
      />
    )
  const words = emptyApplications(listing, tab)
  const becameDeals = tab === "active" && accepted > 0
  return (
    <EmptyState
      picture={tab === "active" ? "person" : "box"}
      title={
        becameDeals
          ? intl.formatMessage({ id: "own-listings.applicants.accepted.title" }, { count: accepted })
          : intl.formatMessage({ id: words.title })
      }
      hint={
        <div className="o-share">
          <p>{intl.formatMessage({ id: words.hint }, { kind: listing.kind })}</p>
          {tab === "active" && isOnMarket(listing) && <ShareListing listing={listing} />}
        </div>
      }
      {...(becameDeals
        ? {
            action: {
              label: intl.formatMessage({ id: "own-listings.applicants.accepted.act" }),
              href: paths.deals({ tab: "active", page: 1 }),
            },
          }
        : {})}
    />
  )
}
