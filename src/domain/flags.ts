/** Feature flags; one that the configuration does not name is off. Spec §3. */
export const flagNames = [
  "appUpdate",
  "applications",
  "chat",
  "complaints",
  "deals",
  "deleteAccount",
  "executant",
  "executantSubscriptionForNewOrders",
  "favorites",
  "feedbacks",
  "fileUploading",
  "filters",
  "gallery",
  "login",
  "moderation",
  "notifications",
  "offer",
  "order",
  "presenceInChat",
  "profile",
  "proposals",
  "pushNotifications",
  "searchSorting",
  "statistics",
  "suggestMobileApp",
  "testing",
  "translateChatMessage",
  "translations",
  "videoInChat",
] as const
export type FlagName = (typeof flagNames)[number]
export type Flags = Readonly<Record<FlagName, boolean>>

const offByDefault: readonly FlagName[] = ["testing", "proposals"]

export const defaultFlags: Flags = Object.fromEntries(
  flagNames.map((name) => [name, !offByDefault.includes(name)]),
) as Flags

/** Reads flags off a configuration file: only `true` turns one on. */
export const flagsOf = (given: Readonly<Record<string, unknown>>): Flags =>
  Object.fromEntries(flagNames.map((name) => [name, given[name] === true])) as Flags
