/** The notifications of orders and offers, as people are told of them. */
import { error, forExecutant, offer, order, painters, reason, success, warning, type Row } from "./rows.ts"

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

export const listingRows = {
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
} satisfies Readonly<Record<string, Row>>
