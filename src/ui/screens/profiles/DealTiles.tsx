/** Counts what a profile of either side has: applications, deals, conversations, news. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { wantedKinds } from "../../../domain/listings.ts"
import type { Side } from "../../../domain/participants.ts"
import { applicationsPage } from "../../../projections/application-lists.ts"
import { applications } from "../../../projections/applications.ts"
import { dealsPage } from "../../../projections/deal-lists.ts"
import { deals } from "../../../projections/deals.ts"
import { favorites } from "../../../projections/favorites.ts"
import { favoritesPage } from "../../../projections/favorites-page.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { favoritesPath, newsPath, useChatPath, useUnread } from "../../app/nav-links.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { paths } from "../../app/paths.ts"
import { Tile } from "./Tile.tsx"

const query = { tab: "active", page: 1 } as const

interface TileOfProfileProps {
  readonly profileKey: string
  readonly side: Side
}

export const ApplicationsTile = ({ profileKey, side }: TileOfProfileProps): ReactElement => {
  const kind = wantedKinds[side]
  const page = useReadModel(applications, applicationsPage, { of: "applicant", key: profileKey, query })
  useFresh({ command: { type: "LoadSentApplications", kind, profileKey, query }, known: page })
  return (
    <Tile
      href={paths.sentApplications(kind, query)}
      icon="send"
      label={<FormattedMessage id="profiles.tile.applications" />}
      count={page?.count ?? null}
    />
  )
}

export const DealsTile = ({ profileKey, side }: TileOfProfileProps): ReactElement => {
  const page = useReadModel(deals, dealsPage, { profileKey, query })
  useFresh({ command: { type: "LoadDeals", profileKey, side, query }, known: page })
  return (
    <Tile
      href={paths.deals(query)}
      icon="deal"
      label={<FormattedMessage id="profiles.tile.deals" />}
      count={page?.count ?? null}
    />
  )
}

export const FavoritesTile = (): ReactElement => {
  const [orders, offers] = [
    useReadModel(favorites, favoritesPage, { kind: "Order", page: 1 }),
    useReadModel(favorites, favoritesPage, { kind: "Offer", page: 1 }),
  ]
  useFresh({ command: { type: "LoadFavorites", kind: "Order", page: 1 }, known: orders })
  useFresh({ command: { type: "LoadFavorites", kind: "Offer", page: 1 }, known: offers })
  return (
    <Tile
      href={favoritesPath}
      icon="heart"
      label={<FormattedMessage id="profiles.tile.favorites" />}
      count={orders === undefined || offers === undefined ? null : orders.count + offers.count}
    />
  )
}

export const UnreadTiles = (): ReactElement => {
  const { messages, news } = useUnread()
  const chatPath = useChatPath()
  const [hasChat, hasNews] = [useFlag("chat"), useFlag("notifications")]
  return (
    <>
      {hasChat && (
        <Tile href={chatPath} icon="chat" label={<FormattedMessage id="profiles.tile.chat" />} count={messages} />
      )}
      {hasNews && (
        <Tile href={newsPath} icon="bell" label={<FormattedMessage id="profiles.tile.notifications" />} count={news} />
      )}
    </>
  )
}
