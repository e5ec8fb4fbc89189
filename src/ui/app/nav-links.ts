/** The links of the bars, for the active profile. Spec §2; experience: Layout; D11. */
import { useLocation, useSearch } from "wouter"
import { plainSearch } from "../../domain/search.ts"
import { account as accountProjection, activeSide, ownAccount } from "../../projections/account.ts"
import { chat, unreadOfProfile } from "../../projections/chat.ts"
import { notifications, unreadNotifications } from "../../projections/notifications.ts"
import type { MessageId } from "../i18n/messages.ts"
import { paths, withModal } from "./paths.ts"
import { useMobile } from "./media.ts"
import { useFlag, useReadModel } from "./read-models.ts"

export interface NavPlace {
  readonly href: string
  readonly text: MessageId
  readonly current: boolean
}

export const searchPath = paths.search(plainSearch("Order"))
export const newsPath = paths.notifications({ filter: "all", order: "desc", page: 1 })

export const useUnread = (): { readonly messages: number; readonly news: number } => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const messages = useReadModel(chat, unreadOfProfile, account?.activeProfileKey ?? "")
  const news = useReadModel(notifications, unreadNotifications, undefined)
  return { messages, news }
}

/** The lists of the active profile; without a sign-in, the search alone. */
export const useListPlaces = (): readonly NavPlace[] => {
  const [path] = useLocation()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const side = useReadModel(accountProjection, activeSide, undefined)
  const [orders, applications, deals] = [useFlag("order"), useFlag("applications"), useFlag("deals")]
  const place = (href: string, text: MessageId, current: boolean): NavPlace => ({ href, text, current })
  const search = place(searchPath, "core.nav.search", path === "/search")
  if (account === null) return [search]
  return [
    search,
    ...(side === "customer" && orders
      ? [
          place(
            paths.ownListings("Order", { tab: "published", page: 1 }),
            "core.nav.orders",
            path === "/orders" || path.includes("/view"),
          ),
        ]
      : []),
    ...(side === "executant" && applications
      ? [
          place(
            paths.sentApplications("Order", { tab: "active", page: 1 }),
            "core.nav.applications",
            path.startsWith("/applications"),
          ),
        ]
      : []),
    ...(deals ? [place(paths.deals({ tab: "active", page: 1 }), "core.nav.deals", path.startsWith("/deals"))] : []),
  ]
}

/** Where "Create" leads: a customer to a new order, an executant to a new profile. */
export const useCreatePath = (): string => {
  const [path] = useLocation()
  const search = useSearch()
  const isMobile = useMobile()
  const side = useReadModel(accountProjection, activeSide, undefined)
  if (side === "executant") return withModal({ path, search }, "create-executant")
  return isMobile ? paths.newListing("Order") : withModal({ path, search }, "create-on-phone")
}

export const useChatPath = (): string => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return account === null ? "/chat" : paths.chats(account.activeProfileKey)
}
