/** The code of an error of PostgreSQL, its client or the network. */

/** Empty where it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : ""
