/** Runs of the app whose event logs this device still holds. E182. */
export interface KeptRun {
  readonly session: string
  readonly startedAt: string // ISO 8601 with ms
  readonly events: number
  readonly bytes: number
  readonly isThis: boolean
}

/** The browser needs the address until it has begun to read. */
const releasedAfterMs = 10_000

/** Saves an event log among the person's downloads. */
export const saveLog = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), releasedAfterMs)
}
