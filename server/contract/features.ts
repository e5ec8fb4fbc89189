/** The operations of each feature; those of a feature that is off don't exist. Spec §3 Feature flags. */
import type { FlagName, Flags } from "../../src/domain/flags.ts"
import { notFound } from "./refusals.ts"
import type { OperationId } from "./shapes.ts"

const acceptances = ["acceptOrderApplication", "acceptOfferApplication"] as const

const orderApplications = [
  "applyToOrder",
  "cancelOrderApplication",
  "listOrderApplications",
  "listExecutantApplications",
  "countOrderApplications",
  "countUnreadOrderApplications",
  "readAllOrderApplications",
  "markOrderApplicationNotInterested",
  "markOrderApplicationInterested",
  "acceptOrderApplication",
] as const

const offerApplications = [
  "applyToOffer",
  "cancelOfferApplication",
  "listOfferApplications",
  "listCustomerApplications",
  "countOfferApplications",
  "countUnreadOfferApplications",
  "readAllOfferApplications",
  "markOfferApplicationNotInterested",
  "markOfferApplicationInterested",
  "acceptOfferApplication",
] as const

const feedbackOfDeals = ["getDealFeedbacks", "giveExecutantFeedback", "giveCustomerFeedback"] as const
const favoriteOrders = ["listFavoriteOrders", "addFavoriteOrder", "removeFavoriteOrder"] as const
const favoriteOffers = ["listFavoriteOffers", "addFavoriteOffer", "removeFavoriteOffer"] as const
const executantFiles = ["uploadExecutantPhoto", "addPortfolioFile", "addEducationFile"] as const
const presence = ["tellTyping", "listOnline"] as const
const subscriptions = ["subscribeExecutant", "unsubscribeExecutant"] as const

/**
 * Operations by flag; one may need several. Not here: flags that only change what is shown, those of translation, whose
 * calls say themselves that there is no engine (D111), and that of the moderators' screen (D95).
 */
export const operationsOf = {
  appUpdate: ["getPlatformMetadata"],
  applications: [...orderApplications, ...offerApplications],
  chat: [
    "createChat",
    "searchChats",
    "listCustomerChats",
    "listExecutantChats",
    "readChat",
    "countCustomerUnread",
    "countExecutantUnread",
    "listChatMessages",
    "listUnreceivedChatMessages",
    "sendChatMessage",
    "removeChatMessage",
    "uploadChatFile",
    ...presence,
  ],
  complaints: ["submitComplaint"],
  deals: [
    "getDeal",
    "listCustomerDeals",
    "listExecutantDeals",
    "closeDeal",
    "cancelDeal",
    ...acceptances,
    ...feedbackOfDeals,
  ],
  deleteAccount: ["deleteAccount"],
  executant: [
    "createExecutant",
    "listExecutants",
    "getExecutant",
    "getPublicExecutant",
    "updateExecutant",
    ...subscriptions,
    ...executantFiles,
  ],
  executantSubscriptionForNewOrders: subscriptions,
  favorites: [...favoriteOrders, ...favoriteOffers],
  feedbacks: [...feedbackOfDeals, "listExecutantFeedbacks", "listCustomerFeedbacks"],
  fileUploading: ["uploadAccountPhoto", "uploadOrderFile", "uploadOfferFile", "uploadChatFile", ...executantFiles],
  notifications: ["listNotifications", "countUnreadNotifications", "readNotification", "readAllNotifications"],
  offer: [
    "createOffer",
    "listOffers",
    "getOffer",
    "updateOffer",
    "getOfferStatus",
    "getPublicOffer",
    "listExecutantOffers",
    "archiveOffer",
    "cancelOffer",
    "hideOffer",
    "unhideOffer",
    "summarizeOffers",
    "uploadOfferFile",
    "createOfferLocation",
    "listOfferLocations",
    "updateOfferLocation",
    "removeOfferLocation",
    ...offerApplications,
    ...favoriteOffers,
  ],
  order: [
    "createOrder",
    "listOrders",
    "getOrder",
    "updateOrder",
    "getOrderStatus",
    "getPublicOrder",
    "archiveOrder",
    "cancelOrder",
    "hideOrder",
    "unhideOrder",
    "summarizeOrders",
    "uploadOrderFile",
    "createOrderLocation",
    "listOrderLocations",
    "updateOrderLocation",
    "removeOrderLocation",
    ...orderApplications,
    ...favoriteOrders,
  ],
  presenceInChat: presence,
  profile: ["getPublicAccount"],
  pushNotifications: ["subscribeToPush", "unsubscribeFromPush", "listPushDevices", "removePushDevice"],
  statistics: ["getStatistics"],
} satisfies { readonly [Flag in FlagName]?: readonly OperationId[] }

const gates: readonly (readonly [string, readonly string[]])[] = Object.entries(operationsOf)

/** Answers whether all features that an operation needs are on. */
export const isOn = (operationId: string, flags: Flags): boolean =>
  gates.every(([flag, operations]) => flags[flag as FlagName] || !operations.includes(operationId))

/** Answers an operation that is off: 404. */
export const findNothing = async (): Promise<never> => {
  throw notFound()
}
