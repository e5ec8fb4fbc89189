/** Asks for a screen's reads: when one is not known, when it is stale, and after each gap. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { Command } from "../../commands/catalogue.ts"
import { runKeyOf } from "../../commands/subjects.ts"
import type { Failure } from "../../domain/failures.ts"
import { connection, connectionEpoch, connectionReturns } from "../../projections/connection.ts"
import type { Store } from "../../projections/store.ts"
import { useApp } from "./context.tsx"
import { createNeed, type LastAsk } from "./need.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "./read-models.ts"

export interface Fresh {
  readonly busy: boolean
  readonly failure: Failure | undefined
  /** Asks once more; what is under way is given up, as it may never come (E360). */
  readonly ask: () => void
}

interface Needed {
  /** A read (policy `share`), which asks for just what is shown; null while nothing is needed. */
  readonly command: Command | null
  /** The known answer, undefined where there is none. */
  readonly known: { readonly stale: boolean } | undefined
  /** No hub reports its changes: asked for each time it is shown, known or not. */
  readonly unheard?: boolean
  /** Filling the gap brings it anew, so it is not asked for once more after that. */
  readonly isFilled?: boolean
}

/** The standing of an answer that is either known or not, and never stale. */
const settled = { stale: false } as const
export const onceKnown = (isKnown: boolean): typeof settled | undefined => (isKnown ? settled : undefined)

/** Answers whether the known answer was seen at an earlier moment, because nobody answered. */
const isSeen = (failure: Failure | undefined): boolean =>
  failure?._tag === "Unreachable" && failure.seenAt !== undefined

/** The last asks by name, shared by all screens of an app. */
const askedBy = new WeakMap<Store, Map<string, LastAsk>>()
const askedOf = (store: Store): Map<string, LastAsk> => {
  const found = askedBy.get(store) ?? new Map<string, LastAsk>()
  askedBy.set(store, found)
  return found
}

export const useFresh = ({ command, known, unheard = false, isFilled = false }: Needed): Fresh => {
  const { store, bus, isBrought } = useApp()
  const dispatch = useDispatch()
  const lastEpoch = useReadModel(connection, connectionEpoch, undefined)
  const epoch = isFilled ? 0 : lastEpoch
  const returns = useReadModel(connection, connectionReturns, undefined)
  const busy = usePending(command)
  const failure = useFailure(command)
  const latest = useRef(command)
  useEffect(() => {
    latest.current = command
  })
  const state = known === undefined ? "unknown" : known.stale || isSeen(failure) ? "stale" : "fresh"
  const name = command === null ? null : runKeyOf(command)
  // Where it came with the page, it was heard of just now, and stays so for as long as it is shown.
  const isUnheard = useMemo(() => unheard && !(name !== null && isBrought(name)), [unheard, name, isBrought])

  const [need] = useState(() => createNeed({ dispatch, asked: askedOf(store) }))
  useEffect(() => {
    if (name === null || latest.current === null) need.stop()
    else need.look({ command: latest.current, unheard: isUnheard }, { state, busy, failure, epoch, returns })
  }, [need, name, isUnheard, state, busy, failure, epoch, returns])
  useEffect(() => () => need.stop(), [need])

  const ask = useCallback((): void => {
    if (latest.current === null) return
    bus.stop(runKeyOf(latest.current))
    void dispatch(latest.current)
  }, [bus, dispatch])

  return { busy, failure, ask }
}
