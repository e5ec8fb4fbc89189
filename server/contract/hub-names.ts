/** The two hubs of the contract, by their names. Spec §7 Live. */
export type HubName = "user-notifications" | "system-notifications"

export const hubNames: readonly HubName[] = ["user-notifications", "system-notifications"]

export const isHubName = (text: string): text is HubName => (hubNames as readonly string[]).includes(text)
