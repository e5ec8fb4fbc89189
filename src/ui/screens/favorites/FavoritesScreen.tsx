/** The account's favourites, orders and offers each in a list. Spec §2 `/favorites`. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { favoriteKinds, favoriteTabs, type FavoriteTab } from "../../../domain/favorites.ts"
import type { FavoritesQuery } from "../../../domain/queries.ts"
import { favoriteListing } from "../../../projections/favorite-listings.ts"
import { favoriteCount, favorites } from "../../../projections/favorites.ts"
import { favoritesPage } from "../../../projections/favorites-page.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { useListPages } from "../../app/use-list-pages.ts"
import { searchOf } from "../../app/nav-links.ts"
import { paths } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { TabLinks } from "../../parts/Tabs.tsx"
import { useCategories } from "../../app/use-categories.ts"
import { ListingCard } from "../../market/ListingCard.tsx"
import { ListPages } from "../../lists/ListPages.tsx"

const Kept = ({ listingKey }: { readonly listingKey: string }): ReactElement | null => {
  const listing = useReadModel(favorites, favoriteListing, listingKey)
  return listing === undefined ? null : (
    <li>
      <ListingCard listing={listing} />
    </li>
  )
}

const List = ({ tab, page: at }: FavoritesQuery): ReactElement => {
  const intl = useIntl()
  const kind = favoriteKinds[tab]
  const page = useReadModel(favorites, favoritesPage, { kind, page: at })
  // Asked for each time it is shown: no hub message reports changes of others' listings.
  const fresh = useFresh({ command: { type: "LoadFavorites", kind, page: at }, known: page, unheard: true })
  const { pages, isBeyond } = useListPages({ list: "favorites", page: at, count: page?.count })
  return (
    <Known of={isBeyond ? undefined : page} fresh={fresh} shape="cards">
      {({ keys, count }, isRenewing) =>
        keys.length === 0 ? (
          <EmptyState
            picture="box"
            title={intl.formatMessage({ id: `favorites.empty.${tab}` })}
            hint={intl.formatMessage({ id: "favorites.empty.hint" })}
            action={{ label: intl.formatMessage({ id: `favorites.search.${tab}` }), href: searchOf(kind) }}
          />
        ) : (
          <>
            <h2 className="p-hidden">
              <FormattedMessage id="favorites.count" values={{ count }} />
            </h2>
            <ul className="fav-cards" aria-busy={isRenewing}>
              {keys.map((key) => (
                <Kept key={key} listingKey={key} />
              ))}
            </ul>
            <ListPages page={at} pages={pages} hrefOf={(to) => paths.favorites({ tab, page: to })} />
          </>
        )
      }
    </Known>
  )
}

const useTabCount = (tab: FavoriteTab): { readonly count?: number } => {
  const count = useReadModel(favorites, favoriteCount, favoriteKinds[tab])
  return count === undefined ? {} : { count }
}

export const FavoritesScreen = ({ query }: { readonly query: FavoritesQuery }): ReactElement => {
  const intl = useIntl()
  const counts = { order: useTabCount("order"), offer: useTabCount("offer") }
  useCategories()
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "favorites.title" })}
        lead={intl.formatMessage({ id: "favorites.lead" })}
      />
      <TabLinks
        label={intl.formatMessage({ id: "favorites.tabs" })}
        tabs={favoriteTabs.map((tab) => ({
          href: paths.favorites({ tab, page: 1 }),
          label: intl.formatMessage({ id: `favorites.tab.${tab}` }),
          current: tab === query.tab,
          ...counts[tab],
        }))}
      />
      <List key={query.tab} {...query} />
    </div>
  )
}
