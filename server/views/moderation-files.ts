/** The files that moderators look at: what waits with a text, and what belongs to something complained of. */
import type { ComplaintTarget } from "../../src/domain/complaints.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import type { KeptSubject } from "./deals.ts"
import type { Task } from "./moderation-tasks.ts"
import { deskFilesEnd } from "./file-ends.ts"
import { filesByKey } from "./files.ts"

interface Row {
  readonly owner: string
  readonly file_key: string
}

type Reader = (db: Db, keys: readonly string[]) => Promise<readonly Row[]>

const withFile = (rows: readonly { readonly owner: string; readonly file_key: string | null }[]): readonly Row[] =>
  rows.flatMap(({ owner, file_key }) => (file_key === null ? [] : [{ owner, file_key }]))

const waitingOfListings: Reader = (db, keys) =>
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

const filesOfExecutants = (db: Db, keys: readonly string[], approved: boolean) =>
  db
    .selectFrom("executant_files")
    .select(["executant_key as owner", "file_key"])
    .where("executant_key", "in", keys)
    .where("approved", "=", approved)
    .orderBy("kind")
    .orderBy("position")
    .execute()

const waitingOfExecutants: Reader = async (db, keys) => {
  const unpublished = await db
    .selectFrom("executants")
    .select(["key as owner", "photo_file_key as file_key"])
    .where("key", "in", keys)
    .where("status", "!=", "Published")
    .execute()
  const changed = await db
    .selectFrom("executant_changes as change")
    .innerJoin("executants", "executants.key", "change.executant_key")
    .select(["change.executant_key as owner", "change.photo_file_key as file_key"])
    .where("change.executant_key", "in", keys)
    .whereRef("change.photo_file_key", "is distinct from", "executants.photo_file_key")
    .execute()
  return [...withFile([...unpublished, ...changed]), ...(await filesOfExecutants(db, keys, false))]
}

const publicOfListings: Reader = (db, keys) =>
  db
    .selectFrom("listing_files")
    .select(["listing_key as owner", "file_key"])
    .where("listing_key", "in", keys)
    .where("version_key", "is", null)
    .orderBy("position")
    .execute()

const publicOfExecutants: Reader = async (db, keys) => {
  const photos = await db
    .selectFrom("executants")
    .select(["key as owner", "photo_file_key as file_key"])
    .where("key", "in", keys)
    .execute()
  return [...withFile(photos), ...(await filesOfExecutants(db, keys, true))]
}

const photosOfAccounts: Reader = async (db, keys) =>
  withFile(
    await db
      .selectFrom("accounts")
      .select(["key as owner", "photo_file_key as file_key"])
      .where("key", "in", keys)
      .execute(),
  )

const ofDeals: Reader = async (db, keys) => {
  const rows = await db.selectFrom("deals").select(["key", "subject"]).where("key", "in", keys).execute()
  return rows.flatMap(({ key, subject }) =>
    (subject as KeptSubject).files.map(({ fileKey }) => ({ owner: key, file_key: fileKey })),
  )
}

const ofMessages: Reader = (db, keys) =>
  db
    .selectFrom("chat_message_files")
    .select(["message_key as owner", "file_key"])
    .where("message_key", "in", keys)
    .orderBy("position")
    .execute()

const waiting: Readonly<Record<Exclude<Task["entity_type"], "Complaint">, Reader>> = {
  Order: waitingOfListings,
  Offer: waitingOfListings,
  Executant: waitingOfExecutants,
}

const complainedOf: Readonly<Record<ComplaintTarget, Reader>> = {
  Order: publicOfListings,
  Offer: publicOfListings,
  Executant: publicOfExecutants,
  Customer: photosOfAccounts,
  Deal: ofDeals,
  ChatMessage: ofMessages,
  Feedback: async () => [],
}

const readerOf = ({ entity_type: type, target_type: target }: Task): Reader =>
  type === "Complaint" ? complainedOf[target ?? "Order"] : waiting[type]

const none: readonly Wire["File"][] = []

/** Reads the files that are decided with each task that waits; nothing waits any more once it is decided. */
export const filesToLookAt = async (
  db: Db,
  services: Pick<Services, "links" | "now">,
  tasks: readonly Task[],
): Promise<(task: Task) => readonly Wire["File"][]> => {
  const byReader = Map.groupBy(
    tasks.filter(({ decision }) => decision === null),
    readerOf,
  )
  const found = new Map<string, readonly Wire["File"][]>()
  for (const [read, of] of byReader) {
    const rows = await read(
      db,
      of.map((task) => task.entity_key),
    )
    const files = await filesByKey(
      db,
      services,
      rows.map((row) => row.file_key),
      deskFilesEnd(services.now()),
    )
    const byOwner = Map.groupBy(rows, ({ owner }) => owner)
    for (const { key, entity_key: target } of of)
      found.set(
        key,
        (byOwner.get(target) ?? []).flatMap((row) => files.get(row.file_key) ?? []),
      )
  }
  return ({ key }) => found.get(key) ?? none
}
