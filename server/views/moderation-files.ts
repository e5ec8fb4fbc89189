/** Files that nobody but their owner sees before moderation has let them through. D38, D50, D95; E125. */
import type { Db, Services } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import type { Task } from "./moderation-tasks.ts"
import { filesOf } from "./files.ts"

const ofListings = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom("listing_files")
    .innerJoin("listings", "listings.key", "listing_files.listing_key")
    .select(["listing_files.listing_key as owner", "listing_files.file_key"])
    .where("listing_files.listing_key", "in", keys)
    .where((where) =>
      where.or([
        where("listing_files.version_key", "is not", null),
        // Before the first approval nothing of it is public, whenever it was added.
        where("listings.published_version_key", "is", null),
      ]),
    )
    .orderBy("listing_files.position")
    .execute()

const ofExecutants = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom("executant_files")
    .select(["executant_key as owner", "file_key"])
    .where("executant_key", "in", keys)
    .where("approved", "=", false)
    .orderBy("kind")
    .orderBy("position")
    .execute()

const none: readonly Wire["File"][] = []

/** What comes with each text that waits; nothing comes with complaints, and nothing waits any more once it is decided. */
export const waitingFiles = async (
  db: Db,
  services: Pick<Services, "links">,
  tasks: readonly Task[],
): Promise<(task: Task) => readonly Wire["File"][]> => {
  const waiting = tasks.filter((task) => task.entity_type !== "Complaint" && task.decision === null)
  if (waiting.length === 0) return () => none
  const keys = waiting.map((task) => task.entity_key)
  const rows = [...(await ofListings(db, keys)), ...(await ofExecutants(db, keys))]
  const files = await filesOf(db, services, rows)
  return (task) => (waiting.includes(task) ? (files.get(task.entity_key) ?? none) : none)
}
