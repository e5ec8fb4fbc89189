/** Starts what makes the product live on this node: hubs, who is there, and the messages that other nodes announce. */
import type { FastifyInstance } from "fastify"
import { endedGrantsChannel, type Grants } from "../auth/grants.ts"
import type { ContractUsage } from "../contract/usage.ts"
import type { Database } from "../db/database.ts"
import { notePresence } from "../domain/statistics.ts"
import { startOutboxDispatch, type OutboxDispatch } from "../hubs/outbox.ts"
import { outboxRows } from "../hubs/outbox-rows.ts"
import { startPresence } from "../hubs/presence.ts"
import { createHubs, type Hubs, type HubsOptions } from "../hubs/signalr.ts"
import { startWhisperDispatch } from "../hubs/whispers.ts"

interface Given {
  readonly database: Database
  readonly grants: Grants
  readonly authenticate: HubsOptions["authenticate"]
  readonly now: () => Date
  readonly usage: ContractUsage | null
}

export interface Live {
  readonly signedInAccounts: Hubs["signedInAccounts"]
  readonly openConnections: Hubs["openConnections"]
  readonly unsent: OutboxDispatch["unsent"]
  readonly close: () => Promise<void>
}

/** Counts what is sent to those who are connected here: every node reads every message. */
const counted = (hubs: Hubs, usage: ContractUsage | null): Hubs =>
  usage === null
    ? hubs
    : {
        ...hubs,
        send: (hub, accountKey, message, trace) => {
          if (hubs.connectedAccounts().has(accountKey)) usage.sentMessage(hub, message)
          hubs.send(hub, accountKey, message, trace)
        },
      }

export const startLive = async (server: FastifyInstance, given: Given): Promise<Live> => {
  const { grants, authenticate, now, usage } = given
  const { db, listen } = given.database
  const report = (problem: string, error: unknown): void => server.log.error({ err: error }, problem)
  const hubs = createHubs(server, { authenticate, onConnected: (accountKey) => presence.seen(accountKey) })
  const endedGrants = await listen(
    endedGrantsChannel,
    (grantId) => {
      grants.forget(grantId)
      hubs.closeSession(grantId)
    },
    // Nothing to do for missed notifications: the grants are in the database, and the outbox's listener makes the hub
    // connections reconnect.
    () => undefined,
  )
  const presence = startPresence({
    connected: hubs.connectedAccounts,
    note: async (accountKeys) => {
      // An account may be deleted while a connection of its own is being opened.
      for (const gone of await notePresence(db, accountKeys, now())) hubs.closeAccount(gone)
    },
    report: (error) => report("Who is online could not be written down.", error),
  })
  const dispatch = await startOutboxDispatch({ hubs: counted(hubs, usage), listen, rows: outboxRows(db), report })
  const whispers = await startWhisperDispatch({ hubs, listen, report })
  return {
    signedInAccounts: hubs.signedInAccounts,
    openConnections: hubs.openConnections,
    unsent: dispatch.unsent,
    close: async () => {
      await presence.close()
      await dispatch.close()
      await whispers.close()
      await endedGrants.close()
    },
  }
}
