/** The times of hubs, and of presence in chats. Spec §9. */

/** Real time, in ms (spec §9, D82). */
export const hubTimes = {
  retryDelaysMs: [0, 2_000, 10_000, 30_000],
  freshStartMs: 5_000,
  serverTimeoutMs: 30_000,
  keepAliveMs: 15_000,
  longPollTimeoutMs: 100_000,
} as const

/**
 * The times of presence in chats, in ms (E393, E394): how often writing is reported while it goes on, and how long each
 * report shows, so that one may be lost; and how long an answer about who is online shows, asked for twice a
 * minute.
 */
export const presenceTimes = { typingSentMs: 3_000, typingShownMs: 6_000, onlineShownMs: 75_000 } as const
