/** The notifications of applications, deals and feedback, as people are told of them. */
import { anna, forCustomer, forExecutant, offer, order, painters, success, warning, type Row } from "./rows.ts"

const toOrder = { ...order, applicationKey: "a1", executantName: "Demo Painters" }
const toOffer = { ...offer, applicationKey: "a1", customerName: "Anna" }
const deal = { ...order, dealKey: "d1", dealNumber: 55, executantName: "Demo Painters", customerName: "Anna" }
const ofDeal = { icon: "deal", source: "Deal", subject: deal, leads: "/deals/d1?participantKey=anna" } as const
const dealPush = "Demo Painters · Anna · No.\u00A055 · Paint a kitchen"

export const dealRows = {
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
    says: "Deal No.\u00A055 is on: “Paint a kitchen”.",
    push: ["Deal made", dealPush],
  },
  DealClosedEvent: {
    ...ofDeal,
    ...success,
    says: "Deal No.\u00A055 is closed: “Paint a kitchen”.",
    push: ["Deal closed", dealPush],
  },
  DealCanceledEvent: {
    ...ofDeal,
    ...warning,
    subject: { ...deal, cancelingReason: "IncorrectPrice" },
    says: "Deal No.\u00A055 was cancelled: “Paint a kitchen”. The price was not right.",
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
} satisfies Readonly<Record<string, Row>>
