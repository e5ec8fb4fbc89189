/** The dispatch of the outbox says what a node has heard of and not sent yet. */
import { expect, it } from "vitest"
import { accountNumber, payloadsOf } from "../../../server/db/outbox-payloads.ts"
import type { Listen } from "../../../server/db/engine.ts"
import { startOutboxDispatch, type OutboxRow } from "../../../server/hubs/outbox.ts"

const elsewhere = "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a02"

const row = (id: number): OutboxRow => ({
  accountKey: "anna",
  hub: "user-notifications",
  cursor: id,
  message: {},
  trace: null,
  isLast: false,
})

const start = async (report: () => void = () => undefined) => {
  const reads: PromiseWithResolvers<null>[] = []
  let announce = (_: string): void => undefined
  const listen: Listen = async (_, onPayload) => {
    announce = onPayload
    return { close: async () => undefined }
  }
  const dispatch = await startOutboxDispatch({
    hubs: {
      send: () => undefined,
      isHere: (number) => number !== accountNumber(elsewhere),
      closeAccount: () => undefined,
      closeAll: async () => undefined,
    },
    listen,
    rows: {
      read: async (ids) => {
        const read = Promise.withResolvers<null>()
        reads.push(read)
        await read.promise
        return ids.map(row)
      },
      prune: async () => false,
    },
    report,
  })
  return {
    dispatch,
    reads,
    announce: (...ids: readonly number[]) => announce(JSON.stringify(ids)),
    announceOf: (account_key: string, id: number) => payloadsOf([{ id, account_key }]).forEach((one) => announce(one)),
  }
}

it("counts those that are read and those that wait for it, and has the age of the oldest", async () => {
  const { dispatch, reads, announce } = await start()
  expect(dispatch.unsent()).toEqual({ count: 0, oldestMs: 0 })
  announce(1, 2)
  announce(3)
  const first = dispatch.unsent()
  expect(first.count).toBe(3)
  expect(dispatch.unsent().oldestMs).toBeGreaterThanOrEqual(first.oldestMs)
  reads[0]?.resolve(null)
  await expect.poll(() => dispatch.unsent().count).toBe(1)
  reads[1]?.resolve(null)
  await expect.poll(() => dispatch.unsent()).toEqual({ count: 0, oldestMs: 0 })
  await dispatch.close()
})

it("has none left after a read that failed, for which clients come back", async () => {
  let reported = 0
  const { dispatch, reads, announce } = await start(() => (reported += 1))
  announce(1)
  announce(2)
  reads[0]?.reject(new Error("away"))
  await expect.poll(() => dispatch.unsent()).toEqual({ count: 0, oldestMs: 0 })
  expect(reported).toBe(1)
  await dispatch.close()
})

it("has none of accounts that are connected elsewhere, and does not read them", async () => {
  const { dispatch, reads, announceOf } = await start()
  announceOf(elsewhere, 1)
  expect([dispatch.unsent().count, reads.length]).toEqual([0, 0])
  announceOf("0d5e4c7e-9a39-4a1f-8b0c-6a520f3d8a41", 2)
  expect([dispatch.unsent().count, reads.length]).toEqual([1, 1])
  reads[0]?.resolve(null)
  await dispatch.close()
})
