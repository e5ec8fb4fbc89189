/** The limits of the product, but for rates, logs and real time, of which the first page needs none. Spec §5, §9. */
import { dayMs, minuteMs } from "./durations.ts"

/** Lengths of texts that others read, and may want to have in their language; counted as all of `textLimits`. */
const translated = {
  listingName: { min: 2, max: 255 },
  listingDescription: { min: 6, max: 2000 },
  profileText: { min: 0, max: 2000 },
  dealDescription: { min: 0, max: 2000 },
  /** Required where the reason is "other" (D30). */
  otherReasonComment: { min: 6, max: 2000 },
  feedbackDetails: { min: 0, max: 2000 },
  chatMessage: { min: 1, max: 2000 },
} as const

/** Lengths of texts, in grapheme clusters: what people see as characters. */
export const textLimits = {
  ...translated,
  personName: { min: 2, max: 50 },
  moderationNote: { min: 0, max: 2000 },
  translation: { min: 1, max: Math.max(...Object.values(translated).map(({ max }) => max)) },
  supportName: { min: 2, max: 50 },
  supportMessage: { min: 6, max: 2000 },
  email: { min: 1, max: 255 },
  searchTerm: { min: 2, max: 100 },
  address: { min: 1, max: 255 },
} as const

/**
 * Bounds of a text beside its graphemes, one of which can be arbitrarily long: UTF-16 code units for each grapheme of
 * the limit, and combining marks on one base. A family emoji has 11 units, so a text of nothing else may be shorter.
 * E161.
 */
export const textBounds = { unitsPerGrapheme: 8, marksPerBase: 10 } as const

/** From this share of the maximum on, a field shows its counter (experience: Forms). */
export const counterShownFrom = 0.8

export const priceLimits = { maxMajor: 99_999_999.99, fractionDigits: 2 } as const

/** A listing may start at most this many years ahead (D37). */
export const maxYearsAhead = 2

/** Bytes. */
export const fileSizeLimits = { image: 10_485_760, document: 10_485_760, video: 104_857_600 } as const

export const fileCountLimits = { listing: 10, portfolio: 20, education: 10, chatMessage: 10, avatar: 1 } as const

/** A video that is recorded in a chat is no longer (D73). In ms. */
export const longestRecordingMs = 30_000

/** A picture with more pixels is refused before it is decoded (D38). */
export const maxPicturePixels = 120_000_000

/** Widths of thumbnails, in pixels, the narrowest first (D39). */
export const thumbnailWidths = [96, 192, 400, 800, 1200, 1600] as const

/** Rows on a page of each list: what is asked for, what is folded, and what is counted take it from here. */
export const listSizes = {
  applications: 20,
  chats: 20,
  deals: 20,
  favorites: 20,
  feedback: 20,
  moderationTrail: 20,
  notifications: 30,
  ownListings: 20,
  search: 20,
} as const

export type ListName = keyof typeof listSizes

export const pageSizes = {
  /** The contract's default, for requests that say no number. */
  unasked: 20,
  /** No page is longer. */
  most: 100,
  executantOffers: 10,
  chatMessages: 100,
  suggestions: 6,
} as const

/** No request passes over more of a list (parameters.yaml), so that no list has a page beyond. */
export const mostPassedOver = 1_000_000

/** Suggestions are asked for when nothing more was typed for so long (D101). In ms. */
export const suggestionDelayMs = 250

/** Devices of one account that get pushes. */
export const maxPushClients = 20

/** Sign-ins of one account that are shown. */
export const sessionCountLimit = 100

/** The server keeps this much of a browser's name for itself; longer ones say nothing more. */
export const userAgentLength = 255

export const maxExecutantsPerAccount = 10

/**
 * The lockout of a profile before it applies to the same listing again, and the time in which a withdrawal sets none
 * (D57). In ms.
 */
export const applicationLockout = { lastsMs: dayMs, forgivenWithinMs: 5 * minuteMs } as const

/** An offer without a last day of its own stays so long on the market (D44). In ms. */
export const offerLifeMs = 90 * dayMs

/** The time after a deal's end in which feedback may be left (D64). In ms. */
export const feedbackPeriodMs = 14 * dayMs

/** Toasts that are shown at once; all uploads together are one (D78). */
export const maxToasts = 3

/** The time that toasts stay, in ms; 0 stays until dismissed (D79). */
export const toastTimesMs = { long: 10_000, short: 5_000, uploadDone: 3_000, stays: 0 } as const

/** Read models let go of old things after so many events. */
export const lettingGoEvery = 1_000

/** Of each kind of entities and of pages: where more than `above` are there, so many of the newest stay (retention.ts). */
export const readModelBounds = { entities: { above: 1_500, most: 300 }, pages: { above: 25, most: 25 } } as const
