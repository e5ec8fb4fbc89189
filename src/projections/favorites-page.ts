/** The pages of the list of favourites, which only its screen and its tile ask for. Spec §2 `/favorites`. */
import { listSizes } from "../domain/limits.ts"
import { allEntities, entityByKey } from "./entities.ts"
import { favoritesPageKey, type FavoritesList, type FavoritesState, type Kept } from "./favorites.ts"
import { derivePage, letGoUpTo, type Page } from "./pages.ts"
import { stable } from "./selectors.ts"

export const favoritesPage: (state: FavoritesState, list: FavoritesList) => Page | undefined = stable(
  favoritesPageKey,
  (state: FavoritesState, list: FavoritesList) => {
    const snapshot = entityByKey(state.pages, favoritesPageKey(list))
    if (snapshot === undefined) return undefined
    const { kind } = list
    const dateOf = ({ favoriteKey }: Kept): string | undefined =>
      favoriteKey === null ? undefined : state.created[favoriteKey]
    const concerns = (one: Kept): boolean => one.kind === kind
    const page = derivePage(snapshot, {
      page: list.page,
      size: listSizes.favorites,
      entity: (key) => entityByKey(state.kept, key),
      known: allEntities(state.kept),
      concerns,
      letGoUpTo: letGoUpTo(state.kept, state.participants),
      belongs: (one) => concerns(one) && dateOf(one) !== undefined,
      compare: (a, b) => {
        const [left, right] = [dateOf(a) ?? "", dateOf(b) ?? ""]
        if (left !== right) return left > right ? -1 : 1
        return (a.favoriteKey ?? "") < (b.favoriteKey ?? "") ? -1 : 1
      },
    })
    // A listing that was added elsewhere is known by its key alone: the server must say where it stands, and what it
    // is.
    const isUndated = [...allEntities(state.kept)].some(
      (one) => concerns(one) && one.asOf > snapshot.asOf && one.favoriteKey !== null && dateOf(one) === undefined,
    )
    return isUndated ? { ...page, stale: true } : page
  },
)
