/** A page of own listings in each of its states: loading, error, empty, and rows. experience: States. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { dealNumberText } from "../../../../domain/deal-numbers.ts"
import type { Deal } from "../../../../domain/deals.ts"
import { applicantSides, ownerSides } from "../../../../domain/listings.ts"
import type { OwnList } from "../../../../domain/own-lists.ts"
import type { OwnListingsQuery } from "../../../../domain/queries.ts"
import { account, activeProfileKey } from "../../../../projections/account.ts"
import { listings } from "../../../../projections/listings.ts"
import { justPublished } from "../../../../projections/own-listing-lists.ts"
import type { Page } from "../../../../projections/pages.ts"
import type { Fresh } from "../../../app/use-fresh.ts"
import { useListPages } from "../../../app/use-list-pages.ts"
import { useCreatePath } from "../../../app/nav-links.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { Known } from "../../../lists/Known.tsx"
import { CardList } from "../../../parts/Card.tsx"
import { EmptyState } from "../../../parts/EmptyState.tsx"
import { paths } from "../../../app/paths.ts"
import { useKeepers } from "../../favorites/use-keepers.ts"
import { useRunningDeals } from "../../deals/use-running-deals.ts"
import { ListingRow } from "./ListingRow.tsx"
import { ListPages } from "../../../lists/ListPages.tsx"

interface OwnListingsListProps {
  readonly list: OwnList
  readonly query: OwnListingsQuery
  readonly page: Page | undefined
  /** Of the one that is open beside the list. */
  readonly chosenKey: string | null
  readonly fresh: Fresh
}

const none: readonly string[] = []

const pictures = { published: "box", moderation: "search", archive: "box" } as const

/** Says that a listing is gone from this tab because it became a deal (E195). */
const BecameDeal = ({ deal }: { readonly deal: Deal }): ReactElement => {
  const intl = useIntl()
  const { key, number, subject } = deal
  const { kind } = subject
  const [owner, other] = [deal[ownerSides[kind]], deal[applicantSides[kind]]]
  return (
    <EmptyState
      picture="handshake"
      title={intl.formatMessage({ id: "own-listings.empty.became.title" }, { kind, number: dealNumberText(number) })}
      hint={intl.formatMessage(
        { id: "own-listings.empty.became.hint" },
        { kind, other: other.name, name: subject.name },
      )}
      action={{ label: intl.formatMessage({ id: "own-listings.empty.became.act" }), href: paths.deal(key, owner.key) }}
      secondary={{ label: intl.formatMessage({ id: "own-listings.create" }, { kind }), href: useCreatePath(kind) }}
    />
  )
}

const NoPublished = ({ kind }: OwnList): ReactElement => {
  const profileKey = useReadModel(account, activeProfileKey, undefined) ?? ""
  const deals = useRunningDeals({ profileKey, side: ownerSides[kind], listingKey: null, isWanted: profileKey !== "" })
  const deal = deals.find(({ subject }) => subject.kind === kind)
  return deal === undefined ? <NoListings kind={kind} tab="published" /> : <BecameDeal deal={deal} />
}

/** Says that a listing under review was approved, and leads to the list that it is in now (E195). */
const NoneUnderReview = (list: OwnList): ReactElement => {
  const intl = useIntl()
  const { kind } = list
  const listing = useReadModel(listings, justPublished, list)
  const createHref = useCreatePath(kind)
  if (listing === undefined) return <NoListings kind={kind} tab="moderation" />
  return (
    <EmptyState
      picture="box"
      title={intl.formatMessage({ id: "own-listings.empty.reviewed.title" }, { name: listing.name })}
      hint={intl.formatMessage({ id: "own-listings.empty.reviewed.hint" }, { kind })}
      action={{
        label: intl.formatMessage({ id: "own-listings.empty.reviewed.act" }, { kind }),
        href: paths.listingDetails(listing),
      }}
      secondary={{ label: intl.formatMessage({ id: "own-listings.create" }, { kind }), href: createHref }}
    />
  )
}

const NoListings = ({ kind, tab }: Pick<OwnList, "kind"> & Pick<OwnListingsQuery, "tab">): ReactElement => {
  const intl = useIntl()
  const href = useCreatePath(kind)
  const act = { label: intl.formatMessage({ id: "own-listings.create" }, { kind }), href }
  return (
    <EmptyState
      picture={pictures[tab]}
      title={intl.formatMessage({ id: `own-listings.empty.${tab}.title` }, { kind })}
      hint={intl.formatMessage({ id: `own-listings.empty.${tab}.hint` }, { kind })}
      {...(tab === "archive" ? {} : { action: act })}
    />
  )
}

const NothingIn = ({ list, tab }: Pick<OwnListingsListProps, "list"> & Pick<OwnListingsQuery, "tab">) => {
  switch (tab) {
    case "published":
      return <NoPublished {...list} />
    case "moderation":
      return <NoneUnderReview {...list} />
    case "archive":
      return <NoListings kind={list.kind} tab="archive" />
  }
}

export const OwnListingsList = ({ list, query, page, chosenKey, fresh }: OwnListingsListProps): ReactElement => {
  const intl = useIntl()
  const hrefOf = (to: number): string => paths.ownListings(list.kind, { tab: query.tab, page: to })
  const { pages, isBeyond } = useListPages({ list: "ownListings", page: query.page, count: page?.count })
  useKeepers(list.kind, page?.keys ?? none)
  return (
    <Known of={isBeyond ? undefined : page} fresh={fresh} shape="rows">
      {({ keys, count }, isRenewing) =>
        keys.length === 0 ? (
          <NothingIn list={list} tab={query.tab} />
        ) : (
          <>
            <output className="p-hidden">
              {intl.formatMessage({ id: "own-listings.list" }, { kind: list.kind, count })}
            </output>
            <CardList busy={isRenewing}>
              {keys.map((key) => (
                <ListingRow
                  key={key}
                  kind={list.kind}
                  listingKey={key}
                  chosen={key === chosenKey}
                  level={chosenKey === null ? 2 : 3}
                />
              ))}
            </CardList>
            <ListPages page={query.page} pages={pages} hrefOf={hrefOf} />
          </>
        )
      }
    </Known>
  )
}
