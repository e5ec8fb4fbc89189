/** A profile's applications, open and ended; they move by themselves when an owner answers. Spec §2. */
import { useCallback, useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { applicationTabs, type Application } from "../../../domain/applications.ts"
import { applicantSides, type ListingKind } from "../../../domain/listings.ts"
import type { ApplicationsQuery } from "../../../domain/queries.ts"
import { applicationsPage } from "../../../projections/application-lists.ts"
import { applications } from "../../../projections/applications.ts"
import type { Page } from "../../../projections/pages.ts"
import { useFresh, type Fresh } from "../../app/use-fresh.ts"
import { useListPages } from "../../app/use-list-pages.ts"
import { searchOf } from "../../app/nav-links.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { CardList } from "../../parts/Card.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { TabLinks } from "../../parts/Tabs.tsx"
import { paths } from "../../app/paths.ts"
import { BecameDeals } from "../deals/BecameDeals.tsx"
import { useRunningDeals } from "../deals/use-running-deals.ts"
import { ListPages } from "../../lists/ListPages.tsx"
import { ApplicationCard } from "./ApplicationCard.tsx"
import { WithdrawDialog } from "./WithdrawDialog.tsx"

interface SentApplicationsScreenProps {
  readonly kind: ListingKind // of what was applied to
  readonly profileKey: string // of the applicant
  readonly query: ApplicationsQuery
}

interface ListProps {
  readonly kind: ListingKind
  readonly query: ApplicationsQuery
  readonly page: Page | undefined
  readonly fresh: Fresh
  readonly onWithdraw: (application: Application) => void
  readonly someBecameDeals: boolean
}

interface NoApplicationsProps extends Pick<ApplicationsQuery, "tab"> {
  readonly kind: ListingKind
  /** Some became deals, which stand above. */
  readonly some: boolean
}

const NoApplications = ({ kind, tab, some }: NoApplicationsProps): ReactElement => {
  const intl = useIntl()
  const href = tab === "active" ? searchOf(kind) : paths.deals({ tab: "active", page: 1 })
  return (
    <EmptyState
      picture={tab === "active" ? "search" : "box"}
      title={intl.formatMessage({
        id: some && tab === "active" ? "applications.empty.became.title" : `applications.empty.${tab}.title`,
      })}
      hint={intl.formatMessage({ id: `applications.empty.${tab}.hint` }, { kind })}
      action={{ label: intl.formatMessage({ id: `applications.empty.${tab}.act` }, { kind }), href }}
    />
  )
}

const List = ({ kind, query, page, fresh, onWithdraw, someBecameDeals }: ListProps): ReactElement => {
  const intl = useIntl()
  const hrefOf = (to: number): string => paths.sentApplications(kind, { tab: query.tab, page: to })
  const { pages, isBeyond } = useListPages({ list: "applications", page: query.page, count: page?.count })
  return (
    <Known of={isBeyond ? undefined : page} fresh={fresh} shape="rows">
      {({ keys, count }, isRenewing) =>
        keys.length === 0 ? (
          <NoApplications kind={kind} tab={query.tab} some={someBecameDeals} />
        ) : (
          <>
            <output className="p-hidden">{intl.formatMessage({ id: "applications.list" }, { count })}</output>
            <CardList busy={isRenewing}>
              {keys.map((key) => (
                <ApplicationCard key={key} applicationKey={key} onWithdraw={onWithdraw} />
              ))}
            </CardList>
            <ListPages page={query.page} pages={pages} hrefOf={hrefOf} />
          </>
        )
      }
    </Known>
  )
}

export const SentApplicationsScreen = ({ kind, profileKey, query }: SentApplicationsScreenProps): ReactElement => {
  const intl = useIntl()
  const [leaving, setLeaving] = useState<Application | null>(null)
  const page = useReadModel(applications, applicationsPage, { of: "applicant", key: profileKey, query })
  const fresh = useFresh({
    command: { type: "LoadSentApplications", kind, profileKey, query },
    known: page,
  })
  const running = useRunningDeals({ profileKey, side: applicantSides[kind], listingKey: null, isWanted: true })
  const stay = useCallback(() => setLeaving(null), [])
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader title={intl.formatMessage({ id: "applications.title" })} />
      <TabLinks
        label={intl.formatMessage({ id: "applications.tabs" })}
        tabs={applicationTabs.map((tab) => ({
          href: paths.sentApplications(kind, { tab, page: 1 }),
          label: intl.formatMessage({ id: `applications.tab.${tab}` }),
          current: tab === query.tab,
        }))}
      />
      <BecameDeals deals={running} profileKey={profileKey} />
      <List
        kind={kind}
        query={query}
        page={page}
        fresh={fresh}
        onWithdraw={setLeaving}
        someBecameDeals={running.length > 0}
      />
      {leaving !== null && <WithdrawDialog application={leaving} onClose={stay} />}
    </div>
  )
}
