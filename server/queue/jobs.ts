/** The job queue: a job is written in the transaction that causes it, and done by whichever node takes it first. */
import { sql } from "kysely"
import type { Language } from "../../src/domain/languages.ts"
import type { Db, Services } from "../contract/services.ts"
import { waking } from "./waking.ts"

/** The payload of each kind of job. */
export interface JobPayloads {
  /** Shows the feedback of both sides when the time to give it is over (D66). */
  readonly RevealFeedback: { readonly dealKey: string }
  readonly MakeThumbnails: { readonly fileKey: string }
  /** A film or document that was kept before files were cleaned on arrival. */
  readonly CleanKeptFile: { readonly fileKey: string }
  readonly RemoveContent: { readonly paths: readonly string[] }
  /** Accounts up to the key `after` have been notified. */
  readonly AnnounceOrder: { readonly orderKey: string; readonly after: string | null }
  /** The device, and the account that it belonged to when the push was queued. */
  readonly DeliverPush: { readonly clientKey: string; readonly accountKey: string; readonly about: PushSubject }
  readonly DeliverLetter: LetterOrder
  /** A role that the operator gave or took, beside the server whose log it belongs to. */
  readonly NoteRole: { readonly change: "given" | "revoked"; readonly role: string; readonly subject: string }
  /** The operator turned somebody's second step off. */
  readonly NoteSecondStepOff: { readonly subject: string }
}

export type JobKind = keyof JobPayloads

export type Job<Kind extends JobKind = JobKind> = {
  readonly [One in Kind]: { readonly kind: One; readonly payload: JobPayloads[One] }
}[Kind]

/** The subject of a push. */
export type PushSubject = { readonly notificationId: string } | { readonly messageKey: string }

/**
 * The order of a letter of the embedded sign-in. Its link's token is made when it is written, so that the queue holds
 * none, and whose the address is, if anybody's, is looked up then too: whoever asked waited for neither (E291).
 */
export type LetterOrder = LetterAbout & {
  /** Of the page on which it was ordered; orders from before there were several have none (E491). */
  readonly language?: Language
}

/** The change of somebody's second step of signing in (E610). */
export type SecondStepChange =
  | "appAdded"
  | "appRemoved"
  | "codesRenewed"
  | "codeUsed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "turnedOff"

type LetterAbout =
  | { readonly about: "forgottenPassword"; readonly email: string }
  | { readonly about: "changedPassword"; readonly email: string }
  /** By who knew the one from before. */
  | { readonly about: "changedOwnPassword"; readonly email: string }
  | { readonly about: "newAccount"; readonly subject: string }
  /** To the address that the person would have instead. */
  | { readonly about: "newEmail"; readonly subject: string; readonly email: string }
  | { readonly about: "secondStep"; readonly email: string; readonly change: SecondStepChange }
  /** By somebody who wrote the right password. */
  | { readonly about: "refusedSecondStep"; readonly email: string }
  /** To the address from before. */
  | { readonly about: "changedEmail"; readonly email: string }

/** CPU-bound jobs, which have a lane of their own so that others don't wait for them. */
export const slowJobs: readonly JobKind[] = ["MakeThumbnails", "CleanKeptFile"]

/** Jobs that wait for other servers: several run at once, in a lane of their own. */
export const outsideJobs: readonly JobKind[] = ["DeliverPush"]

/** Letters have a lane of their own: a mail server may take its time, and pushes don't wait for it. */
export const letterJobs: readonly JobKind[] = ["DeliverLetter"]

interface When {
  readonly delayMs?: number
  /** The account of the job: the jobs of one account queue behind each other, not before those of others. */
  readonly accountKey?: string
}

/**
 * Start-time fair queueing: a job's turn is one after the account's last waiting job, or the turn that is being served
 * now, whichever is later. An account with a hundred jobs has one in each round, so another's first job waits for one
 * of them (E174).
 */
const nextTurn = (kind: JobKind, accountKey: string | null) => sql<number>`greatest(
  (select coalesce(min(turn), 1) from jobs where kind = ${kind} and failed_at is null),
  (select coalesce(max(turn), 0) + 1 from jobs
    where kind = ${kind} and account_key = ${accountKey}::uuid and failed_at is null)
)`

export const addJob = async (
  db: Db,
  { now, newKey }: Pick<Services, "now" | "newKey">,
  { kind, payload }: Job,
  { delayMs = 0, accountKey }: When = {},
): Promise<void> => {
  await db
    .insertInto("jobs")
    .values({
      key: newKey(),
      kind,
      payload: JSON.stringify(payload),
      due_at: new Date(now().getTime() + delayMs),
      account_key: accountKey ?? null,
      turn: nextTurn(kind, accountKey ?? null),
    })
    .$if(delayMs === 0, (jobs) => jobs.returning(waking(kind)))
    .execute()
}
