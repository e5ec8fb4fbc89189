/**
 * The applications to a listing, for its owner: open ones, and those that ended. Spec §2 Query parameters and lists.
 */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { fewestCompared } from "../../../../domain/applicants.ts"
import { applicationTabs, type ApplicationCounts, type ApplicationTab } from "../../../../domain/applications.ts"
import { ownerSides, type Listing } from "../../../../domain/listings.ts"
import type { ReceivedQuery } from "../../../../domain/queries.ts"
import { applicationsPage } from "../../../../projections/application-lists.ts"
import { applications } from "../../../../projections/applications.ts"
import { useFresh } from "../../../app/use-fresh.ts"
import { useListPages } from "../../../app/use-list-pages.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { Known } from "../../../lists/Known.tsx"
import { TabLinks } from "../../../parts/Tabs.tsx"
import { paths } from "../../../app/paths.ts"
import { BecameDeals } from "../../deals/BecameDeals.tsx"
import { useRunningDeals } from "../../deals/use-running-deals.ts"
import { Applicant, type Choice } from "./Applicant.tsx"
import { ApplicantChoice } from "./ApplicantChoice.tsx"
import { useApplicationCounts } from "../../../market/use-application-counts.ts"
import { NoApplications } from "./NoApplications.tsx"
import { ListPages } from "../../../lists/ListPages.tsx"
import { useChosenApplicants } from "./use-chosen-applicants.ts"
import { useReadApplications } from "./use-read-applications.ts"

interface ListingApplicationsProps {
  readonly listing: Listing
  readonly query: ReceivedQuery
}

const inTab = (counts: ApplicationCounts, tab: ApplicationTab): number =>
  tab === "active" ? counts.byStatus.Sent : counts.byStatus.Canceled + counts.byStatus.Rejected

interface ListProps extends ListingApplicationsProps {
  readonly accepted: number
  /** Null where there is nobody to compare with. */
  readonly choiceOf: ((key: string) => Choice) | null
}

const List = ({ listing, query, accepted, choiceOf }: ListProps): ReactElement => {
  const intl = useIntl()
  const page = useReadModel(applications, applicationsPage, { of: "listing", key: listing.key, query })
  const fresh = useFresh({
    command: { type: "LoadListingApplications", kind: listing.kind, listingKey: listing.key, query },
    known: page,
  })
  const hrefOf = (to: number): string => paths.listingApplications(listing, { ...query, page: to })
  const { pages, isBeyond } = useListPages({ list: "applications", page: query.page, count: page?.count })
  return (
    <Known of={isBeyond ? undefined : page} fresh={fresh} shape="rows">
      {({ keys, count }, isRenewing) =>
        keys.length === 0 ? (
          <NoApplications listing={listing} query={query} accepted={accepted} />
        ) : (
          <>
            <output className="p-hidden">
              {intl.formatMessage({ id: "own-listings.applicants.list" }, { count })}
            </output>
            <ul className="o-applicants" aria-busy={isRenewing}>
              {keys.map((key) => (
                <Applicant key={key} applicationKey={key} choice={choiceOf?.(key) ?? null} />
              ))}
            </ul>
            <ListPages page={query.page} pages={pages} hrefOf={hrefOf} />
          </>
        )
      }
    </Known>
  )
}

export const ListingApplications = ({ listing, query }: ListingApplicationsProps): ReactElement => {
  const intl = useIntl()
  const counts = useApplicationCounts(listing)
  const accepted = counts?.byStatus.Accepted ?? 0
  const profileKey = listing.owner.key
  const became = useRunningDeals({
    profileKey,
    side: ownerSides[listing.kind],
    listingKey: listing.key,
    isWanted: accepted > 0,
  })
  const { chosen, choiceOf, clear } = useChosenApplicants()
  const isComparable = query.tab === "active" && (counts?.byStatus.Sent ?? 0) >= fewestCompared
  useReadApplications(listing, counts?.unread ?? 0)
  return (
    <section className="l-stack" aria-label={intl.formatMessage({ id: "own-listings.view.applications" })}>
      <TabLinks
        label={intl.formatMessage({ id: "own-listings.applicants.tabs" })}
        tabs={applicationTabs.map((tab) => ({
          href: paths.listingApplications(listing, { tab, page: 1, interest: "all" }),
          label: intl.formatMessage(
            { id: `own-listings.applicants.${tab}` },
            { count: counts === undefined ? 0 : inTab(counts, tab) },
          ),
          current: tab === query.tab,
        }))}
      />
      <BecameDeals deals={became} profileKey={profileKey} />
      <ApplicantChoice listing={listing} query={query} counts={counts} chosen={chosen} onClear={clear} />
      <List listing={listing} query={query} accepted={accepted} choiceOf={isComparable ? choiceOf : null} />
    </section>
  )
}
