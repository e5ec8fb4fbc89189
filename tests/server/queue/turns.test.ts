/** An account with many jobs waits behind its own alone: of each account one is done in turn. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { withTransaction, type Database } from "../../../server/db/database.ts"
import { addJob, outsideJobs, slowJobs, type Job } from "../../../server/queue/jobs.ts"
import { endJob, takeNext } from "../../../server/queue/taking.ts"
import { engines } from "../db/engines.ts"

const [ana, bo] = [randomUUID(), randomUUID()]

/** A job of the kind, which says whose it is. */
const jobOf = (kind: Job["kind"], whose: string): Job =>
  ({ kind, payload: { fileKey: whose, clientKey: whose, accountKey: whose, about: { messageKey: whose } } }) as Job

describe.each(engines)("on the $name database", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  it.each([...slowJobs, ...outsideJobs])("%s: one job of another's waits for one of a hundred", async (kind) => {
    const { db } = database
    const services = { now: () => new Date(), newKey: () => randomUUID() }
    const lane = { are: "in", kinds: [kind], inTurn: true } as const
    const add = (whose: string) =>
      withTransaction(db, (trx) => addJob(trx, services, jobOf(kind, whose), { accountKey: whose }))
    const done: string[] = []
    const doOne = async () => {
      const taken = await takeNext({ db, services }, lane)
      if (taken === null) throw new Error("There is no job.")
      const { account_key: whose } = await db
        .selectFrom("jobs")
        .select("account_key")
        .where("key", "=", taken.key)
        .executeTakeFirstOrThrow()
      done.push(whose === ana ? "a" : "b")
      await endJob({ db }, taken, async () => [])
    }
    for (let sent = 0; sent < 100; sent++) await add(ana)
    for (let at = 0; at < 3; at++) await doOne()
    await add(bo)
    await add(bo)
    for (let at = 0; at < 6; at++) await doOne()
    expect(done.join("")).toMatch(/^aaa(?:ab|ba)(?:ab|ba)aa$/u)
    await db.deleteFrom("jobs").execute()
  })
})
