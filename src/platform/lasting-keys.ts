/**
 * The keys of storage that outlive sign-outs: they are the device's settings, not an account's. Everything else goes,
 * and the privacy page tells of each of these.
 */
export const lastingKeys = {
  language: "preferredLanguage",
  shortcuts: "singleKeyShortcuts",
  updatePutOff: "appUpdatePutOff",
  installation: "appInstallation",
} as const

const lasting: ReadonlySet<string> = new Set(Object.values(lastingKeys))

export const isLasting = (key: string): boolean => lasting.has(key)
