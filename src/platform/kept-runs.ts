/** Recorded runs of the app on this device. */
export interface KeptRun {
  readonly session: string
  readonly startedAt: string // ISO 8601 with ms
  readonly events: number
  readonly bytes: number
  readonly isThis: boolean
}
