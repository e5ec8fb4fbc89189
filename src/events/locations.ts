/** Facts about places. Wire shapes: openapi/schemas/search.yaml Address. */
import type { FoundAddress, Point } from "../domain/locations.ts"

export type LocationEvent =
  | {
      readonly type: "AddressesFound"
      readonly text: string // as it was asked for
      readonly addresses: readonly FoundAddress[]
    }
  /** The device said where it is, to about a kilometre (E261). */
  | { readonly type: "PositionTold"; readonly point: Point }
