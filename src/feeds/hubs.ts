/** The two SignalR hubs: their messages and their state become events. Spec §4, §7 Real time, §9. */
import type { HubConnection } from "@microsoft/signalr"
import { hubTimes } from "../domain/real-time.ts"
import type { AppEvent } from "../events/catalogue.ts"
import type { HubName, HubState } from "../events/connection.ts"
import { systemEvent, userEvent } from "../events/wire/notices.ts"
import type { Noted } from "../sdk/noted.ts"
import { decodeNotice, type DecodedNotice } from "../sdk/notices.ts"
import type { Tokens } from "../sdk/tokens.ts"

export interface HubFeed {
  readonly start: () => void
  /** Stops and starts with the newest token (spec §4: after a token refresh). */
  readonly restart: () => void
  /** Reconnects at once instead of after the current delay: there is reason to think that the server is back. */
  readonly hurry: () => void
  readonly stop: () => void
}

/** Rate limit of `hurry`: every answered request calls it, and hubs may be down while requests are answered. */
const hurriedEveryMs = 1_000

interface HubFeedOptions {
  readonly base: string
  readonly tokens: Tokens
  /** `trace`: the `traceparent` of a hub message, whose cause was traced (E732). */
  readonly emit: (events: readonly AppEvent[], cause: string | null, trace: string | null) => void
  /** Is told of what a message has that only a newer client knows. */
  readonly noted: Noted
  /** Answers whether a fresh start makes sense now: online and on the screen. */
  readonly mayConnect: () => boolean
}

const hubNames: readonly HubName[] = ["user-notifications", "system-notifications"]

const factOf = <T>(decoded: DecodedNotice<T>, operation: string, toEvent: (notice: T) => AppEvent): AppEvent => {
  if ("where" in decoded) return { type: "ContractViolated", operation, where: decoded.where }
  return "unknown" in decoded ? { type: "NoticeIgnored", notice: decoded.unknown } : toEvent(decoded.notice)
}

const eventOf = (hub: HubName, message: unknown, noted: Noted): AppEvent => {
  const operation = `hub ${hub}`
  const notes: string[] = []
  const event =
    hub === "user-notifications"
      ? factOf(decodeNotice("UserNotification", message, notes), operation, userEvent)
      : factOf(decodeNotice("SystemNotification", message, notes), operation, systemEvent)
  if (notes.length > 0) noted(operation, notes)
  return event
}

const causeOf = (hub: HubName, message: unknown): string | null =>
  typeof message === "object" && message !== null && "cursor" in message ? `${hub}/${String(message.cursor)}` : null

interface HubOptions extends HubFeedOptions {
  /** The server has answered 401 to this token. */
  readonly onRefused: (token: string) => void
}

const createHub = (hub: HubName, { base, tokens, emit, noted, mayConnect, onRefused }: HubOptions): HubFeed => {
  let connection: HubConnection | null = null
  let wanted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let building: Promise<HubConnection> | undefined
  let triedAt = -Infinity
  /** The library waits for its next try to reconnect: a try under way is better left alone. */
  let waitsUntil = -Infinity

  const report = (state: HubState): void => emit([{ type: "HubStateChanged", hub, state }], null, null)
  const receive = (message: unknown, trace: unknown = null): void =>
    emit([eventOf(hub, message, noted)], causeOf(hub, message), typeof trace === "string" ? trace : null)

  const build = async (): Promise<HubConnection> => {
    const { buildConnection } = await import("./hub-connection.ts")
    const built = buildConnection({
      url: `${base}/${hub}`,
      token: tokens.current,
      onRefused,
      onWait: (delayMs) => {
        waitsUntil = Date.now() + delayMs
      },
    })
    built.on("SendNotification", receive)
    built.on("ReceiveNotifications", (messages: readonly unknown[]) => messages.forEach((message) => receive(message)))
    built.onreconnecting(() => report("Reconnecting"))
    built.onreconnected(() => report("Connected"))
    built.onclose(() => {
      report("Disconnected")
      startLater()
    })
    return built
  }

  const startLater = (): void => {
    clearTimeout(timer)
    if (wanted) timer = setTimeout(() => void connect(), hubTimes.freshStartMs)
  }

  const connect = async (): Promise<void> => {
    if (!wanted || tokens.current() === null || !mayConnect()) return startLater()
    try {
      connection ??= await (building ??= build())
      if (connection.state !== "Disconnected") return
      triedAt = Date.now()
      report("Connecting")
      await connection.start()
      report("Connected")
    } catch (cause) {
      building = undefined
      console.warn(`hub ${hub}`, cause) // hub errors are only logged (spec §8)
      report("Disconnected")
      startLater()
    }
  }

  const disconnect = async (): Promise<void> => {
    clearTimeout(timer)
    if (connection !== null && connection.state !== "Disconnected") await connection.stop()
  }

  return {
    start: () => {
      wanted = true
      void connect()
    },
    restart: () => {
      if (wanted) void disconnect().then(connect)
    },
    hurry: () => {
      const now = Date.now()
      if (!wanted || now - triedAt < hurriedEveryMs) return
      if (connection?.state === "Reconnecting" && now < waitsUntil) {
        triedAt = now
        void disconnect().then(connect)
      } else if (connection === null || connection.state === "Disconnected") {
        clearTimeout(timer)
        void connect()
      }
    },
    stop: () => {
      wanted = false
      void disconnect()
    },
  }
}

export const createHubFeed = (options: HubFeedOptions): HubFeed => {
  const { tokens, emit } = options
  /** As of requests, but that nobody waits for it: a new token restarts the hubs (`restart`). */
  const onRefused = async (token: string): Promise<void> => {
    const renewal = await tokens.afterRefusal(token)
    if (renewal.tag === "Over") emit([{ type: "SignedOut", reason: "expired" }], null, null)
  }
  const hubs = hubNames.map((hub) => createHub(hub, { ...options, onRefused: (token) => void onRefused(token) }))
  return {
    start: () => hubs.forEach((hub) => hub.start()),
    restart: () => hubs.forEach((hub) => hub.restart()),
    hurry: () => hubs.forEach((hub) => hub.hurry()),
    stop: () => hubs.forEach((hub) => hub.stop()),
  }
}
