/**
 * Reads from a hub message what it means to one of the company: which of it somebody else did, and towards which
 * profile.
 */
import type { components } from "../../src/sdk/generated/notifications.ts"
import type { Colleague, Party, Sight, Subject } from "./sights.ts"

type Schemas = components["schemas"]
type Notice = Schemas["SystemNotification"]
type MessageNotice = Schemas["ChatMessageNotice"]

interface Applied {
  readonly kind: Subject["kind"]
  readonly listing: Pick<Subject, "key" | "name" | "price">
  readonly owner: Party
  readonly applicant: Party
  readonly key: string
}

/** Either kind of application, as the owner of the listing hears of it. */
const appliedOf = (notice: Notice): readonly Applied[] => {
  if (notice.source === "Application")
    return notice.metadata.applications.map(({ key, customer, executant, order }) => ({
      kind: "Order",
      listing: order,
      owner: customer,
      applicant: executant,
      key,
    }))
  if (notice.source === "OfferApplication")
    return notice.metadata.applications.map(({ key, customer, executant, offer }) => ({
      kind: "Offer",
      listing: offer,
      owner: executant,
      applicant: customer,
      key,
    }))
  return []
}

const ofApplications = (notice: Notice, own: readonly Colleague[]): readonly Sight[] =>
  appliedOf(notice).flatMap((applied): readonly Sight[] => {
    const { kind, listing, owner, applicant: by, key: applicationKey } = applied
    const { key, name, price } = listing
    const me = own.find((one) => one.key === owner.key)
    if (me === undefined) return []
    switch (notice.type) {
      case "ApplicationCreatedEvent":
      case "OfferApplicationCreatedEvent":
        return [{ saw: "Application", me, by, listing: { kind, key, name, price }, applicationKey }]
      case "ApplicationCanceledEvent":
      case "OfferApplicationCanceledEvent":
        return [{ saw: "Withdrawal", by, applicationKey }]
      default:
        return []
    }
  })

const ofDeal = (
  { type, metadata }: Extract<Notice, { readonly source: "Deal" }>,
  own: readonly Colleague[],
): Sight[] => {
  const { key: dealKey, customer, executant, dealSubject } = metadata.deal
  const me = own.find(({ key }) => key === customer.key || key === executant.key)
  if (me === undefined) return []
  const by = me.key === customer.key ? executant : customer
  if (type === "DealClosedEvent") return [{ saw: "DealEnd", me, by, dealKey, how: "Closed" }]
  if (type === "DealCanceledEvent") return [{ saw: "DealEnd", me, by, dealKey, how: "Canceled" }]
  const { kind, key, name, price } = dealSubject
  return [{ saw: "Deal", me, by, dealKey, listing: { kind, key, name, price } }]
}

const isOfMessage = (notice: Notice): notice is MessageNotice =>
  notice.type === "ChatMessageSentEvent" || notice.type === "ChatMessageFileSentEvent"

const ofMessage = (notice: MessageNotice, own: readonly Colleague[]): readonly Sight[] => {
  const { chatKey, chat, message } = notice.metadata
  const me = own.find(({ key }) => chat.participants.some((one) => one.key === key))
  const by = chat.participants.find(({ key }) => key === message.authorKey)
  if (me === undefined || by === undefined || by.key === me.key || message.isRemoved) return []
  return [
    {
      saw: "Message",
      me,
      by,
      chatKey,
      messageKey: message.messageKey,
      text: message.messageContent,
      language: message.language,
    },
  ]
}

/** `own` are the profiles of whoever hears it. */
export const sightsOf = (notice: Notice, own: readonly Colleague[]): readonly Sight[] => {
  if (notice.source === "Deal") return ofDeal(notice, own)
  if (isOfMessage(notice)) return ofMessage(notice, own)
  return ofApplications(notice, own)
}
