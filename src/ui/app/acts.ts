/**
 * The acts that a person may ask for from anywhere: the one table of the quick search, the shortcuts and the sheet that
 * explains them. The routes say who may do which (routes/use-allowed-acts.ts).
 */
import type { Command } from "../../commands/catalogue.ts"
import type { ListingKind } from "../../domain/listings.ts"
import type { ModalName } from "../../domain/modals.ts"
import type { RoutePattern } from "../../domain/routes.ts"
import type { MessageId } from "../i18n/messages.ts"
import { afterSignIn } from "./after-sign-in.ts"
import { favoritesPath, newsPath } from "./nav-links.ts"
import { paths, withModal } from "./paths.ts"

/** The standpoint of somebody who asks for an act. */
export interface Standpoint {
  readonly path: string
  readonly search: string
  /** Of the active profile; empty while there is none. */
  readonly profileKey: string
  /** At most 1079.98 px wide (D10). */
  readonly isMobile: boolean
}

/** One key; two after each other; or with `mod`, which is Ctrl, and ⌘ on Apple's devices. */
export type Keys = readonly [string] | readonly ["g", string] | readonly ["mod", string]

export type ActGroup = "everywhere" | "go" | "do"

interface ActRow {
  readonly group: ActGroup
  readonly label: MessageId
  readonly icon: string
  readonly keys?: Keys
  /** The page whose guard says who may; `signedIn` are members and moderators. */
  readonly of: RoutePattern | "all" | "members" | "signedIn" | "visitors"
  /** `find`: to the search of the page, or the page of the search. */
  readonly way:
    | { readonly is: "leads"; readonly to: (from: Standpoint) => string }
    | { readonly is: "sends"; readonly command: (from: Standpoint) => Command }
    | { readonly is: "finds" }
}

const leads = (to: string | ((from: Standpoint) => string)): ActRow["way"] => ({
  is: "leads",
  to: typeof to === "string" ? () => to : to,
})

const opens = (modal: ModalName): ActRow["way"] => leads((from) => withModal(from, modal))

const creates = (kind: ListingKind): ActRow["way"] =>
  leads((from) => (from.isMobile ? paths.newListing(kind) : withModal(from, "create-on-phone", { kind })))

const finds: ActRow["way"] = { is: "finds" }

const published = { tab: "published", page: 1 } as const
const active = { tab: "active", page: 1 } as const

/** Two may have the same keys: those of the first that a person may do are meant. */
const table = {
  home: { group: "go", label: "core.nav.home", icon: "home", keys: ["g", "h"], of: "/", way: leads(paths.home) },
  orders: {
    group: "go",
    label: "core.nav.orders",
    icon: "orders",
    keys: ["g", "o"],
    of: "/orders",
    way: leads(paths.ownListings("Order", published)),
  },
  offers: {
    group: "go",
    label: "core.nav.offers",
    icon: "briefcase",
    keys: ["g", "o"],
    of: "/offers",
    way: leads(paths.ownListings("Offer", published)),
  },
  sentToOffers: {
    group: "go",
    label: "core.nav.applications",
    icon: "send",
    keys: ["g", "a"],
    of: "/applications/customer",
    way: leads(paths.sentApplications("Offer", active)),
  },
  sentToOrders: {
    group: "go",
    label: "core.nav.applications",
    icon: "send",
    keys: ["g", "a"],
    of: "/applications/executant",
    way: leads(paths.sentApplications("Order", active)),
  },
  deals: {
    group: "go",
    label: "core.nav.deals",
    icon: "deal",
    keys: ["g", "d"],
    of: "/deals",
    way: leads(paths.deals(active)),
  },
  chat: {
    group: "go",
    label: "core.nav.chat",
    icon: "chat",
    keys: ["g", "c"],
    of: "/chat",
    way: leads(({ profileKey }) => paths.chats(profileKey)),
  },
  notifications: {
    group: "go",
    label: "core.nav.notifications",
    icon: "bell",
    keys: ["g", "n"],
    of: "/notifications",
    way: leads(newsPath),
  },
  favorites: {
    group: "go",
    label: "core.nav.favorites",
    icon: "heart",
    keys: ["g", "f"],
    of: "/favorites",
    way: leads(favoritesPath),
  },
  customer: {
    group: "go",
    label: "core.nav.profile",
    icon: "user",
    keys: ["g", "p"],
    of: "/profile",
    way: leads(paths.ownProfile({ type: "Customer" })),
  },
  executant: {
    group: "go",
    label: "core.nav.profile",
    icon: "user",
    keys: ["g", "p"],
    of: "/executant/profile",
    way: leads(paths.ownProfile({ type: "Executant" })),
  },
  settings: {
    group: "go",
    label: "core.nav.settings",
    icon: "settings",
    keys: ["g", "s"],
    of: "/settings",
    way: leads(paths.settings),
  },
  moderation: {
    group: "go",
    label: "shortcuts.queue",
    icon: "shield",
    of: "/moderation",
    way: leads(paths.moderation),
  },
  blocks: {
    group: "go",
    label: "shortcuts.blocks",
    icon: "user",
    of: "/moderation/blocks",
    way: leads(paths.moderationBlocks),
  },
  trail: {
    group: "go",
    label: "shortcuts.trail",
    icon: "clock",
    of: "/moderation/audit",
    way: leads(paths.moderationTrail({ filter: "all", page: 1 })),
  },
  support: { group: "go", label: "core.nav.support", icon: "mail", of: "/support/support", way: leads(paths.support) },
  faq: { group: "go", label: "core.footer.faq", icon: "info", of: "/support/faq", way: leads(paths.faq) },
  privacy: {
    group: "go",
    label: "core.footer.privacy",
    icon: "shield",
    of: "/support/privacy",
    way: leads(paths.privacy),
  },
  terms: { group: "go", label: "core.footer.terms", icon: "file", of: "/support/ua", way: leads(paths.terms) },
  about: { group: "go", label: "core.footer.aboutUs", icon: "globe", of: "/support/about", way: leads(paths.about) },
  createOrder: {
    group: "do",
    label: "shortcuts.createOrder",
    icon: "plus",
    keys: ["c"],
    of: "/orders/new",
    way: creates("Order"),
  },
  createOffer: {
    group: "do",
    label: "shortcuts.createOffer",
    icon: "plus",
    keys: ["c"],
    of: "/offers/new",
    way: creates("Offer"),
  },
  switchProfile: {
    group: "do",
    label: "core.nav.switchProfile",
    icon: "switch",
    of: "members",
    way: opens("switch-profile"),
  },
  language: { group: "do", label: "shortcuts.language", icon: "globe", of: "all", way: opens("choose-language") },
  signIn: {
    group: "do",
    label: "core.nav.signIn",
    icon: "sign-in",
    of: "visitors",
    way: {
      is: "sends",
      command: ({ path, search }) => ({ type: "SignIn", returnTo: afterSignIn(path, search), asAnother: false }),
    },
  },
  signOut: { group: "do", label: "core.nav.signOut", icon: "sign-out", of: "signedIn", way: opens("sign-out") },
  palette: {
    group: "everywhere",
    label: "core.quickSearch",
    icon: "search",
    keys: ["mod", "k"],
    of: "all",
    way: opens("palette"),
  },
  search: { group: "everywhere", label: "core.nav.search", icon: "search", keys: ["/"], of: "/search", way: finds },
  shortcuts: {
    group: "everywhere",
    label: "core.shortcuts",
    icon: "info",
    keys: ["?"],
    of: "all",
    way: opens("shortcuts"),
  },
} as const satisfies Readonly<Record<string, ActRow>>

export type ActName = keyof typeof table

export interface Act extends ActRow {
  readonly name: ActName
  readonly icon: (typeof table)[ActName]["icon"]
}

/** In the order in which they are shown. */
export const acts: readonly Act[] = Object.entries(table).map(([name, row]) => ({ ...row, name: name as ActName }))
