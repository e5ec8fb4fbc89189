/** What came as JSON from somewhere else, before anything is known of its shape. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
