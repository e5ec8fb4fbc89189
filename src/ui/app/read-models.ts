/** The hooks by which screens read: a selector of one projection, and a new render only when its answer changes. */
import { useCallback, useSyncExternalStore } from "react"
import type { ReadModels } from "../../projections/catalogue.ts"
import { commands, isPending, lastFailure } from "../../projections/commands.ts"
import type { Projection } from "../../projections/projection.ts"
import type { Failure } from "../../domain/failures.ts"
import type { Command } from "../../commands/catalogue.ts"
import type { Outcome } from "../../commands/outcome.ts"
import { runKeyOf, type About } from "../../commands/subjects.ts"
import type { FlagName } from "../../domain/flags.ts"
import { isFlagOn, session } from "../../projections/session.ts"
import { useApp } from "./context.tsx"

type NameOf<State> = { readonly [N in keyof ReadModels]: ReadModels[N] extends State ? N : never }[keyof ReadModels]

/** `useReadModel(listings, ownListing, id)`; selectors must answer the same reference while nothing they read changed. */
export const useReadModel = <State, Arg, Answer>(
  projection: Projection<State>,
  selector: (state: State, arg: Arg) => Answer,
  arg: Arg,
): Answer => {
  const { store, firstModels } = useApp()
  const readFrom = (models: ReadModels): Answer => selector(models[projection.name as NameOf<State>] as State, arg)
  return useSyncExternalStore(
    store.subscribe,
    () => readFrom(store.models()),
    () => readFrom(firstModels),
  )
}

/** A question to several projections at once. */
export const useModels = <Answer>(selector: (models: ReadModels) => Answer): Answer => {
  const { store, firstModels } = useApp()
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.models()),
    () => selector(firstModels),
  )
}

/** The key of no run. */
const noKey = ""

/** Answers whether a command about this runs; never while it is about nothing (null). */
export const usePending = (about: About | null): boolean =>
  useReadModel(commands, isPending, about === null ? noKey : runKeyOf(about))

/** Answers why the last run of a command failed, until one succeeds. */
export const useFailure = (about: About | null): Failure | undefined =>
  useReadModel(commands, lastFailure, about === null ? noKey : runKeyOf(about))

export const useFlag = (flag: FlagName): boolean => useReadModel(session, isFlagOn, flag)

/**
 * Sends a command; the promise resolves to what became of it, for the screen that wants to go on from there. The read models
 * have folded its events by then, so that the page it goes on to finds what is new.
 */
export const useDispatch = (): ((command: Command) => Promise<Outcome>) => {
  const { bus, store } = useApp()
  return useCallback(
    async (command: Command) => {
      const outcome = await bus.dispatch(command)
      store.flush()
      return outcome
    },
    [bus, store],
  )
}
