/**
 * Keeps a listing of somebody else as a favourite, or lets it go; shown ahead of the server's answer. Spec §2;
 * experience: Acting.
 */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import type { ListedListing } from "../../domain/listings.ts"
import { account, ownAccount } from "../../projections/account.ts"
import { areFavoritesKnown, favorites, isFavorite } from "../../projections/favorites.ts"
import { executantByKey, profiles } from "../../projections/profiles.ts"
import { onceKnown, useFresh } from "../app/use-fresh.ts"
import { withModal } from "../app/paths.ts"
import { useDispatch, useFlag, useModels, usePending, useReadModel } from "../app/read-models.ts"
import { failureText } from "../i18n/failures.ts"
import { IconButton } from "../parts/IconButton.tsx"

interface FavoriteHeartProps {
  readonly listing: Pick<ListedListing, "kind" | "key" | "name" | "owner">
}

/** Undefined while not known; a press counts before the server has answered. */
const useKept = ({
  kind,
  key,
}: FavoriteHeartProps["listing"]): { readonly kept: boolean | undefined; readonly busy: boolean } => {
  const known = useReadModel(favorites, isFavorite, { kind, key })
  const [adding, removing] = [usePending({ type: "AddFavorite", key }), usePending({ type: "RemoveFavorite", key })]
  return { kept: adding ? true : removing ? false : known, busy: adding || removing }
}

const MemberHeart = ({ listing }: FavoriteHeartProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const { kind, key, name } = listing
  const [pressed, setPressed] = useState(false)
  const areKnown = useReadModel(favorites, areFavoritesKnown, kind)
  const marks = useFresh({ command: { type: "LoadFavoriteMarks", kind }, known: onceKnown(areKnown) })
  const { kept, busy } = useKept(listing)
  // The heart's tooltip says it, and a press asks again.
  const failure = kept === undefined ? marks.failure : undefined

  const press = (): void => {
    if (failure !== undefined) marks.ask()
    if (busy || kept === undefined) return
    setPressed(true)
    void dispatch({ type: kept ? "RemoveFavorite" : "AddFavorite", kind, key })
  }
  return (
    <span className="fav-heart" data-kept={kept === true || undefined} data-pressed={pressed || undefined}>
      <IconButton
        icon="heart"
        kind="outline"
        filled={kept === true}
        label={intl.formatMessage({ id: "core.favorite.keep" }, { name })}
        title={
          failure === undefined
            ? intl.formatMessage({ id: kept === true ? "core.favorite.letGo" : "core.favorite.add" })
            : failureText(intl, failure)
        }
        aria-pressed={kept === true}
        aria-busy={busy || undefined}
        aria-disabled={(kept === undefined && failure === undefined) || undefined}
        onClick={press}
      />
    </span>
  )
}

const VisitorHeart = ({ listing: { name } }: FavoriteHeartProps): ReactElement => {
  const intl = useIntl()
  const [path, navigate] = useLocation()
  const search = useSearch()
  return (
    <span className="fav-heart">
      <IconButton
        icon="heart"
        kind="outline"
        label={intl.formatMessage({ id: "core.favorite.keep" }, { name })}
        title={intl.formatMessage({ id: "core.favorite.add" })}
        onClick={() => navigate(withModal({ path, search }, "sign-in"))}
      />
    </span>
  )
}

/** None on a listing of one's own. */
export const FavoriteHeart = ({ listing }: FavoriteHeartProps): ReactElement | null => {
  const [hasFavorites, canSignIn] = [useFlag("favorites"), useFlag("login")]
  const presence = useModels((models) => models.session.presence)
  const own = useReadModel(account, ownAccount, undefined)
  const ownExecutant = useReadModel(profiles, executantByKey, listing.owner.key)
  if (!hasFavorites || presence === "unknown") return null
  if (presence === "anonymous") return canSignIn ? <VisitorHeart listing={listing} /> : null
  if (own === null || own.key === listing.owner.key || ownExecutant !== undefined) return null
  return <MemberHeart listing={listing} />
}
