/** The moderators' queue on the wire: what is to be decided, beside what everybody sees so far. */
import type { ComplaintTarget } from "../../src/domain/complaints.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import { targetOf, type Task } from "./moderation-tasks.ts"
import { filesToLookAt } from "./moderation-files.ts"
import { listingTextColumns, moderatedListing, moderatedProfile, profileTextColumns } from "./moderated-texts.ts"
import { wireMoment, wireMomentOrNull } from "./moments.ts"
import { targets, type Shown } from "./moderation-targets.ts"

type Text = Wire["ModeratedText"]

const versionTexts = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, Text>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom("listing_versions")
    .select(["key", ...listingTextColumns])
    .where("key", "in", keys)
    .execute()
  return new Map(rows.map((row) => [row.key, moderatedListing(row)]))
}

/** Reads what published profiles are to become. */
const changeTexts = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, Text>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom("executant_changes")
    .select(["executant_key", ...profileTextColumns])
    .where("executant_key", "in", keys)
    .execute()
  return new Map(rows.map((row) => [row.executant_key, moderatedProfile(row)]))
}

const complaintsAbout = async (db: Db, tasks: readonly Task[]) => {
  const keys = tasks.filter((task) => task.entity_type === "Complaint").map((task) => task.entity_key)
  if (keys.length === 0) return []
  return db
    .selectFrom("complaints")
    .leftJoin("executants", "executants.key", "complaints.participant_key")
    .select([
      "complaints.target_key",
      "complaints.target_type",
      "complaints.reason",
      "complaints.comment",
      "complaints.created_date",
      "complaints.status",
      "executants.key as executant_key",
    ])
    .where("complaints.target_key", "in", keys)
    .orderBy("complaints.created_date")
    .orderBy("complaints.key")
    .execute()
}

const keysByType = (tasks: readonly Task[]): ReadonlyMap<ComplaintTarget, readonly string[]> => {
  const byType = new Map<ComplaintTarget, string[]>()
  for (const task of tasks) {
    const { type, key } = targetOf(task)
    byType.set(type, [...(byType.get(type) ?? []), key])
  }
  return byType
}

/** Tells apart the text that waits and the public one, where there are both. */
const textsOf = (
  task: Task,
  shown: Shown,
  versions: ReadonlyMap<string, Text>,
  changes: ReadonlyMap<string, Text>,
): Pick<Wire["ModerationTask"], "text" | "previousText"> => {
  if (task.entity_type === "Complaint") return { text: shown.text, previousText: null }
  const published = shown.isPublic ? shown.text : null
  if (task.entity_type === "Executant") {
    const change = changes.get(task.entity_key)
    return change === undefined ? { text: shown.text, previousText: null } : { text: change, previousText: published }
  }
  const isSame = task.version_key === shown.versionKey
  return {
    text: versions.get(task.version_key ?? "") ?? shown.text,
    previousText: isSame ? null : published,
  }
}

export const moderationTasks = async (
  db: Db,
  services: Pick<Services, "links" | "now">,
  tasks: readonly Task[],
): Promise<Wire["ModerationTask"][]> => {
  const shown = new Map<string, Shown>()
  for (const [type, keys] of keysByType(tasks))
    for (const [key, one] of await targets(db, type, keys)) shown.set(`${type}/${key}`, one)
  const versions = await versionTexts(
    db,
    tasks.flatMap((task) => task.version_key ?? []),
  )
  const changes = await changeTexts(
    db,
    tasks.filter((task) => task.entity_type === "Executant").map((task) => task.entity_key),
  )
  const files = await filesToLookAt(db, services, tasks)
  const complaints = await complaintsAbout(db, tasks)
  return tasks.flatMap((task) => {
    const { type, key } = targetOf(task)
    const target = shown.get(`${type}/${key}`)
    if (target === undefined) return []
    return {
      key: task.key,
      kind: task.entity_type,
      status: task.decision ?? "Waiting",
      priority: task.priority,
      createdDate: wireMoment(task.created_at),
      decidedDate: wireMomentOrNull(task.decided_at),
      decidedBy: task.decided_by,
      reason: task.reason,
      targetType: type,
      targetKey: key,
      ownerKey: target.ownerKey,
      ownerName: target.ownerName,
      ...textsOf(task, target, versions, changes),
      files: [...files(task)],
      complaints: complaints
        .filter((one) => task.entity_type === "Complaint" && one.target_type === type && one.target_key === key)
        // A complaint that was closed before is another task's.
        .filter((one) => task.decision !== null || one.status === "Open")
        .map((one) => ({
          reason: one.reason,
          comment: one.comment,
          authorType: one.executant_key === null ? ("Customer" as const) : ("Executant" as const),
          createdDate: wireMoment(one.created_date),
        })),
    }
  })
}
