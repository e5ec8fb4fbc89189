/** Keys and moments that say where they come from, so that a failing example can be read. */

/** The key number `n` of a kind, the same in every run. */
export const keyOf = (kind: number, n: number): string => {
  const hex = n.toString(16).padStart(8, "0")
  return `${hex}-0000-4000-8000-${String(kind).padStart(4, "0")}${hex}`
}

export const kinds = {
  profile: 1,
  order: 2,
  application: 3,
  deal: 4,
  chat: 5,
  message: 6,
  notification: 7,
  category: 8,
  file: 9,
  version: 10,
  command: 11,
  feedback: 12,
  favorite: 13,
  task: 14,
  letter: 15,
} as const

const epoch = Date.UTC(2026, 0, 1)

/** The moment `n` seconds into 2026. */
export const momentOf = (n: number): string => new Date(epoch + n * 1000).toISOString()
