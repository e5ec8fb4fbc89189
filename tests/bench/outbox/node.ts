/** A node's hearing of the outbox, in a thread of its own: listens, reads the rows, and notes when each was there to be sent. */
import { parentPort, workerData } from "node:worker_threads"
import { Kysely } from "kysely"
import { accountNumber } from "../../../server/db/outbox-payloads.ts"
import { openServer } from "../../../server/db/server-pool.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { outboxRows } from "../../../server/hubs/outbox-rows.ts"
import { startOutboxDispatch } from "../../../server/hubs/outbox.ts"

interface Given {
  readonly url: string
  /** The accounts that are connected to it. */
  readonly accountKeys: readonly string[]
}

const { url, accountKeys } = workerData as Given
const port = parentPort
if (port === null) throw new Error("A node runs in a thread.")

const engine = await openServer(url, { onIdleError: () => undefined })
const connected = new Set(accountKeys.map(accountNumber))
let sent = 0
let lags: number[] = []
const dispatch = await startOutboxDispatch({
  hubs: {
    // The message says when it was written, by the machine's one clock.
    send: (_hub, _account, message) => {
      sent += 1
      lags.push(Date.now() - (message as { readonly writtenAt: number }).writtenAt)
    },
    isHere: (number) => connected.has(number),
    closeAccount: () => undefined,
    closeAll: async () => port.postMessage({ lost: true }),
  },
  listen: engine.listen,
  rows: outboxRows(new Kysely<Schema>({ dialect: engine.dialect })),
  report: (problem, error) => port.postMessage({ problem: `${problem} ${String(error)}` }),
})

port.on("message", (what: "take" | "end") => {
  if (what === "take") {
    port.postMessage({ sent, lags })
    ;[sent, lags] = [0, []]
  } else
    void dispatch
      .close()
      .then(async () => engine.close())
      .then(() => process.exit(0))
})
port.postMessage({ isReady: true })
