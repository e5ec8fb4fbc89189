/** The links of the bars, for the active profile. Spec §2; experience: Layout. */
import { useLocation, useSearch } from "wouter"
import { ownKinds, wantedKinds, type ListingId, type ListingKind } from "../../domain/listings.ts"
import type { ModalArguments } from "../../domain/modals.ts"
import { rooms } from "../../domain/routes.ts"
import { plainSearch } from "../../domain/search.ts"
import { account as accountProjection, activeSide, ownAccount } from "../../projections/account.ts"
import { chat, unreadOfProfile } from "../../projections/chat.ts"
import { notifications, unreadNotifications } from "../../projections/notifications.ts"
import type { MessageId } from "../i18n/messages.ts"
import { paths, withModal } from "./paths.ts"
import { useMobile } from "./media.ts"
import { useReadModel } from "./read-models.ts"

export interface NavPlace {
  readonly href: string
  readonly text: MessageId
  readonly current: boolean
}

/** All there is of a kind. */
export const searchOf = (kind: ListingKind): string => paths.search(plainSearch(kind))

export const searchPath = searchOf("Order")
export const newsPath = paths.notifications({ filter: "all", order: "desc", page: 1 })

export const favoritesPath = paths.favorites({ tab: "order", page: 1 })

export const useUnread = (): { readonly messages: number; readonly news: number } => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const messages = useReadModel(chat, unreadOfProfile, account?.activeProfileKey ?? "")
  const news = useReadModel(notifications, unreadNotifications, undefined)
  return { messages, news }
}

/** The names of the own list of each kind. */
export const ownListTexts = { Order: "core.nav.orders", Offer: "core.nav.offers" } as const

/** The lists of the active profile; without a sign-in, the search alone. */
export const useListPlaces = (): readonly NavPlace[] => {
  const [path] = useLocation()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const side = useReadModel(accountProjection, activeSide, undefined)
  const [own, wanted] = [ownKinds[side], wantedKinds[side]]
  const place = (href: string, text: MessageId, current: boolean): NavPlace => ({ href, text, current })
  const search = place(searchPath, "core.nav.search", path === rooms.search)
  if (account === null) return [search]
  const ownList = paths.ownListings(own, { tab: "published", page: 1 })
  return [
    search,
    place(ownList, ownListTexts[own], ownList.startsWith(`${path}?`) || path.includes("/view")),
    place(
      paths.sentApplications(wanted, { tab: "active", page: 1 }),
      "core.nav.applications",
      path.startsWith(rooms.applications),
    ),
    place(paths.deals({ tab: "active", page: 1 }), "core.nav.deals", path.startsWith(rooms.deals)),
  ]
}

/** The way to a listing's form: the form itself at mobile resolution, elsewhere the dialog that leads there (D11). */
const useFormPath = (form: string, args: ModalArguments<"create-on-phone">): string => {
  const [path] = useLocation()
  const search = useSearch()
  const isMobile = useMobile()
  return isMobile ? form : withModal({ path, search }, "create-on-phone", args)
}

export const useCreatePath = (kind: ListingKind): string => useFormPath(paths.newListing(kind), { kind })

/** Writing an own listing anew. */
export const useEditPath = ({ kind, key }: ListingId): string =>
  useFormPath(paths.editListing({ kind, key }), { kind, listing: key })

/** Writing a new listing with the words of an own one. */
export const useCopyPath = ({ kind, key }: ListingId): string =>
  useFormPath(paths.copyListing({ kind, key }), { kind, copyOf: key })

export const useChatPath = (): string => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return account === null ? rooms.chat : paths.chats(account.activeProfileKey)
}
