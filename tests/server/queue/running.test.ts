/** The queue says how many jobs of each kind a node works on, also while one fails. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withTransaction, type Database } from "../../../server/db/database.ts"
import { addJob, type JobKind } from "../../../server/queue/jobs.ts"
import { createJobs } from "../../../server/queue/runner.ts"
import { nothing, type Finish, type Workers } from "../../../server/queue/workers.ts"
import { eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"

const workersOf = (work: () => Promise<Finish>): Workers => {
  const worker = { work, mostTries: 1 }
  return {
    RevealFeedback: worker,
    MakeThumbnails: worker,
    CleanKeptFile: worker,
    RemoveContent: worker,
    AnnounceOrder: worker,
    DeliverPush: worker,
    DeliverLetter: worker,
    NoteRole: worker,
    NoteSecondStepOff: worker,
  }
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  it.each([["done", false] as const, ["failed", true] as const])("counts a job until it is %s", async (_, fails) => {
    const { db } = database
    const services = { now: () => new Date(), newKey: () => randomUUID() }
    const { promise, resolve } = Promise.withResolvers<null>()
    const work = async () => {
      await promise
      if (fails) throw new Error("It can't be done.")
      return nothing
    }
    const workers = workersOf(work)
    const jobs = createJobs({ db, services, workers, report: () => undefined })
    const of = (kind: JobKind) => jobs.running.get(kind)
    expect([...jobs.running.values()]).toEqual(Object.keys(workers).map(() => 0))
    await withTransaction(db, (trx) => addJob(trx, services, { kind: "RemoveContent", payload: { paths: [] } }))
    jobs.start()
    await eventually(async () => (of("RemoveContent") === 1 ? true : null))
    expect(of("DeliverLetter")).toBe(0)
    resolve(null)
    await eventually(async () => (of("RemoveContent") === 0 ? true : null))
    await jobs.close()
  })
})
