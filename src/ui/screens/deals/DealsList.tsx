/** One page of deals in each of its states: not known yet, failed, none, some. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { DealsQuery } from "../../../domain/queries.ts"
import { plainSearch } from "../../../domain/search.ts"
import type { Side } from "../../../domain/participants.ts"
import { dealsPage } from "../../../projections/deal-lists.ts"
import { deals } from "../../../projections/deals.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { useListPages } from "../../app/use-list-pages.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { CardList } from "../../parts/Card.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { paths } from "../../app/paths.ts"
import { ListPages } from "../../lists/ListPages.tsx"
import { DealCard } from "./DealCard.tsx"

interface DealsListProps {
  readonly profileKey: string
  readonly side: Side
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
  const fresh = useFresh({ command: { type: "LoadDeals", profileKey, side, query }, known: page })
  const { tab } = query
  const { pages, isBeyond } = useListPages({ list: "deals", page: query.page, count: page?.count })

  return (
    <Known
      of={isBeyond ? undefined : page}
      fresh={fresh}
      shape="rows"
      failed={intl.formatMessage({ id: "deals.failed" })}
    >
      {({ keys, count }, isRenewing) =>
        count === 0 ? (
          <NoDeals side={side} tab={tab} />
        ) : (
          <>
            <CardList busy={isRenewing}>
              {keys.map((key) => (
                <DealCard
                  key={key}
                  dealKey={key}
                  profileKey={profileKey}
                  chosen={key === chosenKey}
                  level={chosenKey === null ? 2 : 3}
                />
              ))}
            </CardList>
            <ListPages page={query.page} pages={pages} hrefOf={(to) => paths.deals({ tab, page: to })} />
          </>
        )
      }
    </Known>
  )
}
