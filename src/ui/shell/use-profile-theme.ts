/**
 * Dresses the app in the active profile's colours, and the search in those of what is searched. Spec §1, §2;
 * experience: Search.
 */
import { useEffect } from "react"
import { ownerSides } from "../../domain/listings.ts"
import { rooms } from "../../domain/routes.ts"
import { searchQuery } from "../../domain/search.ts"
import type { Side } from "../../domain/participants.ts"
import { activeSide, account } from "../../projections/account.ts"
import { useReadModel } from "../app/read-models.ts"

export const themeOf = (path: string, search: string, side: Side): Side =>
  path === rooms.search ? ownerSides[searchQuery(new URLSearchParams(search)).kind] : side

/** On the root element, since dialogs and menus are drawn outside of the shell. Answers the frame's own colours. */
export const useProfileTheme = (path: string, search: string): Side => {
  const side = useReadModel(account, activeSide, undefined)
  const theme = themeOf(path, search, side)
  useEffect(() => {
    document.documentElement.dataset["profile"] = theme
  }, [theme])
  return side
}
