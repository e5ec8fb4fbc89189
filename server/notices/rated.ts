/** Notices after ratings have changed: both owners get their own profiles, everybody else the public view. */
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { ownProfileNotices, type DealRow } from "./deals.ts"
import { participantNotices } from "./participants.ts"

export const ratedNotices = async (
  db: Db,
  services: Services,
  deal: DealRow,
  rated: readonly string[],
): Promise<readonly Notice[]> => {
  if (rated.length === 0) return []
  const notices: Notice[] = [...ownProfileNotices(db, services, deal)]
  for (const profileKey of [...rated].sort()) notices.push(...(await participantNotices(db, services, profileKey)))
  return notices
}
