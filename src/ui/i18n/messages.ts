/** Texts by scope: `core` is there from the start, the rest comes with the routes that need it. */
import type appUpdate from "./messages/en/app-update.json"
import type applications from "./messages/en/applications.json"
import type chat from "./messages/en/chat.json"
import type complaints from "./messages/en/complaints.json"
import type core from "./messages/en/core.json"
import type deals from "./messages/en/deals.json"
import type head from "./messages/en/head.json"
import type home from "./messages/en/home.json"
import type install from "./messages/en/install.json"
import type listings from "./messages/en/listings.json"
import type locations from "./messages/en/locations.json"
import type favorites from "./messages/en/favorites.json"
import type map from "./messages/en/map.json"
import type moderation from "./messages/en/moderation.json"
import type notifications from "./messages/en/notifications.json"
import type ownListings from "./messages/en/own-listings.json"
import type pages from "./messages/en/pages.json"
import type profiles from "./messages/en/profiles.json"
import type push from "./messages/en/push.json"
import type reasons from "./messages/en/reasons.json"
import type refusals from "./messages/en/refusals.json"
import type search from "./messages/en/search.json"
import type settings from "./messages/en/settings.json"
import type shortcuts from "./messages/en/shortcuts.json"
import type support from "./messages/en/support.json"
import type testing from "./messages/en/testing.json"

interface Scopes {
  readonly "app-update": typeof appUpdate
  readonly applications: typeof applications
  readonly chat: typeof chat
  readonly complaints: typeof complaints
  readonly core: typeof core
  readonly deals: typeof deals
  readonly favorites: typeof favorites
  readonly head: typeof head
  readonly home: typeof home
  readonly install: typeof install
  readonly listings: typeof listings
  readonly locations: typeof locations
  readonly map: typeof map
  readonly moderation: typeof moderation
  readonly notifications: typeof notifications
  readonly "own-listings": typeof ownListings
  readonly pages: typeof pages
  readonly profiles: typeof profiles
  readonly push: typeof push
  readonly reasons: typeof reasons
  readonly refusals: typeof refusals
  readonly search: typeof search
  readonly settings: typeof settings
  readonly shortcuts: typeof shortcuts
  readonly support: typeof support
  readonly testing: typeof testing
}

export type Scope = keyof Scopes

/** Every text there is; a made-up id does not compile. */
export type MessageId = { readonly [S in Scope]: keyof Scopes[S] }[Scope] & string

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
