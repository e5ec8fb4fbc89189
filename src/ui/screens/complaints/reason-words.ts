/** The words for each reason to complain. Spec §3 Complaint reasons. */
import { isContentReason, type ComplaintReason } from "../../../domain/complaints.ts"
import type { MessageId } from "../../i18n/messages.ts"

/** The reasons to cancel a deal are those to complain about conduct. */
export const reasonWords = (reason: ComplaintReason): MessageId =>
  isContentReason(reason) && reason !== "OtherReason"
    ? `complaints.content.${reason}`
    : `reasons.cancelReason.${reason}`
