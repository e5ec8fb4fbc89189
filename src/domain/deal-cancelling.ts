/** The reasons for which a deal may be cancelled. Spec §4 Deal. */

export const dealCancelReasonNumbers = {
  IncorrectPrice: 0,
  ParticipantDoesNotContactMe: 10,
  ParticipantCreatesObstaclesToWorkPerformance: 20,
  DeadlinesForTheTransactionWereViolated: 30,
  OtherReason: 40,
} as const
export type DealCancelReason = keyof typeof dealCancelReasonNumbers

/** The reasons to cancel a deal, in the dialog's order. */
export const dealCancelReasons = Object.keys(dealCancelReasonNumbers) as readonly DealCancelReason[]

/** Answers whether a reason needs a comment: "other" alone does (D30, D60). */
export const needsComment = (reason: string): boolean => reason === "OtherReason"
