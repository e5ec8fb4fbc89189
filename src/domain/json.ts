/** Types of JSON from elsewhere, before anything is known of its shape. */

/** An object of fields; an array is none. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
