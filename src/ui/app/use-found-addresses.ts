/** Asks for places by what is being typed; only answers to what stands there now are shown. */
import { useEffect, useMemo, useState } from "react"
import type { Failure } from "../../domain/failures.ts"
import { suggestionDelayMs } from "../../domain/limits.ts"
import { addressTerm, stillFitting, type FoundAddress } from "../../domain/locations.ts"
import { closestAddresses, locations } from "../../projections/locations.ts"
import { onceKnown, useFresh } from "./use-fresh.ts"
import { useReadModel } from "./read-models.ts"

export interface AddressSearch {
  /** "short": there is not enough to ask for. While "waiting", the addresses are those known so far that still fit. */
  readonly state: "short" | "waiting" | "failed" | "found"
  readonly addresses: readonly FoundAddress[]
  readonly failure: Failure | undefined
  readonly retry: () => void
}

const none: readonly FoundAddress[] = []

export const useFoundAddresses = (typed: string): AddressSearch => {
  const wanted = addressTerm(typed)
  const [term, setTerm] = useState(wanted)
  useEffect(() => {
    const later = setTimeout(() => setTerm(wanted), suggestionDelayMs)
    return () => clearTimeout(later)
  }, [wanted])

  const closest = useReadModel(locations, closestAddresses, wanted)
  const isKnown = closest?.text === wanted
  const { failure, ask } = useFresh({
    command: term === "" || term !== wanted ? null : { type: "FindAddresses", text: term },
    known: onceKnown(isKnown),
  })
  const addresses = useMemo(
    () =>
      wanted === "" || closest === undefined
        ? none
        : isKnown
          ? closest.addresses
          : stillFitting(closest.addresses, wanted),
    [closest, isKnown, wanted],
  )
  const state = wanted === "" ? "short" : isKnown ? "found" : failure === undefined ? "waiting" : "failed"
  return { state, addresses, failure, retry: ask }
}
