/** Profiles as the other side sees them. Spec §3; D1, D47, D65. */
import type { Db, Services } from "../contract/context.ts"
import type { Wire } from "../contract/shapes.ts"

/** Nobody has left feedback yet: there are no calls for it in this version of the contract. */
export const noRating: Wire["Rating"] = { value: null, count1: 0, count2: 0, count3: 0, count4: 0, count5: 0 }

/** A found profile, or one whose owner is gone: what they wrote stays readable (D77). */
export type ParticipantOf = (key: string) => Wire["Participant"]

/** The profiles with these keys, customers and executants alike. */
export const participants = async (
  db: Db,
  { links }: Pick<Services, "links">,
  keys: readonly string[],
): Promise<ParticipantOf> => {
  const wanted = [...new Set(keys)]
  const known = new Map<string, Wire["Participant"]>()
  if (wanted.length > 0) {
    const customers = await db
      .selectFrom("accounts")
      .select(["key", "name", "photo_file_key"])
      .where("key", "in", wanted)
      .execute()
    for (const { key, name, photo_file_key: photo } of customers)
      known.set(key, { key, name, type: "Customer", photo: photo === null ? null : links.of(photo), rating: noRating })
    const executants = await db.selectFrom("executants").select(["key", "name"]).where("key", "in", wanted).execute()
    for (const { key, name } of executants)
      known.set(key, { key, name, type: "Executant", photo: null, rating: noRating })
  }
  return (key) => {
    const participant = known.get(key)
    if (participant === undefined) throw new Error(`There is no profile ${key}.`)
    return participant
  }
}
