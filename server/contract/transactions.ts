/**
 * Runs a handler in one transaction: authentication, idempotency, the work, and its notices. Requests run side by side,
 * on several nodes. The races:
 *
 * - The same request comes twice at once: both insert its Idempotency-Key. The second waits for the first one's commit
 *   and gets its answer (`answeredBefore`); when the first is rolled back, the second does the work. An answer that
 *   was kept is old, so it carries the cursor 0 and replaces nothing that the client has learned since.
 * - An account is deleted while it writes: a write locks its account's row FOR KEY SHARE (`callerOf`) and a deletion
 *   FOR UPDATE, so one waits for the other. A write that has waited sees `deleted_at`, and is refused.
 * - An account is blocked while it writes: the same, as a block of an account locks it FOR UPDATE too. A block of one profile
 *   doesn't: who applies with it holds it (`heldExecutantRow`), and what is about to be published asks again, under a
 *   lock that waits (domain/blocks.ts).
 * - Two changes notify the same accounts: `appendNotices` locks those, in the order of their keys, until the commit. So
 *   an account's cursors follow its commits, and two such transactions can't block each other. Messages and answer are
 *   read after these locks: each shows at least what every notice with a lower cursor reported.
 * - Something is committed while a list is read: rows, count and cursor come from one snapshot (`withSnapshot`).
 * - A standby answers a read before it has what the person has just done: it is asked once it has the account's cursor
 *   (`readFromReplica`), or the primary is.
 * - Something is committed while a write runs: the answer's cursor is that of its own last notice to the caller, or was
 *   read before the work. So an answer may be newer than its cursor says, never older, and a hub message may report the
 *   client what it knows already.
 * - Two writes lock rows in opposite orders: PostgreSQL ends one of them, and `withTransaction` (db/database.ts) runs
 *   it again, five times at most. So a handler may run more than once, and touches nothing but the database.
 * - What an upload is for changes while its file is on its way: `admitUpload` asks before the file is read, and the
 *   handler once more in its own transaction.
 *
 * Not settled here: two changes of the same listing, application, deal or chat. Their handlers lock its row, and decide
 * by what they then read (domain/ownership.ts). tests/load/races.test.ts and doubles.test.ts run all that on two nodes.
 */
import type { Kysely } from "kysely"
import { appendNotices, type Notice } from "../db/notices.ts"
import { withSnapshot, withTransaction } from "../db/database.ts"
import type { Schema } from "../db/schema.ts"
import type { Caller, Principal } from "./context.ts"
import type { Db } from "./services.ts"
import { fingerprintOf } from "./fingerprints.ts"
import { accountBlocked, refused, unauthorized } from "./refusals.ts"
import { readFromReplica, type ReplicaReads } from "./replica-reads.ts"

/** A handler whose operation is not known statically. */
export type AnyHandler =
  | {
      readonly kind: "read" | "outside"
      readonly access: string
      readonly mayLag?: true
      readonly handle: (context: never) => Promise<unknown>
    }
  | {
      readonly kind: "write"
      readonly access: string
      /** For uploads: the admission check. */
      readonly admit?: (context: never) => Promise<void>
      readonly handle: (context: never) => Promise<{
        readonly notices: readonly Notice[]
        readonly answer: () => Promise<unknown>
      }>
    }

export interface Run {
  readonly handler: AnyHandler
  readonly principal: Principal | null
  /** The handler's arguments, except transaction and caller. */
  readonly context: {
    readonly input: { readonly path: object; readonly query: object; readonly body?: unknown }
    readonly [what: string]: unknown
  }
  readonly operationId: string
  readonly idempotencyKey: string | null
  /** The handler changes something for the person. A read may write, too, such as the count of views. */
  readonly changes: boolean
  /** A blocked account may do it although it changes something (E342). */
  readonly isOpenToBlocked: boolean
  readonly checkNotice: (notice: Notice) => Notice
}

export interface Outcome {
  readonly answer: unknown
  /** The cursor of the caller's account, of the same state as the answer. */
  readonly cursor: number
}

interface Present extends Caller {
  /** The account's cursor at this moment. */
  readonly cursor: number
}

/**
 * Finds the caller's account, and its cursor with it. Writers lock its row against deletion until the transaction ends
 * (D103).
 *
 * @param isChanging refuses blocked accounts
 */
const callerOf = async (
  db: Db,
  principal: Principal | null,
  isChanging = false,
  isHeld = isChanging,
): Promise<Present | null> => {
  if (principal === null) return null
  const account = await db
    .selectFrom("accounts")
    .select(["key", "deleted_at", "blocked", "cursor"])
    .where("subject", "=", principal.subject)
    .$if(isHeld, (query) => query.forKeyShare())
    .executeTakeFirst()
  if (account === undefined) return null
  if (account.deleted_at !== null) throw refused("AccountDeletedException", "This account was deleted.")
  if (account.blocked && isChanging) throw accountBlocked()
  return { ...principal, accountKey: account.key, cursor: account.cursor }
}

const allowed = ({ access }: AnyHandler, principal: Principal | null, caller: Caller | null) => {
  if (access === "identified") return principal
  if (access === "account" && caller === null) throw unauthorized("Create the account first.")
  return caller
}

/**
 * Idempotency: the first request inserts the row and does the work; a repeated one waits for its commit and gets the
 * same answer.
 *
 * @returns the earlier answer, or `null` for the first request
 */
const answeredBefore = async (db: Db, accountKey: string, run: Run): Promise<{ readonly answer: unknown } | null> => {
  const key = run.idempotencyKey
  if (key === null) return null
  const [operation, fingerprint] = [run.operationId, fingerprintOf(run.context.input)]
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("idempotency_keys")
    .values({ account_key: accountKey, key, operation, fingerprint, answer: null, status: 0 })
    .onConflict((conflict) => conflict.columns(["account_key", "key"]).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows > 0n) return null
  const before = await db
    .selectFrom("idempotency_keys")
    .select(["operation", "fingerprint", "answer"])
    .where("account_key", "=", accountKey)
    .where("key", "=", key)
    .executeTakeFirst()
  if (before?.operation !== operation || (before.fingerprint ?? fingerprint) !== fingerprint)
    throw refused("IdempotencyKeyReusedException", "This Idempotency-Key was used for another request.")
  return { answer: before.answer }
}

const keepAnswer = async (db: Db, accountKey: string, run: Run, answer: unknown): Promise<void> => {
  if (run.idempotencyKey === null) return
  await db
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify(answer), status: 1 })
    .where("account_key", "=", accountKey)
    .where("key", "=", run.idempotencyKey)
    .execute()
}

type ReadRun = Run & { readonly handler: { readonly kind: "read" } }

const readFor = async (db: Db, run: ReadRun, caller: Present | null): Promise<Outcome> => {
  const context = { ...run.context, db, caller: allowed(run.handler, run.principal, caller) }
  const answer = await run.handler.handle(context as never)
  return { answer, cursor: caller?.cursor ?? 0 }
}

const read = async (db: Db, run: ReadRun): Promise<Outcome> => readFor(db, run, await callerOf(db, run.principal))

/** Answers null where the snapshot lacks changes of the caller's account up to that cursor. */
const readSince = async (db: Db, run: ReadRun, cursor: number): Promise<Outcome | null> => {
  const caller = await callerOf(db, run.principal)
  return (caller?.cursor ?? 0) < cursor ? null : readFor(db, run, caller)
}

const askOutside = async (
  db: Kysely<Schema>,
  run: Run & { readonly handler: { readonly kind: "outside" } },
): Promise<Outcome> => {
  const caller = await withSnapshot(db, (snapshot) => callerOf(snapshot, run.principal))
  const context = { ...run.context, db, caller: allowed(run.handler, run.principal, caller) }
  return { answer: await run.handler.handle(context as never), cursor: 0 }
}

const write = async (db: Db, run: Run & { readonly handler: { readonly kind: "write" } }): Promise<Outcome> => {
  const caller = await callerOf(db, run.principal, run.changes && !run.isOpenToBlocked, run.changes)
  // Read before the work, so that the answer may be newer than its cursor, but never older.
  const before = caller?.cursor ?? 0
  const earlier = caller === null ? null : await answeredBefore(db, caller.accountKey, run)
  if (earlier !== null) return { ...earlier, cursor: 0 }
  const context = { ...run.context, db, caller: allowed(run.handler, run.principal, caller) }
  const { notices, answer } = await run.handler.handle(context as never)
  const cursors = await appendNotices(db, notices.map(run.checkNotice))
  const answered = await answer()
  if (caller !== null) await keepAnswer(db, caller.accountKey, run, answered)
  const accountKey = (caller ?? (await callerOf(db, run.principal)))?.accountKey
  return { answer: answered, cursor: (accountKey === undefined ? undefined : cursors.get(accountKey)) ?? before }
}

const isAnsweredBefore = async (db: Db, accountKey: string, { idempotencyKey }: Run): Promise<boolean> => {
  if (idempotencyKey === null) return false
  const before = await db
    .selectFrom("idempotency_keys")
    .select("key")
    .where("account_key", "=", accountKey)
    .where("key", "=", idempotencyKey)
    .executeTakeFirst()
  return before !== undefined
}

/**
 * Checks an upload before its file is read, as its handler will do again afterwards; answers whose it is. Each try is
 * counted in a transaction of its own, so that a refusal doesn't roll the count back.
 */
export const admitUpload = async (
  db: Kysely<Schema>,
  run: Run,
  recordAttempt: (accountKey: string) => Promise<void>,
): Promise<Caller> => {
  const { handler, principal } = run
  const caller = await withSnapshot(db, (snapshot) => callerOf(snapshot, principal, run.changes, false))
  if (caller === null) throw unauthorized("Create the account first.")
  await recordAttempt(caller.accountKey)
  if (handler.kind !== "write" || handler.admit === undefined) return caller
  const { admit } = handler
  await withSnapshot(db, async (snapshot) => {
    // A repeated request gets its first answer, so it is not refused for what has changed since.
    if (await isAnsweredBefore(snapshot, caller.accountKey, run)) return
    await admit({ ...run.context, db: snapshot, caller } as never)
  })
  return caller
}

export const runHandler = async (
  db: Kysely<Schema>,
  run: Run,
  replicaReads: ReplicaReads | null = null,
): Promise<Outcome> => {
  const { handler } = run
  switch (handler.kind) {
    case "read": {
      const reading: ReadRun = { ...run, handler: { ...handler, kind: "read" } }
      const since = (snapshot: Db, cursor: number): Promise<Outcome | null> => readSince(snapshot, reading, cursor)
      const mayLag = replicaReads !== null && handler.mayLag === true
      const found = mayLag ? await readFromReplica(replicaReads, db, run.principal, since) : null
      return found ?? withSnapshot(db, (snapshot) => read(snapshot, reading))
    }
    case "outside":
      return askOutside(db, { ...run, handler: { ...handler, kind: "outside" } })
    case "write":
      return withTransaction(db, (trx) => write(trx, { ...run, handler }))
  }
}
