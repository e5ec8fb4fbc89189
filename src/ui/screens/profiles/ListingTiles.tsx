/** Counts what a profile has published: its orders or offers by tab. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { OwnList, OwnListTab } from "../../../domain/own-lists.ts"
import { listings } from "../../../projections/listings.ts"
import { ownListingsPage } from "../../../projections/own-listing-lists.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import type { IconName } from "../../parts/icon-paths.ts"
import { paths } from "../../app/paths.ts"
import { Tile } from "./Tile.tsx"

interface ListingsTileProps {
  readonly list: OwnList
  readonly tab: OwnListTab
  readonly icon: IconName
}

const ListingsTile = ({ list, tab, icon }: ListingsTileProps): ReactElement => {
  const { kind } = list
  const query = { tab, page: 1 }
  const page = useReadModel(listings, ownListingsPage, { ...list, query })
  useFresh({ command: { type: "LoadOwnListings", ...list, query }, known: page })
  return (
    <Tile
      href={paths.ownListings(kind, query)}
      icon={icon}
      label={<FormattedMessage id={`profiles.tile.listings.${tab}`} values={{ kind }} />}
      count={page?.count ?? null}
    />
  )
}

export const ListingTiles = ({ list }: { readonly list: OwnList }): ReactElement => (
  <>
    <ListingsTile list={list} tab="published" icon={list.kind === "Order" ? "orders" : "briefcase"} />
    <ListingsTile list={list} tab="moderation" icon="clock" />
    <ListingsTile list={list} tab="archive" icon="archive" />
  </>
)
