/** Notices after ratings have changed: both owners get their own profiles, everybody else the public view. */
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { tellProfiles, type DealRow } from "./deals.ts"
import { tellParticipant } from "./participants.ts"

export const tellRated = async (
  db: Db,
  services: Services,
  deal: DealRow,
  rated: readonly string[],
): Promise<readonly Notice[]> => {
  if (rated.length === 0) return []
  const told: Notice[] = [...tellProfiles(db, services, deal)]
  for (const profileKey of [...rated].sort()) told.push(...(await tellParticipant(db, services, profileKey)))
  return told
}
