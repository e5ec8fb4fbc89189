/** Nodes hear of work that waits with the commit that wrote it, by its kind. */
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { withTransaction } from "../../../server/db/database.ts"
import { addJob } from "../../../server/queue/jobs.ts"
import { workChannel } from "../../../server/queue/waking.ts"
import { engines } from "../db/engines.ts"

const clock = { now: () => new Date(), newKey: randomUUID }
const removal = { kind: "RemoveContent", payload: { paths: [] } } as const
const letter = { kind: "DeliverLetter", payload: { about: "forgottenPassword", email: "anna@example.org" } } as const

describe.each(engines)("work on $name", ({ open }) => {
  it("is heard of with its commit, but not when it is undone or has to wait", async () => {
    const { db, listen, close } = await open()
    const heard: string[] = []
    const listening = await listen(
      workChannel,
      (kind) => heard.push(kind),
      () => heard.push("lost"),
    )
    await withTransaction(db, (trx) => addJob(trx, clock, removal, { delayMs: 1_000 }))
    const undone = new Error("Undone.")
    const undoing = withTransaction(db, async (trx) => {
      await addJob(trx, clock, removal)
      throw undone
    })
    await expect(undoing).rejects.toBe(undone)
    await withTransaction(db, (trx) => addJob(trx, clock, letter))
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(["DeliverLetter"])
    await listening.close()
    await close()
  })
})
