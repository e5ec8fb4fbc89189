/** One of the company as a client of the server: a token, the generated SDK, and the system hub. */
import { HubConnectionBuilder, LogLevel, type HubConnection } from "@microsoft/signalr"
import { minuteMs } from "../../src/domain/durations.ts"
import { hubTimes } from "../../src/domain/real-time.ts"
import type { Renewal } from "../../src/domain/session.ts"
import { isPublishedExecutant } from "../../src/domain/executant-statuses.ts"
import { decodeNotice } from "../../src/sdk/notices.ts"
import { createSdk, type SdkClients } from "../../src/sdk/sdk.ts"
import { createTokens } from "../../src/sdk/tokens.ts"
import { noticed } from "./answers.ts"
import { sightsOf } from "./noticing.ts"
import type { Colleague, Sight } from "./sights.ts"
import { tradeOf } from "./trades.ts"

/** A token is used for so long: well below its own 15 minutes. */
const tokenLastsMs = 10 * minuteMs

export interface Person {
  readonly email: string
  readonly language: string
}

export interface MemberOptions {
  readonly person: Person
  /** Where the server is, such as `http://localhost:4000`. */
  readonly base: string
  readonly token: () => Promise<string | null>
  readonly onSight: (sight: Sight) => void
}

export interface Member {
  readonly core: SdkClients["core"]
  /** Gets a token that is good for a while; whether there is one. */
  readonly refresh: () => Promise<boolean>
  /** Comes to work: learns of its own profiles, and listens. Answers the profiles; none if it may not come in. */
  readonly enter: () => Promise<readonly Colleague[]>
  readonly leave: () => Promise<void>
}

/** The clients of the server at `base`. */
export const clientsAt = (base: string, tokens: Parameters<typeof createSdk>[1], language: string): SdkClients => {
  const bases = { core: `${base}/api/core`, notifications: `${base}/api/notifications`, support: `${base}/api/support` }
  return createSdk(bases, tokens, () => language)
}

export const createMember = ({ person, base, token, onSight }: MemberOptions): Member => {
  let current: string | null = null
  let gotAt = -Infinity
  let hub: HubConnection | null = null
  let own: readonly Colleague[] = []

  const renew = async (): Promise<string | null> => {
    current = await token()
    gotAt = Date.now()
    return current
  }
  const good = async (): Promise<string | null> => (Date.now() - gotAt < tokenLastsMs ? current : renew())

  const renewal = async (): Promise<Renewal> => {
    const renewed = await renew()
    return renewed === null ? { tag: "Over" } : { tag: "Renewed", token: renewed }
  }
  const { core } = clientsAt(base, createTokens({ current: () => current, renew: renewal }), person.language)

  const hear = (message: unknown): void => {
    const decoded = decodeNotice("SystemNotification", message)
    if ("notice" in decoded) for (const sight of sightsOf(decoded.notice, own)) onSight(sight)
  }

  const listen = (): HubConnection => {
    const built = new HubConnectionBuilder()
      .withUrl(`${base}/hubs/system-notifications`, { accessTokenFactory: async () => (await good()) ?? "" })
      .withAutomaticReconnect([...hubTimes.retryDelaysMs])
      .configureLogging(LogLevel.None)
      .build()
    built.on("SendNotification", hear)
    built.on("ReceiveNotifications", (messages: readonly unknown[]) => messages.forEach(hear))
    return built
  }

  const profiles = async (): Promise<readonly Colleague[]> => {
    const account = await noticed(core.GET("/account"))
    if (account === null) return []
    const { key: owner } = account
    const executants = await noticed(core.GET("/executant"))
    const published = (executants?.items ?? []).filter(({ status }) => isPublishedExecutant(status))
    return [
      { key: owner, side: "Customer", owner, trade: null },
      ...published.map(({ key, classificatorPrimaryKey }): Colleague => {
        return { key, side: "Executant", owner, trade: tradeOf(classificatorPrimaryKey) }
      }),
    ]
  }

  return {
    core,
    refresh: async () => (await good()) !== null,
    enter: async () => {
      if ((await good()) === null) return []
      own = await profiles()
      if (own.length === 0) return []
      hub ??= listen()
      if (hub.state === "Disconnected") await hub.start()
      return own
    },
    leave: async () => {
      await hub?.stop()
      hub = null
    },
  }
}
