/** Wire → domain: places. Contract: openapi/schemas/search.yaml, location.yaml. */
import type { FoundAddress } from "../../domain/locations.ts"
import type { Wire } from "./participants.ts"

export const toFoundAddress = ({ key, address, freeFormAddress, metadata }: Wire["Address"]): FoundAddress => ({
  key,
  address,
  freeFormAddress,
  geometryId: metadata.geometryId,
  point: { lat: metadata.lat, lon: metadata.lon },
})
