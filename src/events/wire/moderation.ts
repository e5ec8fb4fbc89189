/** Wire → domain: what waits for moderators. Contract: openapi/schemas/moderation.yaml. */
import type {
  ModeratedText,
  ModerationAction,
  ModerationNumbers,
  ModerationTarget,
  ModerationTask,
} from "../../domain/moderation-tasks.ts"
import { toStoredFile } from "./files.ts"
import type { Wire } from "./wire.ts"

const toModeratedText = ({ name, description }: ModeratedText): ModeratedText => ({ name, description })

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
  text: wire.text && toModeratedText(wire.text),
  previousText: wire.previousText && toModeratedText(wire.previousText),
  files: wire.files.map(toStoredFile),
  complaints: wire.complaints.map(({ reason, comment, authorType, createdDate }) => ({
    reason,
    comment,
    authorType,
    createdDate,
  })),
})

export const toModerationTarget = (wire: Wire["ModerationTarget"]): ModerationTarget => ({
  type: wire.type,
  key: wire.key,
  name: wire.name,
  ownerName: wire.ownerName,
  isBlocked: wire.blocked,
  hasOwnBlock: wire.hasOwnBlock,
  reason: wire.reason,
})

export const toModerationAction = (wire: Wire["ModerationAction"]): ModerationAction => ({
  key: wire.key,
  action: wire.action,
  targetType: wire.targetType,
  targetKey: wire.targetKey,
  reason: wire.reason,
  note: wire.note,
  moderatorName: wire.moderatorName,
  createdDate: wire.createdDate,
})

export const toModerationNumbers = (wire: Wire["ModerationNumbers"]): ModerationNumbers => ({
  texts: wire.texts,
  complaints: wire.complaints,
  oldestDate: wire.oldestDate,
  decided: wire.decided,
  medianSeconds: wire.medianSeconds,
})
