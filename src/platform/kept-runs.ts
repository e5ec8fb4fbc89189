/** Recorded runs of the app on this device, and saving one as a file. E182. */
export interface KeptRun {
  readonly session: string
  readonly startedAt: string // ISO 8601 with ms
  readonly events: number
  readonly bytes: number
  readonly isThis: boolean
}

/** The browser needs the object URL until it has begun to read. */
const releasedAfterMs = 10_000

/** Saves an event log as a download. */
export const saveLog = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), releasedAfterMs)
}
