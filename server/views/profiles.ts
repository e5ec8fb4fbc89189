/** The account and its executant profiles, as their owner sees them. Spec §3 Account, Executant profile; D47, D65. */
import { chooseLanguage } from "../../src/domain/languages.ts"
import type { Db, Services } from "../contract/context.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { wireMoment } from "./moments.ts"
import { noRating } from "./participants.ts"

/** Counted from the deals, never kept beside them. */
const metadataOf = async (
  db: Db,
  side: "customer_key" | "executant_key",
  profileKeys: readonly string[],
): Promise<(profileKey: string) => Wire["AccountMetadata"]> => {
  const rows =
    profileKeys.length === 0
      ? []
      : await db
          .selectFrom("deals")
          .select(({ fn }) => [`${side} as profile`, "status", fn.countAll<number>().as("count")])
          .where(side, "in", profileKeys)
          .groupBy([side, "status"])
          .execute()
  const count = (profileKey: string, status: string): number =>
    Number(rows.find((row) => row.profile === profileKey && row.status === status)?.count ?? 0)
  return (profileKey) => ({
    feedbacksCount: 0,
    ordersCompleted: count(profileKey, "Closed"),
    ordersInProgress: count(profileKey, "InProgress"),
    rating: null,
  })
}

export const account = async (db: Db, { links }: Services, key: string): Promise<Wire["Account"]> => {
  const row = await db.selectFrom("accounts").selectAll().where("key", "=", key).executeTakeFirst()
  if (row === undefined) throw notFound()
  const metadata = await metadataOf(db, "customer_key", [key])
  const photo = row.photo_file_key === null ? null : links.of(row.photo_file_key)
  const language = chooseLanguage([row.language])
  return {
    key,
    activeProfileKey: row.active_profile_key,
    registeredOn: wireMoment(row.registered_on),
    name: row.name,
    email: row.email,
    description: row.description,
    phoneNumber: row.phone_number,
    photoUrl: photo,
    photoThumbnail: photo,
    avatarKey: row.photo_file_key,
    preferredLanguage: language,
    language,
    rating: noRating,
    metadata: metadata(key),
  }
}

/** An account's executant profiles, the oldest first; one alone where a key is given. */
export const executants = async (db: Db, accountKey: string, key?: string): Promise<Wire["Executant"][]> => {
  const rows = await db
    .selectFrom("executants")
    .selectAll()
    .where("account_key", "=", accountKey)
    .$if(key !== undefined, (query) => query.where("key", "=", key ?? ""))
    .orderBy("registered_on")
    .orderBy("key")
    .execute()
  const metadata = await metadataOf(
    db,
    "executant_key",
    rows.map((row) => row.key),
  )
  return rows.map((row) => ({
    key: row.key,
    accountKey,
    registeredOn: wireMoment(row.registered_on),
    name: row.name,
    description: row.description,
    workExperience: row.work_experience,
    educationDescription: row.education_description,
    photo: null,
    status: row.status,
    reason: row.reason,
    classificatorPrimaryKey: row.classificator_root_key,
    language: chooseLanguage([row.language]),
    rating: noRating,
    metadata: metadata(row.key),
  }))
}

export const executant = async (db: Db, accountKey: string, key: string): Promise<Wire["Executant"]> => {
  const [found] = await executants(db, accountKey, key)
  if (found === undefined) throw notFound()
  return found
}
