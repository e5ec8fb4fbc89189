/** Makes what runs beside requests on this node, and starts it once the server listens. architecture: Server. */
import type { FastifyInstance } from "fastify"
import { writeLetter } from "../auth/letters.ts"
import { securityLog } from "../auth/security-log.ts"
import type { Config } from "../config/config.ts"
import { TryLater } from "../contract/later.ts"
import type { Services } from "../contract/services.ts"
import type { ContractUsage } from "../contract/usage.ts"
import type { Database } from "../db/database.ts"
import type { Listening } from "../db/engine.ts"
import { createTidying } from "../jobs/abandoned-uploads.ts"
import { createUsageKeeping } from "../jobs/contract-usage.ts"
import { createExpiry } from "../jobs/listing-expiry-poller.ts"
import { createModeration } from "../jobs/moderation.ts"
import { createPruning } from "../jobs/pruning.ts"
import { jobWorkers } from "../jobs/workers.ts"
import { createJobs, type Jobs } from "../queue/runner.ts"
import { moderationWork, workChannel } from "../queue/waking.ts"
import { productName } from "./product.ts"

interface Given {
  readonly database: Pick<Database, "db" | "listen">
  readonly services: Services
  readonly config: Config
  readonly usage: ContractUsage | null
}

export interface Background {
  readonly runningJobs: Jobs["running"]
  readonly close: () => Promise<void>
}

export const createBackground = (server: FastifyInstance, { database, services, config, usage }: Given): Background => {
  const { log } = server
  const { db } = database
  const reporting =
    (problem: string) =>
    (error: unknown): void =>
      log.error({ err: error }, problem)
  const noteSecurity = securityLog(db, log)
  const moderation = createModeration({
    db,
    services,
    mode: config.moderation.mode,
    report: reporting("Moderation could not go on."),
  })
  const reportJob = reporting("A job could not be done.")
  const jobs = createJobs({
    db,
    services,
    workers: jobWorkers(db, services, {
      writeLetter: (order) => writeLetter(db, { productName, publicUrl: config.publicUrl }, order),
      noteSecondStepOff: ({ subject }) => noteSecurity("second-step.turned-off", { subject }),
      noteRole: ({ change, role, subject }) => noteSecurity(`role.${change}`, { subject, role }),
    }),
    report: (error) => (error instanceof TryLater ? log.warn(`A job has to wait: ${error.message}`) : reportJob(error)),
  })
  const expiry = createExpiry({ db, services, report: reporting("A listing could not be ended.") })
  const pruning = createPruning({ db, services, report: reporting("What is old could not be deleted.") })
  const tidying = createTidying({ services, report: reporting("Abandoned uploads could not be deleted.") })
  const counting =
    usage === null
      ? []
      : [createUsageKeeping({ db, usage, report: reporting("What was counted of the contract could not be kept.") })]
  const pollers = [moderation, expiry, pruning, tidying, jobs, ...counting]
  const wakeFor = (kind: string): void => {
    if (kind === moderationWork) moderation.wake()
    else jobs.wakeFor(kind)
  }
  const wakeAll = (): void => {
    moderation.wake()
    jobs.wake()
  }
  let waking: Listening | null = null
  server.addHook("onListen", async () => {
    waking = await database.listen(workChannel, wakeFor, wakeAll)
    for (const poller of pollers) poller.start()
  })
  return {
    runningJobs: jobs.running,
    close: async () => {
      await waking?.close()
      for (const poller of pollers) await poller.close()
    },
  }
}
