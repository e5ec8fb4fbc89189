/**
 * Who applied for an order, for its owner: open ones, and those that ended. Spec §2 Query parameters and lists; D55,
 * D56.
 */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { applicationTabs, type ApplicationCounts, type ApplicationTab } from "../../../domain/applications.ts"
import type { ApplicationsQuery } from "../../../domain/queries.ts"
import { applications, applicationsPage } from "../../../projections/applications.ts"
import { orderByKey, orders } from "../../../projections/orders.ts"
import { useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { TabLinks } from "../../parts/Tabs.tsx"
import { paths } from "../../routes/paths.ts"
import { BecameDeals } from "../deals/BecameDeals.tsx"
import { useRunningDeals } from "../deals/use-running-deals.ts"
import { Applicant } from "./Applicant.tsx"
import { useApplicationCounts } from "./application-counts.ts"
import { useListPages } from "./list-page.ts"
import { NoApplications } from "./NoApplications.tsx"
import { OrdersPages } from "./OrdersPages.tsx"
import { OrdersTrouble } from "./OrdersTrouble.tsx"
import { useReadApplications } from "./use-read-applications.ts"

interface OrderApplicationsProps {
  readonly orderKey: string
  readonly query: ApplicationsQuery
}

const inTab = (counts: ApplicationCounts, tab: ApplicationTab): number =>
  tab === "active" ? counts.byStatus.Sent : counts.byStatus.Canceled + counts.byStatus.Rejected

const List = ({ orderKey, query, accepted }: OrderApplicationsProps & { readonly accepted: number }): ReactElement => {
  const intl = useIntl()
  const page = useReadModel(applications, applicationsPage, { of: "order", key: orderKey, query })
  const fresh = useFresh({
    command: { type: "LoadOrderApplications", orderKey, query },
    known: page,
  })
  const hrefOf = (to: number): string => paths.orderApplications(orderKey, { tab: query.tab, page: to })
  const pages = useListPages({ page: query.page, known: page, hrefOf })
  if (page === undefined) {
    return fresh.failure === undefined ? (
      <Skeleton shape="rows" label={intl.formatMessage({ id: "core.loading" })} />
    ) : (
      <OrdersTrouble failure={fresh.failure} fresh={fresh} />
    )
  }
  if (page.keys.length === 0) return <NoApplications orderKey={orderKey} tab={query.tab} accepted={accepted} />
  return (
    <>
      <output className="u-hidden">
        {intl.formatMessage({ id: "orders.applicants.list" }, { count: page.count })}
      </output>
      <ul className="o-applicants" aria-busy={fresh.busy && page.stale}>
        {page.keys.map((key) => (
          <Applicant key={key} applicationKey={key} />
        ))}
      </ul>
      <OrdersPages page={query.page} pages={pages} hrefOf={hrefOf} />
    </>
  )
}

export const OrderApplications = ({ orderKey, query }: OrderApplicationsProps): ReactElement => {
  const intl = useIntl()
  const order = useReadModel(orders, orderByKey, orderKey)
  const counts = useApplicationCounts(order)
  const accepted = counts?.byStatus.Accepted ?? 0
  const profileKey = order?.customer.key ?? ""
  const became = useRunningDeals({ profileKey, side: "customer", listingKey: orderKey, isWanted: accepted > 0 })
  useReadApplications(orderKey, counts?.unread ?? 0)
  return (
    <section className="l-stack" aria-label={intl.formatMessage({ id: "orders.view.applications" })}>
      <TabLinks
        label={intl.formatMessage({ id: "orders.applicants.tabs" })}
        tabs={applicationTabs.map((tab) => ({
          href: paths.orderApplications(orderKey, { tab, page: 1 }),
          label: intl.formatMessage(
            { id: `orders.applicants.${tab}` },
            { count: counts === undefined ? 0 : inTab(counts, tab) },
          ),
          current: tab === query.tab,
        }))}
      />
      <BecameDeals deals={became} profileKey={profileKey} />
      <List orderKey={orderKey} query={query} accepted={accepted} />
    </section>
  )
}
