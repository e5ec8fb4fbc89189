/**
 * The part of the client between the wire and the screens: answers go through its decoder, handlers and normalisers to
 * events, and those through its projections to read models. `bundled.ts` makes it with the wire types of any commit.
 */
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { handlers, type Command } from "../../../src/commands/catalogue.ts"
import type { Handler } from "../../../src/commands/command.ts"
import { Device, Progress, Turn } from "../../../src/commands/services.ts"
import { isRecord } from "../../../src/domain/json.ts"
import type { AppEvent } from "../../../src/events/catalogue.ts"
import { systemEvent, userEvent } from "../../../src/events/wire/notices.ts"
import { changesBetween } from "../../../src/log/changes.ts"
import { createReader, type Readable } from "../../../src/log/readable.ts"
import { foldPlain } from "../../../src/projections/fold-plain.ts"
import { answers, shapes } from "../../../src/sdk/generated/shapes.ts"
import { decodeNotice } from "../../../src/sdk/notices.ts"
import { createVisitorSdk, Sdk } from "../../../src/sdk/sdk.ts"
import { cursorHeader } from "../../../src/sdk/seen.ts"
import { quietDevice } from "../../../tests/commands/quiet-device.ts"
import { commands } from "./commands.ts"

const origin = "http://own.invalid"

const isAskedBy = (operation: string, { method, url }: Request): boolean =>
  new RegExp(`^${operation.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u").test(`${method} ${new URL(url).pathname}`)

/** Runs the handler of a command against a server that knows one answer alone. */
const answered = async (command: Command, operation: string, body: unknown, asOf: number) => {
  const events: AppEvent[] = []
  const clients = createVisitorSdk({ core: origin, notifications: origin, support: origin }, async (request) =>
    isAskedBy(operation, request)
      ? Response.json(body, { headers: { [cursorHeader]: String(asOf) } })
      : Response.json({ type: "NotFound", message: "", traceId: "" }, { status: 404 }),
  )
  const { handle } = handlers[command.type] as Handler<Command>
  const run = handle(command).pipe(
    Effect.provideService(Sdk, clients),
    Effect.provideService(Device, quietDevice),
    Effect.provideService(Progress, { emit: (some) => void events.push(...some) }),
    Effect.provideService(Turn, { comes: Effect.void }),
  )
  const exit = await Effect.runPromiseExit(run)
  return [...events, ...(Exit.isSuccess(exit) ? exit.value : [])]
}

const heard = (name: "SystemNotification" | "UserNotification", body: unknown, cursor: number): readonly AppEvent[] => {
  const message = isRecord(body) && "cursor" in body ? { ...body, cursor } : body
  if (name === "UserNotification") {
    const decoded = decodeNotice(name, message)
    return "notice" in decoded ? [userEvent(decoded.notice)] : []
  }
  const decoded = decodeNotice(name, message)
  return "notice" in decoded ? [systemEvent(decoded.notice)] : []
}

/** The events that an answer or hub message comes to; none of one that the client refuses. */
const eventsOf = async (operation: string, body: unknown, asOf: number): Promise<readonly AppEvent[]> => {
  if (operation === "SystemNotification" || operation === "UserNotification") return heard(operation, body, asOf)
  const command = commands[operation]
  return command === undefined ? [] : answered(command, operation, body, asOf)
}

const at = "2026-01-01T00:00:00.000Z"

const modelsAfter = (events: readonly AppEvent[]): Readable =>
  createReader()(
    foldPlain(events.map((event, index) => ({ seq: index + 1, at, origin: "rest", cause: null, v: 1, event }))),
  )

export const client = { shapes, answers, eventsOf, modelsAfter, changesBetween }

export type Client = typeof client
