/**
 * The workers of the queue, one for each kind of job. They need the whole domain, so they stand above the queue and are
 * handed in.
 */
import type { Db } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import type { Job, JobKind, JobPayloads } from "./jobs.ts"

/** Writes the results; answers the notices to send. */
export type Finish = (trx: Db) => Promise<readonly Notice[]>

export interface Worker<Kind extends JobKind> {
  /** The slow part, outside of any transaction. A failure is tried again, `TryLater` not before its time. */
  readonly work: (payload: JobPayloads[Kind]) => Promise<Finish>
  readonly mostTries: number
  /** Answers what to write for a job that has failed for the last time. */
  readonly giveUp?: (payload: JobPayloads[Kind]) => Finish
}

export type Workers = { readonly [Kind in JobKind]: Worker<Kind> }

export const nothing: Finish = async () => []

export const workOn = <Kind extends JobKind>(workers: Workers, { kind, payload }: Job<Kind>): Promise<Finish> =>
  workers[kind].work(payload)

export const giveUpOn = <Kind extends JobKind>(workers: Workers, { kind, payload }: Job<Kind>): Finish =>
  workers[kind].giveUp?.(payload) ?? nothing
