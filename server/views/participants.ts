/** Profiles as the other side sees them. Spec §3. */
import type { Db, Services } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import { photoLink } from "./photos.ts"
import { markCounts, ratingOfCounts } from "./ratings.ts"

/** A found profile, or one whose owner is gone: what they wrote stays readable (D77). */
export type ParticipantOf = (key: string) => Wire["Participant"]

type ProfileType = Wire["Participant"]["type"]

/** The profiles with these keys, customers and executants alike. */
export const participants = async (
  db: Db,
  services: Pick<Services, "links">,
  keys: readonly string[],
): Promise<ParticipantOf> => {
  const wanted = [...new Set(keys)]
  const known = new Map<string, Wire["Participant"]>()
  if (wanted.length > 0) {
    const profiles = await db
      .selectFrom("accounts")
      .select(({ val }) => [
        "key",
        "name",
        "photo_file_key as photo",
        val<ProfileType>("Customer").as("type"),
        markCounts("accounts.key").as("counts"),
      ])
      .where("key", "in", wanted)
      .unionAll(
        db
          .selectFrom("executants")
          .select(({ val }) => [
            "key",
            "name",
            "photo_file_key as photo",
            val<ProfileType>("Executant").as("type"),
            markCounts("executants.key").as("counts"),
          ])
          .where("key", "in", wanted),
      )
      .execute()
    for (const { key, name, photo, type, counts } of profiles)
      known.set(key, { key, name, type, photo: photoLink(services, photo, "small"), rating: ratingOfCounts(counts) })
  }
  return (key) => {
    const participant = known.get(key)
    if (participant === undefined) throw new Error(`There is no profile ${key}.`)
    return participant
  }
}
