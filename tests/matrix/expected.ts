/**
 * The table of who may ask what, and what they hear: one row for each operation, one column for each asker. Spec §6.
 */
import type { OperationId } from "../../server/contract/shapes.ts"

/**
 * The columns. A stranger has an account and profiles of their own; an impostor is the same, but says to be the owner's
 * profile; the other is the other party; the owner comes twice, as the right profile and as another of their own. The
 * admin has an account, too, and says to be the owner's profile, but acts as nobody (D18, E178).
 */
export const askers = ["anonymous", "stranger", "impostor", "other", "owner", "wrongProfile", "admin"] as const

export type Asker = (typeof askers)[number]

/** A status, or null where the request has no profile in it to be wrong. */
type Cell = number | null

type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell]

const no = null

/** The row of what belongs to whoever asks: a list, a count, the account. */
const own = [401, 200, no, 200, 200, no, 403] as const
const ownMade = [401, 201, no, 201, 201, no, 403] as const
const ownEnded = [401, 204, no, 204, 204, no, 403] as const

/** The row of what everybody may read. */
const open = [200, 200, no, 200, 200, no, 200] as const

/** The row of what belongs to somebody: others hear that it does (D48). */
const owners = [401, 403, no, 403, 200, no, 403] as const
const ownersMade = [401, 403, no, 403, 201, no, 403] as const
const ownersEnded = [401, 403, no, 403, 204, no, 403] as const

/**
 * The row of what two have in common, each as their own profile; a customer that isn't the caller is nobody that there
 * is.
 */
const sides = [401, 403, 404, 200, 200, 403, 403] as const

/** For moderators alone (D18). */
const admins = [401, 403, no, 403, 403, no, 200] as const
const adminsEnded = [401, 403, no, 403, 403, no, 204] as const

export const expected: { readonly [Id in OperationId]: Row } = {
  // operation [anonymous, stranger, impostor, other, owner, wrong profile, admin]
  createAccount: ownMade,
  getAccount: own,
  updateAccount: own,
  setLanguage: own,
  getPublicAccount: open,
  deleteAccount: ownEnded,
  listSessions: own,
  endSession: [401, 404, no, 404, 204, no, 403],
  endSessions: ownEnded,
  prepareAccountData: own,
  uploadAccountPhoto: own,
  setActiveProfile: [401, 200, 400, 200, 200, 200, 403],
  listExecutants: own,
  createExecutant: ownMade,
  getExecutant: owners,
  updateExecutant: owners,
  getPublicExecutant: open,
  subscribeExecutant: owners,
  unsubscribeExecutant: owners,
  uploadExecutantPhoto: owners,
  addPortfolioFile: owners,
  addEducationFile: owners,
  removeFiles: ownersEnded,

  createOrder: ownMade,
  listOrders: own,
  getOrder: owners,
  updateOrder: owners,
  getOrderStatus: owners,
  getPublicOrder: open,
  archiveOrder: owners,
  cancelOrder: owners,
  hideOrder: owners,
  unhideOrder: owners,
  summarizeOrders: own,
  listOrderLocations: open,
  createOrderLocation: ownersMade,
  updateOrderLocation: owners,
  removeOrderLocation: ownersEnded,
  uploadOrderFile: ownersMade,

  createOffer: [401, 201, 403, 404, 201, 404, 403],
  listOffers: [401, 200, 403, 404, 200, 404, 403],
  getOffer: [401, 403, 403, 403, 200, 403, 403],
  updateOffer: owners,
  getOfferStatus: owners,
  getPublicOffer: open,
  archiveOffer: owners,
  cancelOffer: owners,
  hideOffer: owners,
  unhideOffer: owners,
  listExecutantOffers: open,
  summarizeOffers: own,
  listOfferLocations: open,
  createOfferLocation: ownersMade,
  updateOfferLocation: owners,
  removeOfferLocation: ownersEnded,
  uploadOfferFile: ownersMade,

  getClassificator: open,
  searchAddresses: open,
  autocomplete: open,
  search: open,
  countSearch: open,
  translate: [400, 400, no, 400, 400, no, 400],
  translateEntity: [400, 400, no, 400, 400, no, 400],
  getPlatformMetadata: open,
  getStatistics: open,
  reportSpans: [204, 204, no, 204, 204, no, 204],
  sendSupportLetter: [204, 204, no, 204, 204, no, 204],
  listSupportLetters: admins,
  getSupportLog: admins,
  listFavoriteOrders: own,
  addFavoriteOrder: [401, 201, no, 201, 400, no, 403],
  removeFavoriteOrder: [401, 404, no, 404, 404, no, 403],
  listFavoriteOffers: own,
  addFavoriteOffer: [401, 201, no, 201, 400, no, 403],
  removeFavoriteOffer: [401, 404, no, 404, 404, no, 403],
  submitComplaint: [401, 201, 404, 201, 400, 400, 403],

  applyToOrder: [401, 201, 403, 404, 201, 404, 403],
  cancelOrderApplication: [401, 403, 403, 404, 200, 404, 403],
  listOrderApplications: owners,
  countOrderApplications: owners,
  countUnreadOrderApplications: owners,
  readAllOrderApplications: owners,
  acceptOrderApplication: ownersMade,
  markOrderApplicationNotInterested: owners,
  markOrderApplicationInterested: owners,
  listExecutantApplications: owners,
  applyToOffer: [401, 201, no, 400, 201, no, 403],
  cancelOfferApplication: owners,
  listOfferApplications: owners,
  countOfferApplications: owners,
  countUnreadOfferApplications: owners,
  readAllOfferApplications: owners,
  acceptOfferApplication: [401, 403, 403, 403, 201, 403, 403],
  markOfferApplicationNotInterested: [401, 403, 403, 403, 200, 403, 403],
  markOfferApplicationInterested: [401, 403, 403, 403, 200, 403, 403],
  listCustomerApplications: own,

  getDeal: sides,
  listCustomerDeals: own,
  listExecutantDeals: owners,
  closeDeal: sides,
  cancelDeal: sides,
  getDealFeedbacks: sides,
  giveExecutantFeedback: [401, 403, no, 403, 201, no, 403],
  giveCustomerFeedback: [401, 403, 403, 404, 201, 403, 403],
  listExecutantFeedbacks: open,
  listCustomerFeedbacks: open,

  createChat: [401, 201, 403, 400, 201, 400, 403],
  listCustomerChats: own,
  listExecutantChats: owners,
  searchChats: own,
  listOnline: own,
  tellTyping: [401, 403, 404, 204, 204, 403, 403],
  listChatMessages: sides,
  listUnreceivedChatMessages: sides,
  sendChatMessage: sides,
  readChat: sides,
  removeChatMessage: [401, 403, 403, 403, 200, 403, 403],
  uploadChatFile: [401, 403, 404, 201, 201, 403, 403],
  countCustomerUnread: own,
  countExecutantUnread: owners,

  listNotifications: own,
  countUnreadNotifications: own,
  readNotification: [401, 404, no, 404, 200, no, 403],
  readAllNotifications: own,
  subscribeToPush: ownEnded,
  listPushDevices: own,
  removePushDevice: [401, 404, no, 404, 204, no, 403],
  unsubscribeFromPush: ownEnded,

  listModerationTasks: admins,
  getModerationTask: admins,
  approveModerationTask: admins,
  declineModerationTask: admins,
  closeComplaints: admins,
  listModerationActions: admins,
  listModerationTargets: admins,
  getModerationNumbers: admins,
  getContractUsage: admins,
  removeFeedback: adminsEnded,
  removeReportedMessage: adminsEnded,
  blockTarget: admins,
  unblockTarget: admins,
}

/** Is about nothing but what belongs to whoever asks. */
export const isAboutOwn = (id: OperationId): boolean => [own, ownMade, ownEnded].some((row) => row === expected[id])

/** Operations about things of the worker with the executant profile; most rows are about the customer's. */
export const workersRows: ReadonlySet<OperationId> = new Set<OperationId>([
  "getExecutant",
  "updateExecutant",
  "getPublicExecutant",
  "subscribeExecutant",
  "unsubscribeExecutant",
  "uploadExecutantPhoto",
  "addPortfolioFile",
  "addEducationFile",
  "createOffer",
  "listOffers",
  "getOffer",
  "updateOffer",
  "getOfferStatus",
  "getPublicOffer",
  "archiveOffer",
  "cancelOffer",
  "hideOffer",
  "unhideOffer",
  "listExecutantOffers",
  "summarizeOffers",
  "listOfferLocations",
  "createOfferLocation",
  "updateOfferLocation",
  "removeOfferLocation",
  "uploadOfferFile",
  "addFavoriteOffer",
  "removeFavoriteOffer",
  "applyToOrder",
  "cancelOrderApplication",
  "listExecutantApplications",
  "listOfferApplications",
  "countOfferApplications",
  "countUnreadOfferApplications",
  "readAllOfferApplications",
  "acceptOfferApplication",
  "markOfferApplicationNotInterested",
  "markOfferApplicationInterested",
  "listExecutantDeals",
  "giveCustomerFeedback",
  "listExecutantFeedbacks",
  "createChat",
  "listExecutantChats",
  "removeChatMessage",
  "countExecutantUnread",
])
