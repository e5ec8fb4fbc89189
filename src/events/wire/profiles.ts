/** Wire → domain: profiles of both sides. Contract: openapi/schemas/executant.yaml, account.yaml. */
import type { Contacts, Deeds, Executant, ExecutantWork, PublicProfile } from "../../domain/profiles.ts"
import { toStoredFile } from "./files.ts"
import { toRating } from "./participants.ts"
import type { Wire } from "./wire.ts"

export const toDeeds = ({ ordersInProgress, ordersCompleted, completionRate }: Wire["AccountMetadata"]): Deeds => ({
  ordersInProgress,
  ordersCompleted,
  completionRate,
})

const toWork = (wire: Wire["Executant"] | Wire["PublicExecutant"]): ExecutantWork => ({
  categoryKey: wire.classificatorPrimaryKey,
  workExperience: wire.workExperience,
  educationDescription: wire.educationDescription,
  language: wire.language,
  towns: [...new Set(wire.locations.map(({ address }) => address))],
  educationFiles: wire.educationFiles.map(toStoredFile),
  portfolioFiles: wire.portfolioFiles.map(toStoredFile),
  views: wire.metadata.views,
  favorites: wire.metadata.inFavorites,
})

export const toExecutant = (wire: Wire["Executant"], asOf: number): Executant => ({
  key: wire.key,
  name: wire.name,
  description: wire.description,
  photo: wire.photo,
  registeredOn: wire.registeredOn,
  status: wire.status,
  versionStatus: wire.versionStatus,
  reason: wire.reason,
  blocked: wire.blocked,
  blockedReason: wire.blockedReason,
  rating: toRating(wire.rating),
  isSubscribed: wire.isSubscribed,
  ...toWork(wire),
  ...toDeeds(wire.metadata),
  asOf,
})

const toContacts = (wire: Wire["Contacts"] | null): Contacts | null => wire && { email: wire.email, phone: wire.phone }

export const toPublicExecutant = (wire: Wire["PublicExecutant"]): PublicProfile => ({
  key: wire.key,
  type: "Executant",
  name: wire.name,
  description: wire.description,
  photo: wire.photo,
  registeredOn: wire.registeredOn,
  rating: toRating(wire.rating),
  ...toDeeds(wire.metadata),
  work: toWork(wire),
  contacts: toContacts(wire.contacts),
})

export const toPublicCustomer = (wire: Wire["PublicAccount"]): PublicProfile => ({
  key: wire.key,
  type: "Customer",
  name: wire.name,
  description: wire.description,
  photo: wire.photoThumbnail ?? wire.photoUrl,
  registeredOn: wire.registeredOn,
  rating: toRating(wire.rating),
  ...toDeeds(wire.metadata),
  work: null,
  contacts: toContacts(wire.contacts),
})
