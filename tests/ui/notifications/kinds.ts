/** Everything that people are told of, and what is made of it: a kind that the contract gains has no row, and this does not compile. Spec §3; D81. */
import type {
  NotificationLevel,
  NotificationSource,
  NotificationSubject,
  NotificationType,
} from "../../../src/domain/notifications.ts"

export interface Row {
  readonly source: NotificationSource
  readonly level: NotificationLevel
  readonly subject: NotificationSubject
  readonly says: string
  readonly icon: string
  readonly leads: string | null
  readonly tone: string
  readonly push: readonly [title: string, text: string]
}

export const anna = "anna"
const painters = "painters"
const order = { profileKey: anna, orderKey: "o1", orderName: "Paint a kitchen" }
const offer = { profileKey: painters, offerKey: "f1", offerName: "Hedges and lawns" }
const profile = { profileKey: painters, executantKey: painters, executantName: "Demo Painters" }
const toOrder = { ...order, applicationKey: "a1", executantName: "Demo Painters" }
const toOffer = { ...offer, applicationKey: "a1", customerName: "Anna" }
const deal = { ...order, dealKey: "d1", dealNumber: 55, executantName: "Demo Painters", customerName: "Anna" }
const reason = "ObsceneLanguage"

const ofOrder = {
  icon: "orders",
  source: "Order",
  subject: order,
  leads: "/orders/o1/view/details?participantKey=anna",
} as const
const ofOffer = {
  icon: "briefcase",
  source: "Offer",
  subject: offer,
  leads: "/offers/f1/view/details?participantKey=painters",
} as const
const ofProfile = {
  icon: "user",
  source: "Executant",
  subject: profile,
  leads: "/executant/profile?participantKey=painters",
} as const
const ofDeal = { icon: "deal", source: "Deal", subject: deal, leads: "/deals/d1?participantKey=anna" } as const
const ofAccount = { icon: "user", source: "Account", subject: { profileKey: anna }, leads: null } as const
const ofContent = { icon: "file", source: "Content", subject: { profileKey: anna }, leads: null } as const

const [success, warning, error] = [
  { level: "Success", tone: "success" },
  { level: "Warning", tone: "warning", icon: "warning" },
  { level: "Error", tone: "error", icon: "error" },
] as const
const forCustomer = { level: "Info", tone: "customer" } as const
const forExecutant = { level: "Info", tone: "executant" } as const

const dealPush = "Demo Painters · Anna · № 55 · Paint a kitchen"

export const rows: Readonly<Record<NotificationType, Row>> = {
  AccountCreatedEvent: {
    ...ofAccount,
    ...success,
    says: "Welcome! Your account is ready.",
    push: ["Welcome", ""],
  },
  PersonalDataChangedEvent: {
    ...ofAccount,
    ...forCustomer,
    leads: "/settings",
    says: "Your personal data has been changed.",
    push: ["Your personal data has been changed", ""],
  },
  AccountBlockedEvent: {
    ...ofAccount,
    ...error,
    subject: { profileKey: anna, reason },
    leads: "/support/support",
    says: "Your account was blocked by moderation. …",
    push: ["Your account was blocked", ""],
  },
  AccountUnblockedEvent: {
    ...ofAccount,
    ...success,
    says: "Your account is open again.",
    push: ["Your account is open again", ""],
  },
  SignInFailedRepeatedlyEvent: {
    ...ofAccount,
    ...warning,
    leads: "/settings",
    says: "Somebody typed many wrong passwords at your account. None of them let anybody in. Your own devices stay signed in.",
    push: ["Wrong passwords were tried at your account", ""],
  },
  ExecutantPublishedEvent: {
    ...ofProfile,
    ...success,
    leads: "/search?type=orders&participantKey=painters",
    says: "Your profile “Demo Painters” is published. You can apply for orders now.",
    push: ["Published", "Demo Painters"],
  },
  ExecutantModerationFailedEvent: {
    ...ofProfile,
    ...warning,
    subject: { ...profile, reason },
    says: "Your profile “Demo Painters” was not published. …",
    push: ["Not published", "Demo Painters"],
  },
  ExecutantBlockedEvent: {
    ...ofProfile,
    ...error,
    subject: { ...profile, reason },
    says: "Your profile “Demo Painters” was blocked by moderation. …",
    push: ["Taken off by moderation", "Demo Painters"],
  },
  ExecutantUnblockedEvent: {
    ...ofProfile,
    ...success,
    says: "Your profile “Demo Painters” is back.",
    push: ["Back on the market", "Demo Painters"],
  },
  OrderPublishedEvent: {
    ...ofOrder,
    ...success,
    says: "“Paint a kitchen” is published. Executants can find it and apply now.",
    push: ["Published", "Paint a kitchen"],
  },
  OrderForExecutantsPublishedEvent: {
    ...ofOrder,
    ...forExecutant,
    subject: { ...order, profileKey: painters },
    leads: "/orders/o1?participantKey=painters",
    says: "A new order in your category: “Paint a kitchen”.",
    push: ["New order in your category", "Paint a kitchen"],
  },
  OrderModerationFailedEvent: {
    ...ofOrder,
    ...warning,
    subject: { ...order, reason },
    says: "“Paint a kitchen” was not published. …",
    push: ["Not published", "Paint a kitchen"],
  },
  OrderExpiredEvent: {
    ...ofOrder,
    ...warning,
    says: "The time of “Paint a kitchen” is over. You find it in the archive.",
    push: ["Its time is over", "Paint a kitchen"],
  },
  OrderExpiringSoonEvent: {
    ...ofOrder,
    ...warning,
    says: "“Paint a kitchen” leaves the market soon.",
    push: ["Leaves the market soon", "Paint a kitchen"],
  },
  OrderBlockedEvent: {
    ...ofOrder,
    ...error,
    subject: { ...order, reason },
    says: "“Paint a kitchen” was taken off the market by moderation. …",
    push: ["Taken off by moderation", "Paint a kitchen"],
  },
  OrderUnblockedEvent: {
    ...ofOrder,
    ...success,
    says: "“Paint a kitchen” is back on the market.",
    push: ["Back on the market", "Paint a kitchen"],
  },
  OfferPublishedEvent: {
    ...ofOffer,
    ...success,
    says: "“Hedges and lawns” is published. Customers can find it and apply now.",
    push: ["Published", "Hedges and lawns"],
  },
  OfferModerationFailedEvent: {
    ...ofOffer,
    ...warning,
    subject: { ...offer, reason },
    says: "“Hedges and lawns” was not published. …",
    push: ["Not published", "Hedges and lawns"],
  },
  OfferExpiredEvent: {
    ...ofOffer,
    ...warning,
    says: "The time of “Hedges and lawns” is over. You find it in the archive.",
    push: ["Its time is over", "Hedges and lawns"],
  },
  OfferExpiringSoonEvent: {
    ...ofOffer,
    ...warning,
    says: "“Hedges and lawns” leaves the market soon.",
    push: ["Leaves the market soon", "Hedges and lawns"],
  },
  OfferBlockedEvent: {
    ...ofOffer,
    ...error,
    subject: { ...offer, reason },
    says: "“Hedges and lawns” was taken off the market by moderation. …",
    push: ["Taken off by moderation", "Hedges and lawns"],
  },
  OfferUnblockedEvent: {
    ...ofOffer,
    ...success,
    says: "“Hedges and lawns” is back on the market.",
    push: ["Back on the market", "Hedges and lawns"],
  },
  ApplicationCreatedEvent: {
    ...forCustomer,
    source: "Application",
    subject: toOrder,
    icon: "inbox",
    leads: "/orders/o1/view/applications?participantKey=anna",
    says: "Demo Painters applied for “Paint a kitchen”.",
    push: ["New application", "Demo Painters · Paint a kitchen"],
  },
  ApplicationCanceledEvent: {
    ...forCustomer,
    source: "Application",
    subject: toOrder,
    icon: "inbox",
    leads: "/orders/o1/view/applications?participantKey=anna",
    says: "Demo Painters withdrew the application for “Paint a kitchen”.",
    push: ["Application withdrawn", "Demo Painters · Paint a kitchen"],
  },
  ApplicationRejectedEvent: {
    ...forExecutant,
    source: "Application",
    subject: { ...order, profileKey: painters, applicationKey: "a1" },
    icon: "inbox",
    leads: "/applications/executant?page=1&at=archive&participantKey=painters",
    says: "“Paint a kitchen” is no longer open, so your application was declined.",
    push: ["Your application was declined", "Paint a kitchen"],
  },
  OfferApplicationCreatedEvent: {
    ...forExecutant,
    source: "OfferApplication",
    subject: toOffer,
    icon: "inbox",
    leads: "/offers/f1/view/applications?participantKey=painters",
    says: "Anna applied for “Hedges and lawns”.",
    push: ["New application", "Anna · Hedges and lawns"],
  },
  OfferApplicationCanceledEvent: {
    ...forExecutant,
    source: "OfferApplication",
    subject: toOffer,
    icon: "inbox",
    leads: "/offers/f1/view/applications?participantKey=painters",
    says: "Anna withdrew the application for “Hedges and lawns”.",
    push: ["Application withdrawn", "Anna · Hedges and lawns"],
  },
  OfferApplicationRejectedEvent: {
    ...forCustomer,
    source: "OfferApplication",
    subject: { ...offer, profileKey: anna, applicationKey: "a1" },
    icon: "inbox",
    leads: "/applications/customer?page=1&at=archive&participantKey=anna",
    says: "“Hedges and lawns” is no longer open, so your application was declined.",
    push: ["Your application was declined", "Hedges and lawns"],
  },
  DealCreatedEvent: {
    ...ofDeal,
    ...success,
    says: "Deal № 55 is on: “Paint a kitchen”.",
    push: ["Deal made", dealPush],
  },
  DealClosedEvent: {
    ...ofDeal,
    ...success,
    says: "Deal № 55 is closed: “Paint a kitchen”.",
    push: ["Deal closed", dealPush],
  },
  DealCanceledEvent: {
    ...ofDeal,
    ...warning,
    subject: { ...deal, cancelingReason: "IncorrectPrice" },
    says: "Deal № 55 was cancelled: “Paint a kitchen”. The price was not right.",
    push: ["Deal cancelled", dealPush],
  },
  FeedbackCreatedEvent: {
    ...ofDeal,
    ...forCustomer,
    source: "Feedback",
    icon: "star",
    says: "There is feedback for you on “Paint a kitchen”.",
    push: ["New feedback for you", dealPush],
  },
  ComplaintCreatedEvent: {
    ...ofContent,
    ...forCustomer,
    says: "Your complaint has arrived. A moderator looks at it soon.",
    push: ["Your complaint has arrived", ""],
  },
  ComplaintClosedEvent: {
    ...ofContent,
    ...forCustomer,
    subject: { profileKey: anna, outcome: "Upheld" },
    says: "A moderator agreed with your complaint and acted on it.",
    push: ["Your complaint has been looked at", ""],
  },
  FilePublishingFailedEvent: {
    ...ofContent,
    ...warning,
    says: "A file of yours can't be shown. Please check whether it opens, and send it again.",
    push: ["A file of yours can’t be shown", ""],
  },
}
