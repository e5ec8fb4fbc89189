/** Notifications about one's own complaints, never about others'. Spec §3 What is told. */
import type { ComplaintStatus } from "../../src/domain/complaints.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Notice } from "../db/notices.ts"
import { notify } from "./user.ts"

export const notifyOfComplaint = (
  db: Db,
  services: Services,
  { accountKey, profileKey }: { readonly accountKey: string; readonly profileKey: string },
  status: ComplaintStatus,
): Notice =>
  notify(db, services, {
    accountKey,
    source: "Content",
    type: status === "Open" ? "ComplaintCreatedEvent" : "ComplaintClosedEvent",
    level: "Info",
    metadata: status === "Open" ? { profileKey } : { profileKey, outcome: status },
  })
