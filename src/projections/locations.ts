/** The answers to recent searches for a place. Spec §3 Found address; D101. */
import type { FoundAddress } from "../domain/locations.ts"
import type { LocationEvent } from "../events/locations.ts"
import { projection } from "./projection.ts"

export interface FoundAddresses {
  readonly text: string // what was asked for
  readonly addresses: readonly FoundAddress[]
}

export interface LocationsState {
  recent: readonly FoundAddresses[] // the oldest first; no record, as people's texts would be its keys
}

const mostAnswers = 10

const initial = (): LocationsState => ({ recent: [] })

export const locations = projection<LocationsState, LocationEvent>("locations", initial, {
  AddressesFound: (draft, { text, addresses }) => {
    draft.recent = [...draft.recent.filter((one) => one.text !== text), { text, addresses }].slice(-mostAnswers)
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
