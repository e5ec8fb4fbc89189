/** Enumerations as a client reads them, which may be newer than what it was built for. */

/** The values of an enumeration, and one for all that only newer contracts have, which `x-unknown` names (E705). */
export type Growing<Known extends string> = Known | "Unknown"

/** Answers whether only a newer client knows what the value means: nothing may follow from it. */
export const isUnknown = (value: Growing<string>): value is "Unknown" => value === "Unknown"
