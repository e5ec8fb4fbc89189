/** Wire → domain: places. Contract: openapi/schemas/search.yaml, location.yaml. */
import type { FoundAddress, Place } from "../../domain/locations.ts"
import type { Wire } from "./wire.ts"

export const toFoundAddress = ({ key, address, freeFormAddress, metadata }: Wire["Address"]): FoundAddress => ({
  key,
  address,
  freeFormAddress,
  geometryId: metadata.geometryId,
  point: { lat: metadata.lat, lon: metadata.lon },
})

export const toPlace = ({
  id,
  versionKey,
  address,
  freeFormAddress,
  geometryId,
  metadata,
}: Wire["Location"]): Place => ({
  key: id,
  ...(versionKey !== undefined && { versionKey }),
  address,
  freeFormAddress,
  geometryId,
  point: { lat: metadata.lat, lon: metadata.lon },
  radius: metadata.radius,
})
