/** The page that an answer is about, as selectors show it; for the properties of lists. */
import type { AppEvent } from "../../src/events/catalogue.ts"
import { applicationsPage } from "../../src/projections/application-lists.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { chatsPage } from "../../src/projections/chat-lists.ts"
import { dealsPage } from "../../src/projections/deal-lists.ts"
import { favoritesPage } from "../../src/projections/favorites-page.ts"
import { notificationsPage } from "../../src/projections/notification-lists.ts"
import { ownListingsPage } from "../../src/projections/own-listing-lists.ts"
import type { Page } from "../../src/projections/pages.ts"

/** Null for answers that are no lists. */
export const shown = (models: ReadModels, event: AppEvent): Page | null | undefined => {
  switch (event.type) {
    case "OwnListingsPageLoaded":
      return ownListingsPage(models.listings, event)
    case "ListingApplicationsPageLoaded":
      return applicationsPage(models.applications, { of: "listing", key: event.listingKey, query: event.query })
    case "SentApplicationsPageLoaded":
      return applicationsPage(models.applications, { of: "applicant", key: event.profileKey, query: event.query })
    case "DealsPageLoaded":
      return dealsPage(models.deals, event)
    case "ChatsLoaded":
      return chatsPage(models.chat, event)
    case "FavoritesPageLoaded":
      return favoritesPage(models.favorites, event)
    case "NotificationsPageLoaded":
      return notificationsPage(models.notifications, event.query)
    default:
      return null
  }
}
