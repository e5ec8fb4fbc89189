/** The database takes the members of each enumeration that the code knows, and no others. Spec §3; architecture: Server. */
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { applicationStatuses } from "../../../src/domain/applications.ts"
import { chatMessageTypes } from "../../../src/domain/chat.ts"
import { complaintTargets, type ComplaintStatus } from "../../../src/domain/complaints.ts"
import { currencies } from "../../../src/domain/currencies.ts"
import { dealCancelReasons } from "../../../src/domain/deal-cancelling.ts"
import { dealStatuses } from "../../../src/domain/deals.ts"
import { executantStatuses } from "../../../src/domain/executant-statuses.ts"
import { itemStatuses, versionStatusNumbers } from "../../../src/domain/listing-statuses.ts"
import { listingKinds } from "../../../src/domain/listings.ts"
import { moderationKinds } from "../../../src/domain/moderation-tasks.ts"
import { notificationLevels, notificationSources } from "../../../src/domain/notifications.ts"
import { participantNumbers } from "../../../src/domain/participants.ts"
import { measurementUnits } from "../../../src/domain/prices.ts"
import type { ModerationDecision } from "../../../server/db/moderation-schema.ts"
import type { Schema } from "../../../server/db/schema.ts"
import { oneEngine } from "./engines.ts"

/** The members of a type that has no list: one that is forgotten does not compile. */
const all = <Member extends string>(members: Readonly<Record<Member, true>>): readonly string[] => Object.keys(members)

const sides = Object.keys(participantNumbers)

const members: Readonly<Record<string, readonly string[]>> = {
  "applications.kind": listingKinds,
  "applications.status": applicationStatuses,
  "chat_messages.context_type": listingKinds,
  "chat_messages.message_type": chatMessageTypes,
  "chat_participants.type": sides,
  "complaints.status": all<ComplaintStatus>({ Open: true, Upheld: true, Dismissed: true }),
  "complaints.target_type": complaintTargets,
  "deals.canceled_by": sides,
  "deals.canceling_reason": dealCancelReasons,
  "deals.status": dealStatuses,
  "executant_changes.version_status": all<Schema["executant_changes"]["version_status"]>({
    OnModeration: true,
    Declined: true,
  }),
  "executant_files.kind": all<Schema["executant_files"]["kind"]>({ Portfolio: true, Education: true }),
  "executants.status": executantStatuses,
  "feedbacks.author_type": sides,
  "listing_versions.price_currency": currencies,
  "listing_versions.price_unit": measurementUnits,
  "listing_versions.version_status": Object.keys(versionStatusNumbers),
  "listings.kind": listingKinds,
  "listings.status": itemStatuses,
  "moderation_tasks.decision": all<ModerationDecision>({
    Approved: true,
    Refused: true,
    Superseded: true,
    Upheld: true,
    Dismissed: true,
  }),
  "moderation_tasks.entity_type": moderationKinds,
  "notifications.level": notificationLevels,
  "notifications.source": notificationSources,
}

const whereToWrite = "a step in server/db/migrations/ replaces the column's check"

describe.each(oneEngine)("on the $name database", ({ open }) => {
  it("each column of an enumeration takes its members", async () => {
    const { db, close } = await open()
    const { rows } = await sql<{ readonly of_table: string; readonly rule: string }>`
      select conrelid::regclass::text as of_table, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'c' order by of_table, rule`.execute(db)
    await close()
    const found = rows.flatMap(({ of_table: table, rule }) => {
      const [, column = "", listed = ""] = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/u.exec(rule) ?? []
      const taken = Array.from(listed.matchAll(/'(\w+)'::text/gu), ([, member = ""]) => member)
      return taken.length === 0 ? [] : [[`${table}.${column}`, taken.sort()] as const]
    })
    const wanted = Object.entries(members).map(([column, of]) => [column, [...of].sort()] as const)
    expect(Object.fromEntries(found), whereToWrite).toEqual(Object.fromEntries(wanted))
  })
})
