/** All connections of this node: found by their secret, bounded for each account, checked by one heartbeat. */
import { createConnection, secret, type Connection, type HubCaller } from "./connection.ts"
import { accountNumber } from "../db/outbox-payloads.ts"
import type { HubName } from "../contract/hub-names.ts"
import type { HubLimits, HubTiming } from "./limits.ts"
import type { CloseReason } from "./protocol.ts"

export interface Registry {
  /** A new connection; `null` when the account has as many as it may. */
  readonly negotiate: (hub: HubName, caller: HubCaller) => Connection | null
  /** Answers whether a connection was negotiated with another node, or with this one before it was started anew. */
  readonly isElsewhere: (token: string) => boolean
  /** The connection with this secret, if it is on this hub and belongs to the caller. */
  readonly find: (hub: HubName, token: string, caller: HubCaller) => Connection | null
  readonly send: (hub: HubName, accountKey: string, text: string) => void
  /** Answers whether there may be connections, open or not yet, of an account with that number (outbox-payloads.ts). */
  readonly isHere: (accountNumber: number) => boolean
  /** Accounts with an open connection: a live view. */
  readonly connectedAccounts: ReadonlySet<string>
  /** Answers how many connections are open, by hub. */
  readonly openConnections: () => Readonly<Record<HubName, number>>
  /** Answers those of the accounts that are connected by somebody's sign-in, and not by the house itself (E307). */
  readonly signedInAccounts: () => ReadonlySet<string>
  readonly closeAccount: (accountKey: string, reason: CloseReason) => Promise<void>
  /** Closes the connections that were opened with tokens of that grant. */
  readonly closeSession: (session: string, reason: CloseReason) => Promise<void>
  readonly closeAll: (reason: CloseReason) => Promise<void>
  /** From now on nothing is negotiated or found: the node is closing. */
  readonly shut: () => void
  /** The heartbeat: ticks every connection, and forgets closed ones. */
  readonly sweep: (now: number) => void
}

/**
 * Answers whether nothing more is to be sent: a long-polling client may still fetch the last messages of a closed
 * connection.
 */
const isOver = (connection: Connection, now: number): boolean => {
  const transport = connection.transport()
  if (connection.state() !== "closed") return false
  return transport === null || transport.isDrained() || now - transport.heardAt() >= transport.maxSilenceMs
}

/** Few enough for an address, and too many for two nodes of one marketplace to have the same. */
const nodeBytes = 6

/** An empty registry. */
export const createRegistry = (
  timing: HubTiming,
  limits: HubLimits,
  onConnected: (accountKey: string) => void,
): Registry => {
  const byToken = new Map<string, Connection>()
  const byAccount = new Map<string, Set<Connection>>()
  /** The number of accounts in `byAccount`, by their own numbers. */
  const byNumber = new Map<number, number>()
  const connectedAccounts = new Set<string>()
  /** Begins the secret of each connection of this node. */
  const node = `${secret(nodeBytes)}.`
  let isShut = false

  const countNumber = (accountKey: string, more: 1 | -1): void => {
    const number = accountNumber(accountKey)
    const count = (byNumber.get(number) ?? 0) + more
    if (count > 0) byNumber.set(number, count)
    else byNumber.delete(number)
  }

  const heldBy = (accountKey: string): ReadonlySet<Connection> => byAccount.get(accountKey) ?? new Set()

  const forget = (connection: Connection): void => {
    byToken.delete(connection.token)
    const held = byAccount.get(connection.accountKey)
    held?.delete(connection)
    if (held?.size === 0 && byAccount.delete(connection.accountKey)) countNumber(connection.accountKey, -1)
  }

  const noteState = (connection: Connection): void => {
    const { accountKey } = connection
    const isConnected = [...heldBy(accountKey)].some(({ state }) => state() === "open")
    if (isConnected && !connectedAccounts.has(accountKey)) onConnected(accountKey)
    if (isConnected) connectedAccounts.add(accountKey)
    else connectedAccounts.delete(accountKey)
    if (isOver(connection, Date.now())) forget(connection)
  }

  /** Copies the list first, as closing a connection removes it. */
  const end = async (connections: Iterable<Connection>, reason: CloseReason): Promise<void> => {
    await Promise.all([...connections].map((connection) => connection.close(reason)))
  }

  return {
    negotiate: (hub, caller) => {
      const held = byAccount.get(caller.accountKey) ?? new Set()
      if (isShut || held.size >= limits.connectionsPerAccount) return null
      const connection = createConnection({ hub, caller, timing, limits, node, onState: noteState })
      byToken.set(connection.token, connection)
      if (held.size === 0) countNumber(caller.accountKey, 1)
      byAccount.set(caller.accountKey, held.add(connection))
      return connection
    },
    isElsewhere: (token) => !token.startsWith(node),
    find: (hub, token, { accountKey, expiresAt }) => {
      const connection = byToken.get(token)
      if (isShut || connection?.hub !== hub || connection.accountKey !== accountKey) return null
      connection.renew(expiresAt)
      return connection
    },
    send: (hub, accountKey, text) => {
      for (const connection of heldBy(accountKey)) if (connection.hub === hub) connection.send(text)
    },
    isHere: (number) => byNumber.has(number),
    connectedAccounts,
    openConnections: () => {
      const open = { "user-notifications": 0, "system-notifications": 0 }
      for (const { hub, state } of byToken.values()) if (state() === "open") open[hub] += 1
      return open
    },
    signedInAccounts: () => {
      const isSomebodys = ({ session, state }: Connection): boolean => session !== null && state() === "open"
      return new Set([...connectedAccounts].filter((key) => [...heldBy(key)].some(isSomebodys)))
    },
    closeAccount: (accountKey, reason) => end(heldBy(accountKey), reason),
    closeSession: (session, reason) =>
      end(
        [...byToken.values()].filter((connection) => connection.session === session),
        reason,
      ),
    closeAll: (reason) => end(byToken.values(), reason),
    shut: () => {
      isShut = true
    },
    sweep: (now) => {
      for (const connection of byToken.values()) {
        connection.tick(now)
        if (isOver(connection, now)) forget(connection)
      }
    },
  }
}
