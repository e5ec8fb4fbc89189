/** A page of own orders in each of its states: loading, error, empty, and rows. experience: States. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { dealNumberText, type Deal } from "../../../domain/deals.ts"
import type { OwnOrdersQuery } from "../../../domain/queries.ts"
import { account, activeProfileKey } from "../../../projections/account.ts"
import { justPublished, orders } from "../../../projections/orders.ts"
import type { Page } from "../../../projections/pages.ts"
import type { Fresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { paths } from "../../routes/paths.ts"
import { useRunningDeals } from "../deals/use-running-deals.ts"
import { useCreateOrderHref } from "./CreateOrderLink.tsx"
import { useListPages } from "./list-page.ts"
import { OrderRow } from "./OrderRow.tsx"
import { OrdersPages } from "./OrdersPages.tsx"
import { OrdersTrouble } from "./OrdersTrouble.tsx"

interface OwnOrdersListProps {
  readonly query: OwnOrdersQuery
  readonly page: Page | undefined
  readonly fresh: Fresh
}

const pictures = { published: "box", moderation: "search", archive: "box" } as const

/** Says that an order is gone from this tab because it became a deal (E195). */
const BecameDeal = ({ deal }: { readonly deal: Deal }): ReactElement => {
  const intl = useIntl()
  const { key, number, subject, customer, executant } = deal
  return (
    <EmptyState
      picture="handshake"
      title={intl.formatMessage({ id: "orders.empty.became.title" }, { number: dealNumberText(number) })}
      hint={intl.formatMessage({ id: "orders.empty.became.hint" }, { executant: executant.name, name: subject.name })}
      action={{ label: intl.formatMessage({ id: "orders.empty.became.act" }), href: paths.deal(key, customer.key) }}
      secondary={{ label: intl.formatMessage({ id: "orders.create" }), href: useCreateOrderHref() }}
    />
  )
}

const NoPublished = (): ReactElement => {
  const profileKey = useReadModel(account, activeProfileKey, undefined) ?? ""
  const deals = useRunningDeals({ profileKey, side: "customer", listingKey: null, isWanted: profileKey !== "" })
  const deal = deals.find(({ subject }) => subject.kind === "Order")
  return deal === undefined ? <NoOrders tab="published" /> : <BecameDeal deal={deal} />
}

/** Says that an order under review was approved, and leads to the list that it is in now (E195). */
const NoneUnderReview = (): ReactElement => {
  const intl = useIntl()
  const order = useReadModel(orders, justPublished, undefined)
  const createHref = useCreateOrderHref()
  if (order === undefined) return <NoOrders tab="moderation" />
  return (
    <EmptyState
      picture="box"
      title={intl.formatMessage({ id: "orders.empty.reviewed.title" }, { name: order.name })}
      hint={intl.formatMessage({ id: "orders.empty.reviewed.hint" })}
      action={{ label: intl.formatMessage({ id: "orders.empty.reviewed.act" }), href: paths.orderDetails(order.key) }}
      secondary={{ label: intl.formatMessage({ id: "orders.create" }), href: createHref }}
    />
  )
}

const NoOrders = ({ tab }: Pick<OwnOrdersQuery, "tab">): ReactElement => {
  const intl = useIntl()
  const href = useCreateOrderHref()
  const act = { label: intl.formatMessage({ id: "orders.create" }), href }
  return (
    <EmptyState
      picture={pictures[tab]}
      title={intl.formatMessage({ id: `orders.empty.${tab}.title` })}
      hint={intl.formatMessage({ id: `orders.empty.${tab}.hint` })}
      {...(tab === "archive" ? {} : { action: act })}
    />
  )
}

const nothingIn: Readonly<Record<OwnOrdersQuery["tab"], ReactElement>> = {
  published: <NoPublished />,
  moderation: <NoneUnderReview />,
  archive: <NoOrders tab="archive" />,
}

export const OwnOrdersList = ({ query, page, fresh }: OwnOrdersListProps): ReactElement => {
  const intl = useIntl()
  const hrefOf = (to: number): string => paths.ownOrders({ tab: query.tab, page: to })
  const pages = useListPages({ page: query.page, known: page, hrefOf })
  if (page === undefined) {
    return fresh.failure === undefined ? (
      <Skeleton shape="rows" label={intl.formatMessage({ id: "core.loading" })} />
    ) : (
      <OrdersTrouble failure={fresh.failure} fresh={fresh} />
    )
  }
  if (page.keys.length === 0) return nothingIn[query.tab]
  return (
    <>
      <output className="u-hidden">{intl.formatMessage({ id: "orders.list" }, { count: page.count })}</output>
      <ul className="o-list" aria-busy={fresh.busy && page.stale}>
        {page.keys.map((key) => (
          <OrderRow key={key} orderKey={key} />
        ))}
      </ul>
      <OrdersPages page={query.page} pages={pages} hrefOf={hrefOf} />
    </>
  )
}
