/** Why moderation may refuse. D90. */
export const refusalReasons = [
  "ContactDetails",
  "ObsceneLanguage",
  "Duplicate",
  "Shouting",
  "UnreadableFile",
  "Other",
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** What moderators do, as the audit trail names it (D95). */
export const moderationActionNames = [
  "Approve",
  "Decline",
  "Block",
  "Unblock",
  "CloseComplaints",
  "RemoveFeedback",
  "RemoveMessage",
] as const
export type ModerationActionName = (typeof moderationActionNames)[number]
