/** Wire → domain: orders and offers become listings. Contract: openapi/schemas/order.yaml, offer.yaml. */
import type { ListedListing, Listing, PublicListing } from "../../domain/listings.ts"
import { toPlace } from "./locations.ts"
import { toStoredFile } from "./files.ts"
import { toParticipant } from "./participants.ts"
import { toPrice } from "./prices.ts"
import type { Wire } from "./wire.ts"

/** Answers the fields that the two wire shapes name differently. */
const face = (wire: Wire["PublicOrder"] | Wire["PublicOffer"]) =>
  "customer" in wire
    ? ({
        kind: "Order",
        owner: wire.customer,
        files: wire.filesCollection,
        views: wire.metadata.orderViews,
        applications: wire.metadata.orderApplicationsCount,
      } as const)
    : ({
        kind: "Offer",
        owner: wire.executant,
        files: wire.fileCollection,
        views: wire.metadata.offerViews,
        applications: wire.metadata.offerApplicationsCount,
      } as const)

export const toPublicListing = (wire: Wire["PublicOrder"] | Wire["PublicOffer"]): PublicListing => {
  const { kind, owner, files, views, applications } = face(wire)
  return {
    kind,
    key: wire.key,
    name: wire.name,
    description: wire.description,
    startDate: wire.startDate,
    endDate: wire.endDate,
    updatedDate: wire.updatedDate,
    price: toPrice(wire.price),
    categoryKey: wire.classificatorPrimaryKey,
    place: wire.locations.map(toPlace)[0] ?? null,
    files: files.map(toStoredFile),
    owner: toParticipant(owner),
    views,
    applications,
  }
}

export const toListedOffer = (wire: Wire["OfferListItem"]): ListedListing => ({
  kind: "Offer",
  key: wire.key,
  name: wire.name,
  description: wire.description,
  startDate: wire.startDate,
  endDate: wire.endDate,
  updatedDate: wire.updatedDate,
  price: toPrice(wire.price),
  categoryKey: wire.classificatorPrimaryKey,
  files: wire.files.map(toStoredFile),
  owner: toParticipant(wire.owner),
  place: wire.location === null ? null : toPlace(wire.location),
  applications: wire.applicationsCount,
})

export const toListing = (wire: Wire["Order"] | Wire["Offer"], asOf: number): Listing => ({
  ...toPublicListing(wire),
  createdDate: wire.createdDate,
  status: wire.status,
  versionStatus: wire.versionStatus,
  versionKey: wire.versionKey,
  reason: wire.reason,
  hidden: wire.hide,
  asOf,
})
