/** Every list of the product, for the tests that walk all of them. Spec §2; experience: Lists and cards. */
import { paths } from "../../src/ui/app/paths.ts"

export type Who = "customer" | "executant" | "moderator"

export interface List {
  readonly name: string
  readonly by: Who
  /** `{profile}` and its like are keys of the demo's market, which are asked for once. */
  readonly path: string
  /** The request that the list makes, below the services' addresses. */
  readonly asks: RegExp
  readonly items: string
  /** The text in place of an empty list, where it is no page's whole content. */
  readonly none?: string
  /** The way to further ones; false where all are there at once. */
  readonly more: string | false
  /** Loaded again after a gap by the gap's own commands, or never: nothing is seen of that. */
  readonly isFilled?: true
}

const first = { page: 1 } as const
const pages = "nav[aria-label=Pages]"
const cards = ".p-card-list > li"

/** By the file that draws it. */
export const lists: Readonly<Record<string, readonly List[]>> = {
  "search/SearchResults": [
    {
      name: "orders found",
      by: "executant",
      path: "/search?type=orders",
      asks: /\/v2\/search\/orders\?/u,
      items: ".s-cards > li",
      more: pages,
    },
    {
      name: "offers found",
      by: "customer",
      path: "/search?type=offers",
      asks: /\/v2\/search\/offers\?/u,
      items: ".s-cards > li",
      more: pages,
    },
  ],
  "listings/own/OwnListingsList": [
    {
      name: "own orders",
      by: "customer",
      path: paths.ownListings("Order", { tab: "published", ...first }),
      asks: /\/core\/orders\?/u,
      items: cards,
      more: pages,
    },
    {
      name: "own offers",
      by: "executant",
      path: paths.ownListings("Offer", { tab: "published", ...first }),
      asks: /\/core\/offers\?/u,
      items: cards,
      more: pages,
    },
  ],
  "listings/applicants/ListingApplications": [
    {
      name: "who applied",
      by: "customer",
      path: "/orders/{ownOrder}/view/applications",
      asks: /\/orders\/[^/]+\/applications\/customer/u,
      items: ".o-applicants > li",
      more: pages,
    },
  ],
  "applications/SentApplicationsScreen": [
    {
      name: "an executant's applications",
      by: "executant",
      path: "/applications/executant",
      asks: /\/orders\/applications\/executant/u,
      items: cards,
      more: pages,
    },
  ],
  "deals/DealsList": [
    { name: "deals", by: "customer", path: "/deals", asks: /\/deals\/customer/u, items: cards, more: pages },
  ],
  "favorites/FavoritesScreen": [
    {
      name: "favourite orders",
      by: "executant",
      path: paths.favorites({ tab: "order", ...first }),
      asks: /\/orders\/favorites\?.*top=/u,
      items: ".fav-cards > li",
      more: pages,
    },
    {
      name: "favourite offers",
      by: "customer",
      path: paths.favorites({ tab: "offer", ...first }),
      asks: /\/offers\/favorites\?.*top=/u,
      items: ".fav-cards > li",
      more: pages,
    },
  ],
  "notifications/NotificationsList": [
    {
      name: "notifications",
      by: "customer",
      path: "/notifications",
      asks: /\/notification\?/u,
      items: ".notices-list > li",
      more: pages,
    },
  ],
  "profiles/ProfileFeedback": [
    {
      name: "what is said of somebody",
      by: "customer",
      path: "/executant/profile/{executant}",
      asks: /\/feedback/u,
      items: ".profile-feedback > li",
      none: "text=Nobody has left feedback yet",
      more: pages,
    },
  ],
  "profiles/ExecutantOffers": [
    {
      name: "somebody's offers",
      by: "customer",
      path: "/executant/profile/{executant}",
      asks: /\/offers\/public\/[^/]+\/existing/u,
      items: ".profile-offers > li",
      none: "text=No offers at the moment",
      more: "button:has-text('Show all')",
    },
  ],
  "chat/ChatListPane": [
    {
      name: "conversations",
      by: "customer",
      path: "/chat",
      asks: /\/chat\/customer/u,
      items: ".chat-list nav > ul > li",
      more: "text=Show more",
      isFilled: true,
    },
  ],
  "chat/Thread": [
    {
      name: "messages",
      by: "customer",
      path: "/chat?participantKey={profile}&chatId={chat}",
      asks: /\/messages\?/u,
      items: ".chat-message",
      none: "[role=log]",
      more: false,
      isFilled: true,
    },
  ],
  "moderation/ModerationQueue": [
    {
      name: "what waits for a verdict",
      by: "moderator",
      path: "/moderation",
      asks: /\/moderation\/queue\?/u,
      items: cards,
      more: "text=more",
    },
  ],
  "moderation/ModerationTrailScreen": [
    {
      name: "what moderators did",
      by: "moderator",
      path: "/moderation/audit",
      asks: /\/moderation\/audit/u,
      items: "li",
      more: pages,
      isFilled: true,
    },
  ],
  "moderation/ModerationTargetsScreen": [
    {
      name: "what is blocked",
      by: "moderator",
      path: "/moderation/blocks",
      asks: /\/moderation\/targets/u,
      items: cards,
      more: false,
      isFilled: true,
    },
  ],
}
