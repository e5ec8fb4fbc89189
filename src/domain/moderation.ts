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
