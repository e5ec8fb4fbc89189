/** The official client, which fills its gap whenever it is back, and counts what it hears. Spec §7 Live. */
import { HttpTransportType, HubConnectionBuilder, LogLevel } from "@microsoft/signalr"
import { hubPaths } from "../../server/hubs/requests.ts"
import type { Account } from "./notices.ts"

export interface Listener {
  readonly account: Account
  /** The number of times that the hub has told each notice. */
  readonly heard: ReadonlyMap<string, number>
  /** All that the client knows: heard, or read to fill a gap. */
  readonly known: ReadonlySet<string>
  readonly isLive: () => boolean
  /** Counts the times that the listener was cut off and came back. */
  readonly returns: () => number
  readonly stop: () => Promise<void>
}

const retryDelaysMs = [100, 200, 400, 800, 1_000, ...Array.from({ length: 60 }, () => 1_000)]
const pageSize = 100
const mostTries = 20

interface Page {
  readonly items: readonly { readonly id: string }[]
}

/** A node that is gone may take the request with it. */
const patiently = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries >= mostTries) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** Connects to a node, and reads what there was before. */
export const listen = async (origin: string, account: Account, token: string): Promise<Listener> => {
  const heard = new Map<string, number>()
  const known = new Set<string>()
  let [live, returns] = [false, 0]

  const page = (skip: number): Promise<Page> =>
    patiently(async () => {
      const address = `${origin}/api/notifications/notification?top=${pageSize}&skip=${skip}`
      const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
      if (!answer.ok) throw new Error(`${answer.status} of ${address}`)
      return (await answer.json()) as Page
    })

  /** The newest first, until what was known before the gap; what comes in meanwhile moves pages on, and is heard. */
  const fill = async (before: ReadonlySet<string>): Promise<void> => {
    for (let skip = 0; ; skip += pageSize) {
      const { items } = await page(skip)
      for (const { id } of items) known.add(id)
      if (items.length < pageSize || items.some(({ id }) => before.has(id))) break
    }
    live = true
  }

  const connection = new HubConnectionBuilder()
    .withUrl(origin + hubPaths["user-notifications"], {
      accessTokenFactory: () => token,
      transport: HttpTransportType.WebSockets,
    })
    .withAutomaticReconnect(retryDelaysMs)
    .configureLogging(LogLevel.None)
    .build()
  connection.on("SendNotification", ({ id }: { readonly id: string }) => {
    heard.set(id, (heard.get(id) ?? 0) + 1)
    known.add(id)
  })
  let beforeGap: ReadonlySet<string> = new Set()
  connection.onreconnecting(() => {
    live = false
    beforeGap = new Set(known)
  })
  connection.onreconnected(() => {
    returns += 1
    void fill(beforeGap)
  })
  await connection.start()
  await fill(beforeGap)
  return {
    account,
    heard,
    known,
    isLive: () => live && connection.state === "Connected",
    returns: () => returns,
    stop: () => connection.stop(),
  }
}
