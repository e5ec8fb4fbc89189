/** The reasons for which moderation may refuse. */
export const refusalReasons = [
  "ContactDetails",
  "ObsceneLanguage",
  "Duplicate",
  "Shouting",
  "UnreadableFile",
  "Other",
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The acts of moderators, as the audit trail names them (D95). */
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
