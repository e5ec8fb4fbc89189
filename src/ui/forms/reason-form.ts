/** The common part of forms that ask for a reason: one of a set, and words, which "other" needs. Spec §3. */
import { needsComment } from "../../domain/deal-cancelling.ts"
import { textLimits } from "../../domain/limits.ts"
import { textAreaRules } from "../../domain/text.ts"

export const reasonNames = ["reason", "comment"] as const
export type ReasonName = (typeof reasonNames)[number]

export const reasonWireNames = { reason: "reason", comment: "comment" } as const
export const reasonBounds = { comment: textLimits.otherReasonComment } as const
export const noReason: Readonly<Record<ReasonName, string>> = { reason: "", comment: "" }

export const reasonRules = ({ reason, comment }: typeof noReason) => ({
  reason: reason === "" ? ["required"] : [],
  comment: textAreaRules(
    comment,
    needsComment(reason) ? textLimits.otherReasonComment : { ...textLimits.otherReasonComment, min: 0 },
  ),
})
