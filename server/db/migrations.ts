/** Migrates a database to today's schema, once, however many nodes start together. architecture: Server. */
import { sql, type Kysely } from "kysely"
import { Migrator, type Migration } from "kysely/migration"
import { migrationFailure, migrationsOf, newerInWords } from "./migration-failures.ts"
import { accounts } from "./migrations/0001-accounts.ts"
import { orders } from "./migrations/0002-orders.ts"
import { deals } from "./migrations/0003-deals.ts"
import { chats } from "./migrations/0004-chats.ts"
import { notices } from "./migrations/0005-notices.ts"
import { identity } from "./migrations/0006-identity.ts"
import { listings } from "./migrations/0007-listings.ts"
import { profiles } from "./migrations/0008-profiles.ts"
import { feedback } from "./migrations/0010-feedback.ts"
import { moderation } from "./migrations/0011-moderation.ts"
import { search } from "./migrations/0012-search.ts"
import { talk } from "./migrations/0013-talk.ts"
import { identityLinks } from "./migrations/0027-identity-links.ts"
import { chatContext } from "./migrations/0031-chat-context.ts"
import { searchWords } from "./migrations/0032-search-words.ts"
import { slavicEndings } from "./migrations/0033-slavic-endings.ts"
import { circles } from "./migrations/0034-circles.ts"
import { idempotencyFingerprints } from "./migrations/0035-idempotency-fingerprints.ts"
import { jobTurns } from "./migrations/0037-job-turns.ts"
import { urgentComplaints } from "./migrations/0038-urgent-complaints.ts"
import { identityLetters } from "./migrations/0039-identity-letters.ts"
import { pushDevices } from "./migrations/0040-push-devices.ts"
import { signIns } from "./migrations/0041-sign-ins.ts"
import { pruning } from "./migrations/0042-pruning.ts"
import { placeVersions } from "./migrations/0043-place-versions.ts"
import { barredAddresses } from "./migrations/0044-barred-addresses.ts"
import { complaintWords } from "./migrations/0045-complaint-words.ts"
import { acceptedInterest } from "./migrations/0047-accepted-interest.ts"
import { foldedEmails } from "./migrations/0048-folded-emails.ts"
import { unseenSigns } from "./migrations/0049-unseen-signs.ts"
import { secondSteps } from "./migrations/0050-second-steps.ts"
import { passkeys } from "./migrations/0051-passkeys.ts"
import { keptFiles } from "./migrations/0052-kept-files.ts"
import { wordForms } from "./migrations/0053-word-forms.ts"
import { vocabulary } from "./migrations/0054-vocabulary.ts"
import { moreWidths } from "./migrations/0055-more-widths.ts"
import { marketCounts } from "./migrations/0056-market-counts.ts"
import { supportLogs } from "./migrations/0057-support-logs.ts"
import { contractUsage } from "./migrations/0058-contract-usage.ts"
import { jobLeases } from "./migrations/0059-job-leases.ts"
import { outboxTraces } from "./migrations/0060-outbox-traces.ts"
import { servingStep } from "./migrations/0061-serving-step.ts"
import { pushApps } from "./migrations/0046-push-apps.ts"
import type { Schema } from "./schema.ts"
import { mayServe } from "./serving.ts"

// Migrations have no way back: an older server serves on what newer ones add, and refuses the rest (serving.ts).
const migrationOf = (statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/**
 * All migrations, by name and in that order; one that has run anywhere is never edited, and a number need not follow the
 * one before it. An exception: `earthdistance`, which only a superuser may install, was removed from 0001, 0002 and 0012;
 * 0034 removes it from databases that have it.
 */
const steps: Readonly<Record<string, Migration>> = {
  "0001-accounts": migrationOf(accounts),
  "0002-orders": migrationOf(orders),
  "0003-deals": migrationOf(deals),
  "0004-chats": migrationOf(chats),
  "0005-notices": migrationOf(notices),
  "0006-identity": migrationOf(identity),
  "0007-listings": migrationOf(listings),
  "0008-profiles": migrationOf(profiles),
  "0010-feedback": migrationOf(feedback),
  "0011-moderation": migrationOf(moderation),
  "0012-search": migrationOf(search),
  "0013-talk": migrationOf(talk),
  "0027-identity-links": migrationOf(identityLinks),
  "0031-chat-context": migrationOf(chatContext),
  "0032-search-words": migrationOf(searchWords),
  "0033-slavic-endings": migrationOf(slavicEndings),
  "0034-circles": migrationOf(circles),
  "0035-idempotency-fingerprints": migrationOf(idempotencyFingerprints),
  "0037-job-turns": migrationOf(jobTurns),
  "0038-urgent-complaints": migrationOf(urgentComplaints),
  "0039-identity-letters": migrationOf(identityLetters),
  "0040-push-devices": migrationOf(pushDevices),
  "0041-sign-ins": migrationOf(signIns),
  "0042-pruning": migrationOf(pruning),
  "0043-place-versions": migrationOf(placeVersions),
  "0044-barred-addresses": migrationOf(barredAddresses),
  "0045-complaint-words": migrationOf(complaintWords),
  "0046-push-apps": migrationOf(pushApps),
  "0047-accepted-interest": migrationOf(acceptedInterest),
  "0048-folded-emails": migrationOf(foldedEmails),
  "0049-unseen-signs": migrationOf(unseenSigns),
  "0050-second-steps": migrationOf(secondSteps),
  "0051-passkeys": migrationOf(passkeys),
  "0052-kept-files": migrationOf(keptFiles),
  "0053-word-forms": migrationOf(wordForms),
  "0054-vocabulary": migrationOf(vocabulary),
  "0055-more-widths": migrationOf(moreWidths),
  "0056-market-counts": migrationOf(marketCounts),
  "0057-support-logs": migrationOf(supportLogs),
  "0058-contract-usage": migrationOf(contractUsage),
  "0059-job-leases": migrationOf(jobLeases),
  "0060-outbox-traces": migrationOf(outboxTraces),
  "0061-serving-step": migrationOf(servingStep),
}

/**
 * The migrations that a database lacks, how many it has had, and those that only a newer server knows; or the words for one
 * that this server can't serve on.
 */
type Pending =
  | { readonly pending: readonly string[]; readonly ran: number; readonly ahead: readonly string[] }
  | { readonly newer: string }

export const pendingMigrations = async (db: Kysely<Schema>): Promise<Pending> => {
  const [known, ran] = [Object.keys(steps), await migrationsOf(db)]
  const ahead = ran.filter((name) => !known.includes(name))
  const pending = known.filter((name) => !ran.includes(name))
  if (ahead.length > 0 && (pending.length > 0 || !(await mayServe(db, known)))) return { newer: newerInWords(ahead) }
  return { pending, ran: ran.length, ahead }
}

/**
 * Runs the migrations that this database lacks, in one transaction and behind an advisory lock; up to `last`, where a
 * test wants an old schema.
 *
 * @returns the names of the migrations that ran now
 * @throws Error whose message gives an operator the cause and the remedy
 */
export const migrate = async (
  db: Kysely<Schema>,
  { last, onAhead }: { readonly last?: string; readonly onAhead?: (steps: readonly string[]) => void } = {},
): Promise<readonly string[]> => {
  const state = await pendingMigrations(db)
  if ("newer" in state) throw new Error(state.newer)
  if (state.ahead.length > 0) {
    onAhead?.(state.ahead)
    return []
  }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...steps }) } })
  const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw await migrationFailure(db, error)
  return (results ?? []).map(({ migrationName }) => migrationName)
}
