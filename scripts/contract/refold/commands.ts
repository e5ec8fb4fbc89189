/**
 * The command that asks each operation of the golden traffic. What was asked is not recorded, so every key is the one that
 * masked answers have, and lists are asked for by their first page.
 */
import type { Command } from "../../../src/commands/catalogue.ts"
import { emptyListingDraft } from "../../../src/domain/listing-drafts.ts"
import { plainSearch } from "../../../src/domain/search.ts"

const key = "key"
const [order, offer] = [
  { kind: "Order", listingKey: key },
  { kind: "Offer", listingKey: key },
] as const
const me = { profileKey: key, participantKey: key, authorKey: key, ownerKey: key } as const
const page = { tab: "active", page: 1 } as const
const received = { ...page, interest: "all" } as const
const accepted = { id: key, applicationKey: key, description: "", moveToArchive: false, ...me } as const
const feedback = { id: key, dealKey: key, mark: 5, details: "", ...me } as const
const message = { key, chatKey: key, authorKey: key, text: "text", queuedAt: "2026-01-01T00:00:00.000Z" }

export const commands: Readonly<Record<string, Command>> = {
  "DELETE /chat/{key}/removeMessage/{msgKey}": {
    type: "RemoveChatMessage",
    chatKey: key,
    messageKey: key,
    authorKey: key,
  },
  "GET /account": { type: "LoadAccount" },
  "GET /account/public/{key}": { type: "LoadPublicProfile", profile: { type: "Customer", key } },
  "GET /autocomplete/{type}": { type: "FindSuggestions", kind: "Offer", text: "text" },
  "GET /chat/customer": { type: "LoadChats", page: 1, profileKey: key, side: "customer" },
  "GET /chat/customer/unread/count": { type: "CountChatUnread", profileKey: key, side: "customer" },
  "GET /chat/executant/{key}": { type: "LoadChats", page: 1, profileKey: key, side: "executant" },
  "GET /chat/executant/{key}/unread/count": { type: "CountChatUnread", profileKey: key, side: "executant" },
  "GET /chat/online": { type: "LoadOnline", profileKey: key },
  "GET /chat/search": { type: "SearchChats", profileKey: key, term: "text", after: null },
  "GET /chat/{chatKey}/messages": { type: "LoadChatMessages", chatKey: key, participantKey: key, before: null },
  "GET /chat/{chatKey}/messages/unreceived": { type: "FillChatGap", chatKey: key, participantKey: key, after: 1 },
  "GET /classificator/{name}/short": { type: "LoadClassificator" },
  "GET /deals/customer": { type: "LoadDeals", profileKey: key, side: "customer", query: page },
  "GET /deals/executant/{key}": { type: "LoadDeals", profileKey: key, side: "executant", query: page },
  "GET /executant": { type: "LoadExecutants" },
  "GET /executant/public/{key}": { type: "LoadPublicProfile", profile: { type: "Executant", key } },
  "GET /notification": { type: "LoadNotifications", query: { filter: "all", order: "desc", page: 1 } },
  "GET /notification/unread/count": { type: "CountUnreadNotifications" },
  "GET /offers": { type: "LoadOwnListings", kind: "Offer", executantKey: key, query: { tab: "published", page: 1 } },
  "GET /offers/applications/customer": { type: "LoadSentApplications", kind: "Offer", profileKey: key, query: page },
  "GET /offers/favorites": { type: "LoadFavorites", kind: "Offer", page: 1 },
  "GET /offers/public/{executantKey}/existing": { type: "LoadExecutantOffers", executantKey: key, all: false },
  "GET /offers/public/{key}": { type: "LoadPublicListing", kind: "Offer", key },
  "GET /offers/summary": { type: "CountListingFavorites", kind: "Offer", keys: [key] },
  "GET /offers/{id}/applications": { type: "LoadListingApplications", query: received, ...offer },
  "GET /offers/{id}/applications/count": { type: "LoadApplicationCounts", ...offer },
  "GET /offers/{key}": { type: "LoadListing", kind: "Offer", key },
  "GET /orders": { type: "LoadOwnListings", kind: "Order", executantKey: null, query: { tab: "published", page: 1 } },
  "GET /orders/applications/executant/{executantKey}": {
    type: "LoadSentApplications",
    kind: "Order",
    profileKey: key,
    query: page,
  },
  "GET /orders/favorites": { type: "LoadFavorites", kind: "Order", page: 1 },
  "GET /orders/public/{key}": { type: "LoadPublicListing", kind: "Order", key },
  "GET /orders/summary": { type: "CountListingFavorites", kind: "Order", keys: [key] },
  "GET /orders/{id}/applications/customer": { type: "LoadListingApplications", query: received, ...order },
  "GET /v2/search/{type}": { type: "Search", query: plainSearch("Offer") },
  "POST /account/create": { type: "LoadAccount" },
  "POST /chat/create": {
    type: "OpenChat",
    name: "text",
    me: { key, type: "Customer" },
    other: { key, type: "Executant" },
  },
  "POST /complaint/submit": {
    ...{ type: "SubmitComplaint", id: key, target: "ChatMessage", key, participantKey: key },
    ...{ reason: "ObsceneLanguage", comment: "" },
  },
  "POST /customer/{key}/feedbacks": { type: "GiveFeedback", about: { type: "Customer", key }, ...feedback },
  "POST /deals/{key}/close": { type: "CloseDeal", key, participantKey: key },
  "POST /executant": { type: "CreateExecutant", id: key, name: "text", categoryKey: key, description: "" },
  "POST /executant/{key}/feedbacks": { type: "GiveFeedback", about: { type: "Executant", key }, ...feedback },
  "POST /notification/readAll": { type: "MarkAllNotificationsRead" },
  "POST /notification/{id}/read": { type: "MarkNotificationRead", id: key },
  "POST /offers/{id}/applications": { type: "ApplyToListing", id: key, profileKey: key, ...offer },
  "POST /offers/{id}/applications/readAll": { type: "MarkApplicationsRead", ...offer },
  "POST /offers/{id}/applications/{appKey}/accept": { type: "AcceptApplication", ...accepted, ...offer },
  "POST /orders/create": { type: "SubmitListing", kind: "Order", id: key, draft: emptyListingDraft },
  "POST /orders/{id}/applications/executant/{executantKey}": {
    type: "ApplyToListing",
    id: key,
    profileKey: key,
    ...order,
  },
  "POST /orders/{id}/applications/readAll": { type: "MarkApplicationsRead", ...order },
  "POST /orders/{id}/applications/{appKey}/accept": { type: "AcceptApplication", ...accepted, ...order },
  "POST /translate": { type: "TranslateChatMessage", messageKey: key, language: "en-US", text: "text" },
  "PUT /chat/{chatKey}/send": { type: "SendChatMessage", message },
  "PUT /chat/{key}/readed/{messageKey}": { type: "MarkChatRead", chatKey: key, messageKey: key, participantKey: key },
  "PUT /offers/{key}": {
    type: "ReviseListing",
    listing: { kind: "Offer", key },
    versionKey: key,
    draft: emptyListingDraft,
  },
  "PUT /offers/{key}/archive": { type: "MoveListing", kind: "Offer", key, move: "archive", canUndo: false },
  "PUT /offers/{key}/hide": { type: "MoveListing", kind: "Offer", key, move: "hide", canUndo: false },
  "PUT /offers/{key}/unhide": { type: "MoveListing", kind: "Offer", key, move: "unhide", canUndo: false },
  "PUT /settings/activeProfile": { type: "SwitchProfile", profileKey: key },
}

/** Uploads report their progress by what Node has not, so that their answers come to no events here. */
export const uploads: readonly string[] = ["POST /chat/{key}/messages/file", "POST /orders/{id}/file"]
