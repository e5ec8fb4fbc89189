/**
 * The command bus: gives each command an id, runs its handler by its policy, and emits its start and end as events.
 * Every failure becomes an event; none is thrown or lost. architecture: Commands.
 */
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import type { Failure } from "../domain/failures.ts"
import type { AppEvent } from "../events/catalogue.ts"
import type { Origin } from "../events/envelope.ts"
import type { EventStream } from "../events/stream.ts"
import { Sdk, type SdkClients, type SeenSdk } from "../sdk/sdk.ts"
import { handlers, type Command } from "./catalogue.ts"
import type { Handler, Policy } from "./command.ts"
import { consequences } from "./consequences.ts"
import { whileOn } from "./features.ts"
import type { Outcome } from "./outcome.ts"
import { orSeen } from "./seen-instead.ts"
import { Device, Progress, Turn, type DeviceServices } from "./services.ts"
import { runKeyOf, subjectOf } from "./subjects.ts"

export interface Bus {
  /** `signal` ends the run that this begins. */
  readonly dispatch: (command: Command, signal?: AbortSignal) => Promise<Outcome>
  /** Ends the runs of this key (`runKeyOf`), whoever began them; those that wait for one hear `Stopped`. E360. */
  readonly stop: (key: string) => void
  /** Number of lanes: 0 when nothing runs or waits, so that the map does not grow with every subject (E214). */
  readonly lanes: () => number
  readonly close: () => void
}

interface BusOptions {
  readonly stream: EventStream
  readonly sdk: SdkClients
  /** The clients for one command, by its id, where its requests name their trace (E732). */
  readonly sdkOf?: (commandId: string) => SdkClients
  /** Answers reads from what was seen earlier, where the server does not. */
  readonly seen?: SeenSdk
  readonly device: DeviceServices
  readonly newId: () => string
  /** Nobody is signed in, so that no refusal can sign anybody out. */
  readonly isAnonymous: () => boolean
}

interface Dispatch {
  readonly command: Command
  readonly handler: Handler<Command>
  readonly signal: AbortSignal | undefined
}

/** The runs of one command type and subject. Kept as long as a dispatch of it is pending. E214. */
interface Lane {
  readonly policy: Policy
  readonly running: Set<Fiber.Fiber<unknown, Failure>>
  /** The outcome of the last run; in a queue not before those of all earlier runs. */
  last: Promise<Outcome>
  /** The number of this client's writes that had ended when the last run began. */
  writes: number
  /** Pending dispatches: runs, and interrupted runs that are still ending. */
  dispatches: number
}

const failureOf = (cause: Cause.Cause<Failure>): Failure => {
  const found = cause.reasons.find(Cause.isFailReason)
  if (found !== undefined) return found.error
  const defect = cause.reasons.find(Cause.isDieReason)
  return defect === undefined ? { _tag: "Interrupted" } : { _tag: "Bug", message: String(defect.defect) }
}

export const createBus = ({ stream, sdk, sdkOf = () => sdk, seen, device, newId, isAnonymous }: BusOptions): Bus => {
  const lanes = new Map<string, Lane>()

  const run = ({ command, handler, signal }: Dispatch, lane: Lane): Promise<Outcome> => {
    const { last } = lane
    const id = newId()
    const ofRun = { id, name: command.type, subject: subjectOf(command) }
    const emit = (events: readonly AppEvent[], origin: Origin): void => stream.emit(events, { origin, cause: id })
    emit([{ type: "CommandStarted", ...ofRun }], "ui")
    // Until a handler waits for something, it says what the person did, which is shown with the press.
    let said: Origin = "ui"
    const context = Context.make(Sdk, sdkOf(id)).pipe(
      Context.add(Device, device),
      Context.add(Progress, { emit: (events) => emit(events, said) }),
      Context.add(Turn, { comes: Effect.promise(() => last) }),
    )
    const asked = Effect.suspend(() => whileOn(command, handler.handle(command)))
    const answered =
      seen === undefined || handler.policy !== "share" ? asked : orSeen(asked, seen, (events) => emit(events, "seen"))
    const handled = Effect.provideContext(answered, context)
    const fiber = Effect.runFork(handled, { signal })
    said = "rest"
    // The fiber is added first, because the observer of a fiber that has ended already is called at once and removes
    // it.
    lane.running.add(fiber)
    return new Promise<Outcome>((resolve) => {
      fiber.addObserver((exit) => {
        lane.running.delete(fiber)
        if (Exit.isSuccess(exit)) {
          emit([...exit.value, { type: "CommandSucceeded", ...ofRun }], "rest")
          return resolve({ tag: "Done", events: exit.value })
        }
        const failure = failureOf(exit.cause)
        emit(
          [
            ...consequences(failure, isAnonymous()),
            { type: "CommandFailed", ...ofRun, failure, shown: handler.failureDisplay },
          ],
          "rest",
        )
        resolve(failure._tag === "Interrupted" ? { tag: "Stopped" } : { tag: "Failed", failure })
      })
    })
  }

  /** Removes the run from its lane before it is interrupted, so that nobody joins it or waits for it. */
  const stop = (lane: Lane): void => {
    const stopped = [...lane.running]
    lane.running.clear()
    for (const fiber of stopped) Effect.runFork(Fiber.interrupt(fiber))
  }

  // After a sign-out, answers for the former person must not reach the next one, nor hold up their commands.
  stream.envelopes.subscribe(({ event }) => {
    if (event.type !== "SignedOut") return
    for (const lane of lanes.values()) if (lane.policy === "share") stop(lane)
  })

  const byPolicy = async (dispatch: Dispatch, lane: Lane): Promise<Outcome> => {
    switch (dispatch.handler.policy) {
      case "share":
        // A run that began before a write of this client ended may get an answer without that write.
        if (lane.writes !== sdk.writes.ended()) stop(lane)
        if (lane.running.size === 0) {
          lane.writes = sdk.writes.ended()
          lane.last = run(dispatch, lane)
        }
        return lane.last
      case "once":
        return lane.running.size > 0 ? { tag: "Ignored" } : run(dispatch, lane)
      case "latest":
        stop(lane)
        return run(dispatch, lane)
      case "queue": {
        const outcome = run(dispatch, lane)
        // Where this one is stopped while it waits, those after it still wait for those before it.
        lane.last = lane.last.then(() => outcome)
        return outcome
      }
      case "parallel":
        return run(dispatch, lane)
    }
  }

  return {
    dispatch: async (command, signal) => {
      const handler = handlers[command.type] as Handler<Command>
      const key = runKeyOf(command)
      const lane: Lane = lanes.get(key) ?? {
        policy: handler.policy,
        running: new Set(),
        last: Promise.resolve({ tag: "Done", events: [] }),
        writes: 0,
        dispatches: 0,
      }
      lanes.set(key, lane)
      lane.dispatches += 1
      try {
        return await byPolicy({ command, handler, signal }, lane)
      } finally {
        // With the last pending dispatch, and not with the last run: an interrupted one that is still ending needs the lane.
        lane.dispatches -= 1
        if (lane.dispatches === 0) lanes.delete(key)
      }
    },
    stop: (key) => {
      const lane = lanes.get(key)
      if (lane !== undefined) stop(lane)
    },
    lanes: () => lanes.size,
    close: () => {
      for (const lane of lanes.values()) stop(lane)
    },
  }
}
