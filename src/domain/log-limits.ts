/** The limits of recorded event logs, of which the first page needs none. architecture: Replay. */

/**
 * Bounds of the event log on the device; the oldest events are dropped first. `maxBytes` are on the disk, where pieces of
 * `packBytes` are packed; `maxTextBytes` are of the same lines as they are downloaded. Where more than `mostWaiting` events
 * wait to be written, they wait for no idle page.
 */
export const recorderLimits = {
  maxEvents: 60_000,
  maxBytes: 8_388_608,
  maxTextBytes: 33_554_432,
  packBytes: 65_536,
  mostWaiting: 500,
} as const

/** Short texts whose pseudonyms are remembered while a log is recorded, so that no two of them share one. */
export const mostPseudonyms = 5_000

/** An event log that goes along with a letter to support: its bytes, and the characters of its packing in base64. */
export const letterLogLimits = { bytes: 2_097_152, packedChars: 196_608 } as const
