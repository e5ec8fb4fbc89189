/** Keeps what a screen shows fresh: asks when it is not known, when it is stale, and once after each gap. D83. */
import { useCallback, useEffect, useRef } from "react"
import type { Command } from "../../commands/catalogue.ts"
import type { Failure } from "../../domain/failures.ts"
import { connection, connectionEpoch } from "../../projections/connection.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "./read-models.ts"

/** What stays stale after being asked again may stay so for ever: then a person asks, not a loop. */
const mostAsks = 3
const betweenAsksMs = 1_000

/** By what is shown, the epoch in which it was last asked for: what was known before a gap may have changed in it. */
const askedIn = new Map<string, number>()

/** The gap fill of the first connection ends the epoch in which nothing could have been missed yet. */
const firstEpoch = 1

export interface Fresh {
  readonly busy: boolean
  readonly failure: Failure | undefined
  readonly ask: () => void
}

interface Wanted {
  /** Names what is shown; another name is asked for at once. */
  readonly of: string
  readonly command: Command
  readonly subject: string | null
  /** What is known of it, undefined when nothing is. */
  readonly known: { readonly stale: boolean } | undefined
}

export const useFresh = ({ of, command, subject, known }: Wanted): Fresh => {
  const dispatch = useDispatch()
  const epoch = useReadModel(connection, connectionEpoch, undefined)
  const busy = usePending(command.type, subject)
  const failure = useFailure(command.type, subject)
  const latest = useRef(command)
  useEffect(() => {
    latest.current = command
  })
  const asked = useRef({ of, epoch, times: 0 })
  const state = known === undefined ? "unknown" : known.stale ? "stale" : "fresh"
  const name = `${command.type}/${of}`

  const ask = useCallback((): void => void dispatch(latest.current), [dispatch])

  useEffect(() => {
    const before = asked.current
    const isNew = before.of !== of || before.epoch !== epoch
    if (isNew || state === "fresh") asked.current = { of, epoch, times: 0 }
    const lastAsked = askedIn.get(name)
    const afterGap = state !== "unknown" && (lastAsked === undefined ? epoch > firstEpoch : lastAsked !== epoch)
    if (!afterGap && (state === "fresh" || busy || asked.current.times >= mostAsks)) return undefined
    const askNow = (): void => {
      askedIn.set(name, epoch)
      asked.current = { ...asked.current, times: asked.current.times + 1 }
      ask()
    }
    if (asked.current.times === 0) {
      askNow()
      return undefined
    }
    if (failure !== undefined) return undefined
    const later = setTimeout(askNow, betweenAsksMs)
    return () => clearTimeout(later)
  }, [of, name, epoch, state, busy, failure, ask])

  return { busy, failure, ask }
}
