/** The answers to recent searches for a place, and where the device said that it is. Spec §3 Found address. */
import type { FoundAddress, Point } from "../domain/locations.ts"
import type { LocationEvent } from "../events/locations.ts"
import { projection } from "./projection.ts"

export interface FoundAddresses {
  readonly text: string // what was asked for
  readonly addresses: readonly FoundAddress[]
}

export interface LocationsState {
  recent: readonly FoundAddresses[] // the oldest first; no record, as people's texts would be its keys
  position: Point | null // null until the device has said it
}

const mostAnswers = 10

const initial = (): LocationsState => ({ recent: [], position: null })

export const locations = projection<LocationsState, LocationEvent>("locations", initial, {
  AddressesFound: (draft, { text, addresses }) => {
    draft.recent = [...draft.recent.filter((one) => one.text !== text), { text, addresses }].slice(-mostAnswers)
  },
  PositionTold: (draft, { point }) => {
    draft.position = point
  },
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

/** The answer to a text, else that to the longest beginning of it. Answers to anything else come too late to be shown. */
export const closestAddresses = ({ recent }: LocationsState, text: string): FoundAddresses | undefined =>
  recent
    .filter((one) => text.startsWith(one.text))
    .reduce<FoundAddresses | undefined>(
      (best, one) => (best === undefined || one.text.length > best.text.length ? one : best),
      undefined,
    )

/** Answers whether a place is where the device said that it is. */
export const isOwnPosition = ({ position }: LocationsState, point: Point | null): boolean =>
  position !== null && point !== null && position.lat === point.lat && position.lon === point.lon
