/** Wire → domain: participants, ratings, prices and files, which many features share. */
import type { StoredFile } from "../../domain/files.ts"
import type { Participant, Rating } from "../../domain/participants.ts"
import type { Price } from "../../domain/prices.ts"
import type { components } from "../../sdk/generated/core.ts"

export type Wire = components["schemas"]

export const toRating = (wire: Wire["Rating"]): Rating => ({
  value: wire.value,
  counts: [wire.count1, wire.count2, wire.count3, wire.count4, wire.count5],
})

export const toParticipant = (wire: Wire["Participant"]): Participant => ({
  key: wire.key,
  name: wire.name,
  type: wire.type,
  photo: wire.photo,
  rating: toRating(wire.rating),
})

export const toPrice = ({ byAgreement, rate }: Wire["Price"]): Price => ({
  byAgreement,
  rate:
    rate === null || byAgreement
      ? null
      : { valueMinor: Math.round(rate.value * 100), unit: rate.measurementUnit, currency: rate.currency.code },
})

/** Pixels: a card's picture is about as wide; a smaller one would blur there. */
const cardWidth = 400

export const toStoredFile = (wire: Wire["File"]): StoredFile => ({
  key: wire.fileKey,
  url: wire.contentUrl,
  name: wire.originalFileName,
  size: wire.fileSize,
  mediaType: wire.fileType,
  extension: wire.fileExtension,
  thumbnailUrl: (wire.thumbnails.find(({ width }) => width >= cardWidth) ?? wire.thumbnails.at(-1))?.contentUrl ?? null,
})
