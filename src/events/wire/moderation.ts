/** Wire → domain: what waits for moderators. Contract: openapi/schemas/moderation.yaml. */
import type { ModerationTask } from "../../domain/moderation-tasks.ts"
import { toStoredFile, type Wire } from "./participants.ts"

export const toModerationTask = (wire: Wire["ModerationTask"]): ModerationTask => ({
  key: wire.key,
  kind: wire.kind,
  status: wire.status,
  reporters: wire.priority,
  createdDate: wire.createdDate,
  decidedBy: wire.decidedBy,
  targetType: wire.targetType,
  targetKey: wire.targetKey,
  ownerKey: wire.ownerKey,
  ownerName: wire.ownerName,
  text: wire.text,
  previousText: wire.previousText,
  files: wire.files.map(toStoredFile),
  complaints: wire.complaints,
})
