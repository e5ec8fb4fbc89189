/** One page of deals in each of its states: not known yet, failed, none, some. D2, D63. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { pageSizes } from "../../../domain/limits.ts"
import type { DealsQuery } from "../../../domain/queries.ts"
import { plainSearch } from "../../../domain/search.ts"
import { deals, dealsPage } from "../../../projections/deals.ts"
import { useFresh } from "../../app/fresh.ts"
import { useListPages } from "../../app/list-pages.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { CardList } from "../../parts/Card.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { Pagination } from "../../parts/Pagination.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { paths } from "../../app/paths.ts"
import { DealCard } from "./DealCard.tsx"

interface DealsListProps {
  readonly profileKey: string
  readonly side: "customer" | "executant"
  readonly query: DealsQuery
  /** Of the one that is open beside the list. */
  readonly chosenKey: string | null
}

const NoDeals = ({
  side,
  tab,
}: {
  readonly side: DealsListProps["side"]
  readonly tab: DealsQuery["tab"]
}): ReactElement => {
  const intl = useIntl()
  if (tab === "archive") {
    return (
      <EmptyState
        picture="box"
        title={intl.formatMessage({ id: "deals.empty.archive" })}
        hint={intl.formatMessage({ id: "deals.empty.archive.hint" })}
        action={{
          label: intl.formatMessage({ id: "deals.empty.toActive" }),
          href: paths.deals({ tab: "active", page: 1 }),
        }}
      />
    )
  }
  return (
    <EmptyState
      picture="handshake"
      title={intl.formatMessage({ id: "deals.empty.active" })}
      hint={intl.formatMessage({ id: `deals.empty.active.${side}` })}
      action={
        side === "customer"
          ? {
              label: intl.formatMessage({ id: "deals.empty.toOrders" }),
              href: paths.ownListings("Order", { tab: "published", page: 1 }),
            }
          : {
              label: intl.formatMessage({ id: "deals.empty.toSearch" }),
              href: paths.search(plainSearch("Order")),
            }
      }
    />
  )
}

export const DealsList = ({ profileKey, side, query, chosenKey }: DealsListProps): ReactElement => {
  const intl = useIntl()
  const page = useReadModel(deals, dealsPage, { profileKey, query })
  const { busy, failure, ask } = useFresh({
    command: { type: "LoadDeals", profileKey, side, query },
    known: page,
  })
  const { tab } = query
  const { pages, isBeyond } = useListPages({ page: query.page, count: page?.count, size: pageSizes.list })

  if (page === undefined && failure !== undefined && !busy) {
    return <FailureState title={intl.formatMessage({ id: "deals.failed" })} failure={failure} onRetry={ask} />
  }
  if (page === undefined || isBeyond)
    return <Skeleton shape="rows" label={intl.formatMessage({ id: "core.loading" })} />
  if (page.count === 0) return <NoDeals side={side} tab={tab} />
  return (
    <>
      <CardList busy={busy && page.stale}>
        {page.keys.map((key) => (
          <DealCard key={key} dealKey={key} profileKey={profileKey} chosen={key === chosenKey} />
        ))}
      </CardList>
      <Pagination
        page={query.page}
        pages={pages}
        hrefOf={(to) => paths.deals({ tab, page: to })}
        label={intl.formatMessage({ id: "core.pages" })}
        previousLabel={intl.formatMessage({ id: "core.previous" })}
        nextLabel={intl.formatMessage({ id: "core.next" })}
        pageLabel={(to) => intl.formatMessage({ id: "core.page" }, { page: to })}
      />
    </>
  )
}
