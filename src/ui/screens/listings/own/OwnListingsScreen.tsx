/**
 * An own list by tab, alone or beside the chosen one; rows move by themselves when moderation has decided. Spec §2
 * `/orders`, `/offers`.
 */
import { useEffect, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { type OwnList, ownListTabs } from "../../../../domain/own-lists.ts"
import type { OwnListingsQuery } from "../../../../domain/queries.ts"
import { listings } from "../../../../projections/listings.ts"
import { ownListingsPage } from "../../../../projections/own-listing-lists.ts"
import { useFresh } from "../../../app/use-fresh.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { PageHeader } from "../../../parts/PageHeader.tsx"
import { TabLinks } from "../../../parts/Tabs.tsx"
import { paths } from "../../../app/paths.ts"
import { useCategories } from "../../../app/use-categories.ts"
import { useTabCounts } from "./use-tab-counts.ts"
import { CreateListingLink } from "./CreateListingLink.tsx"
import { OwnListingsList } from "./OwnListingsList.tsx"
import { whenListingSent } from "../phone-window.ts"

interface OwnListingsScreenProps {
  readonly list: OwnList
  readonly query: OwnListingsQuery
  /** Of the one that is open beside the list, and heads the page. */
  readonly chosenKey: string | null
}

export const OwnListingsScreen = ({ list, query, chosenKey }: OwnListingsScreenProps): ReactElement => {
  const intl = useIntl()
  const { kind } = list
  const page = useReadModel(listings, ownListingsPage, { ...list, query })
  const fresh = useFresh({ command: { type: "LoadOwnListings", ...list, query }, known: page })
  const counts = useTabCounts(list)
  useCategories()

  useEffect(() => whenListingSent(fresh.ask), [fresh.ask])

  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "own-listings.title" }, { kind })}
        level={chosenKey === null ? 1 : 2}
        actions={<CreateListingLink kind={kind} />}
      />
      <TabLinks
        label={intl.formatMessage({ id: "own-listings.tabs" }, { kind })}
        tabs={ownListTabs.map((tab) => ({
          href: paths.ownListings(kind, { tab, page: 1 }),
          label: intl.formatMessage({ id: `own-listings.tab.${tab}` }, { count: counts[tab] }),
          current: tab === query.tab,
        }))}
      />
      <OwnListingsList list={list} query={query} page={page} chosenKey={chosenKey} fresh={fresh} />
    </div>
  )
}
