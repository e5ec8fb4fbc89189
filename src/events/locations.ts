/** Facts about places. Wire shapes: openapi/schemas/search.yaml Address. */
import type { FoundAddress } from "../domain/locations.ts"

export type LocationEvent = {
  readonly type: "AddressesFound"
  readonly text: string // as it was asked for
  readonly addresses: readonly FoundAddress[]
}
