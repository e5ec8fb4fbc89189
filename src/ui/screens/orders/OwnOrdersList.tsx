/** One tab's page of own orders in each of its states: not known, refused, none, and rows. UX: every screen. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { OwnOrdersQuery } from "../../../domain/queries.ts"
import type { Page } from "../../../projections/pages.ts"
import type { Fresh } from "../../app/fresh.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { paths } from "../../routes/paths.ts"
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
  if (page.keys.length === 0) return <NoOrders tab={query.tab} />
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
