/** What each reason to complain is in words. Spec §3 Complaint reasons; D88. */
import { isContentReason, type ComplaintReason } from "../../../domain/complaints.ts"
import type { MessageId } from "../../i18n/messages.ts"

/** Of the texts of complaints and of deals, whose reasons to cancel are those to complain about conduct. */
export const reasonWords = (reason: ComplaintReason): MessageId =>
  isContentReason(reason) && reason !== "OtherReason" ? `complaints.content.${reason}` : `deals.reason.${reason}`
