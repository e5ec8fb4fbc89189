/** Changes executant profiles: a draft at once, a published one when moderation has approved it. Spec §4. */
import type { Selectable } from "kysely"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { oneLine } from "../../src/domain/graphemes.ts"
import { multiLine, personNameRules, textAreaRules } from "../../src/domain/text.ts"
import { isDeclinedVersion, isWaitingVersion } from "../../src/domain/listing-statuses.ts"
import { isPublishedExecutant, isWaitingExecutant } from "../../src/domain/executant-statuses.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { refused } from "../contract/refusals.ts"
import type { Body } from "../contract/shapes.ts"
import { isRootCategory } from "../data/classificator.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { submitToModeration } from "./moderation/tasks.ts"
import { participantNotices } from "../notices/participants.ts"
import { executantNotice } from "../notices/system.ts"
import { movedExecutant } from "./executant-moves.ts"
import { requireNoErrors } from "./fields.ts"
import { forgetFiles } from "./files.ts"
import { ownExecutantRow } from "./ownership.ts"

export type Executant = Selectable<Schema["executants"]>

const changed = [
  "name",
  "description",
  "work_experience",
  "education_description",
  "classificator_root_key",
  "photo_file_key",
] as const

/** The fields that a change may be about. */
export type ExecutantText = Pick<Executant, (typeof changed)[number]>

const textOf = (row: ExecutantText): ExecutantText => ({
  name: row.name,
  description: row.description,
  work_experience: row.work_experience,
  education_description: row.education_description,
  classificator_root_key: row.classificator_root_key,
  photo_file_key: row.photo_file_key,
})

const differs = (a: ExecutantText, b: ExecutantText): boolean => changed.some((column) => a[column] !== b[column])

/**
 * The fields that were sent, as they are kept; refuses what breaks a rule, all of it at once.
 *
 * @param within the field of the request that they are parts of
 */
export const checkedExecutant = (body: Body<"updateExecutant">, within?: string): Partial<ExecutantText> => {
  const { name, classificatorPrimaryKey: root, description, workExperience, educationDescription } = body
  const nameRules = name === undefined ? [] : personNameRules(name)
  const textRules = (text: string | undefined) =>
    text === undefined ? [] : textAreaRules(text, textLimits.profileText)
  requireNoErrors(
    {
      name: nameRules.filter((rule) => rule !== "reservedNames"),
      description: textRules(description),
      workExperience: textRules(workExperience),
      educationDescription: textRules(educationDescription),
      classificatorPrimaryKey: root === undefined || isRootCategory(root) ? [] : ["unknownValue"],
    },
    within,
  )
  if (nameRules.includes("reservedNames")) throw refused("ReservedNameException", "This name belongs to the house.")
  return {
    ...(name !== undefined && { name: oneLine(name) }),
    ...(description !== undefined && { description: multiLine(description) }),
    ...(workExperience !== undefined && { work_experience: multiLine(workExperience) }),
    ...(educationDescription !== undefined && { education_description: multiLine(educationDescription) }),
    ...(root !== undefined && { classificator_root_key: root }),
  }
}

/** One of the caller's profiles, which nobody else changes until this transaction has ended. */
export const lockedOwnExecutant = async (db: Db, caller: Caller, key: string): Promise<Executant> => {
  await db.selectFrom("executants").select("key").where("key", "=", key).forNoKeyUpdate().execute()
  const row = await ownExecutantRow(db, caller, key)
  movedExecutant(row, "edit")
  return row
}

export const waitingChange = (db: Db, key: string) =>
  db.selectFrom("executant_changes").selectAll().where("executant_key", "=", key).executeTakeFirst()

/** Of a declined change with the words that are public nothing is left without its files: it goes with the last of them. */
export const dropEmptiedChange = async (db: Db, row: Executant): Promise<void> => {
  const change = await waitingChange(db, row.key)
  if (change === undefined || !isDeclinedVersion(change.version_status) || differs(textOf(change), textOf(row))) return
  const files = db.selectFrom("executant_files").select("file_key").where("executant_key", "=", row.key)
  if ((await files.where("approved", "=", false).limit(1).executeTakeFirst()) !== undefined) return
  await db.deleteFrom("executant_changes").where("executant_key", "=", row.key).execute()
}

interface Change {
  readonly fields: Partial<ExecutantText>
  /** Sends a draft to moderation. */
  readonly publish: boolean
  /** Files came with it, which moderation has to see although no text is new. */
  readonly hasFiles?: boolean
}

/** The row itself changes: nobody sees it before it is approved, but for its name and photo in chats. */
const rewrite = async (
  db: Db,
  services: Services,
  row: Executant,
  { fields, publish }: Change,
): Promise<readonly Notice[]> => {
  const isSent = publish || isWaitingExecutant(row.status)
  const status = movedExecutant(row, isSent ? "submit" : "edit")
  await db
    .updateTable("executants")
    .set(({ eb }) => ({ ...fields, status, ...(isSent && { reason: null }), version: eb("version", "+", 1) }))
    .where("key", "=", row.key)
    .execute()
  if (isSent) await submitToModeration(db, services, { type: "Executant", key: row.key, versionKey: null })
  const next = { ...row, ...fields }
  const looksDifferent = next.name !== row.name || next.photo_file_key !== row.photo_file_key
  return [
    executantNotice(
      db,
      services,
      row.account_key,
      row.key,
      isSent ? "ExecutantSubmittedEvent" : "ExecutantChangedEvent",
    ),
    ...(looksDifferent ? await participantNotices(db, services, row.key) : []),
  ]
}

/** Changes a locked profile, or writes down what it is to become; answers the notices to send. */
export const changeExecutant = async (
  db: Db,
  services: Services,
  row: Executant,
  change: Change,
): Promise<readonly Notice[]> => {
  if (!isPublishedExecutant(row.status)) return rewrite(db, services, row, change)
  const before = await waitingChange(db, row.key)
  const text = { ...textOf(before ?? row), ...change.fields }
  const isAsKept = before === undefined && change.hasFiles !== true && !differs(text, row)
  if (isAsKept) return []
  const waiting = {
    ...text,
    version_key: services.newKey(),
    version_status: "OnModeration" as const,
    reason: null,
    created_date: services.now(),
  }
  await db
    .insertInto("executant_changes")
    .values({ executant_key: row.key, ...waiting })
    .onConflict((conflict) => conflict.column("executant_key").doUpdateSet(waiting))
    .execute()
  await submitToModeration(db, services, { type: "Executant", key: row.key, versionKey: waiting.version_key })
  return [executantNotice(db, services, row.account_key, row.key, "ExecutantSubmittedEvent")]
}

/**
 * Answers what moderation looks at: the change that waits, or the whole profile before it was ever published; null:
 * nothing.
 */
export const waitingText = async (db: Db, row: Executant): Promise<ExecutantText | null> => {
  if (isWaitingExecutant(row.status)) return textOf(row)
  const change = isPublishedExecutant(row.status) ? await waitingChange(db, row.key) : undefined
  return change !== undefined && isWaitingVersion(change.version_status) ? textOf(change) : null
}

/** Approves or refuses what waits of a locked profile; a refused change leaves what everybody sees as it was. */
export const settleExecutant = async (
  db: Db,
  services: Services,
  row: Executant,
  text: ExecutantText,
  reason: RefusalReason | null,
): Promise<void> => {
  const isChange = isPublishedExecutant(row.status)
  // A block stands beside it: what waited of a blocked profile is refused all the same.
  const status = movedExecutant({ status: row.status, blocked: false }, reason === null ? "approve" : "refuse")
  if (reason === null) {
    await db
      .updateTable("executants")
      .set(({ eb }) => ({ ...text, status, reason: null, version: eb("version", "+", 1) }))
      .where("key", "=", row.key)
      .execute()
    await db.deleteFrom("executant_changes").where("executant_key", "=", row.key).execute()
    await db.updateTable("executant_files").set({ approved: true }).where("executant_key", "=", row.key).execute()
    const before = row.photo_file_key
    await forgetFiles(db, services, before === null || before === text.photo_file_key ? [] : [before])
  } else if (isChange)
    await db
      .updateTable("executant_changes")
      .set({ version_status: "Declined", reason })
      .where("executant_key", "=", row.key)
      .execute()
  else
    await db
      .updateTable("executants")
      .set(({ eb }) => ({ status, reason, version: eb("version", "+", 1) }))
      .where("key", "=", row.key)
      .execute()
}
