/** What a customer has: orders by tab. D24. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { ownOrders, type OwnListTab } from "../../../domain/own-lists.ts"
import { listings, ownListingsPage } from "../../../projections/listings.ts"
import { useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import type { IconName } from "../../parts/icon-paths.ts"
import { paths } from "../../app/paths.ts"
import { Tile } from "./Tile.tsx"

const OrdersTile = ({ tab, icon }: { readonly tab: OwnListTab; readonly icon: IconName }): ReactElement => {
  const query = { tab, page: 1 }
  const page = useReadModel(listings, ownListingsPage, { ...ownOrders, query })
  useFresh({ command: { type: "LoadOwnListings", ...ownOrders, query }, known: page })
  return (
    <Tile
      href={paths.ownListings("Order", query)}
      icon={icon}
      label={<FormattedMessage id={`profiles.tile.orders.${tab}`} />}
      count={page?.count ?? null}
    />
  )
}

export const CustomerTiles = (): ReactElement => (
  <>
    <OrdersTile tab="published" icon="orders" />
    <OrdersTile tab="moderation" icon="clock" />
    <OrdersTile tab="archive" icon="archive" />
  </>
)
