/** Complaints: about what, for which reasons. Spec §3 Complaint reasons. */
import { dealCancelReasons, type DealCancelReason } from "./deal-cancelling.ts"

export const complaintTargets = ["Order", "Offer", "Executant", "Customer", "Deal", "ChatMessage", "Feedback"] as const
export type ComplaintTarget = (typeof complaintTargets)[number]

/** Of content: reading B of the specification, with its numbers. */
export const contentReasonNumbers = {
  ObsceneLanguage: 0,
  IncorrectDescription: 10,
  InvalidServiceRequest: 20,
  Fraud: 30,
  OtherReason: 40,
} as const
export type ContentReason = keyof typeof contentReasonNumbers

/** Of conduct: reading A, which are the reasons to cancel a deal. */
export type ComplaintReason = DealCancelReason | ContentReason

export type ComplaintStatus = "Open" | "Upheld" | "Dismissed"

const contentReasons = Object.keys(contentReasonNumbers) as readonly ContentReason[]

export const isContentReason = (reason: ComplaintReason): reason is ContentReason =>
  Object.hasOwn(contentReasonNumbers, reason)

/** Conduct for a deal, and for a profile that there was a deal with; content for everything else (D88). */
export const complaintReasons = (target: ComplaintTarget, hadDeal: boolean): readonly ComplaintReason[] => {
  const isParticipant = target === "Executant" || target === "Customer"
  return target === "Deal" || (isParticipant && hadDeal) ? dealCancelReasons : contentReasons
}
