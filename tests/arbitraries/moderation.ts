/** The tasks that wait for moderators, as any server could send them, and the moderators' verdicts. */
import * as fc from "fast-check"
import { complaintTargets, contentReasonNumbers, type ContentReason } from "../../src/domain/complaints.ts"
import {
  blockableTypes,
  moderationKinds,
  taskStatuses,
  type Blockable,
  type ModeratedText,
  type ModerationAction,
  type ModerationNumbers,
  type ModerationTarget,
  type ModerationTask,
  type Verdict,
} from "../../src/domain/moderation-tasks.ts"
import { moderationActionNames, refusalReasons } from "../../src/domain/moderation.ts"
import { aFile } from "./entities.ts"
import { aCount, aKey, aMoment, oneOf, orNull, someText } from "./values.ts"

const aText: fc.Arbitrary<ModeratedText> = fc.record({ name: someText, description: someText })

export const aModerationTask: fc.Arbitrary<ModerationTask> = fc.record({
  key: aKey("task"),
  kind: fc.constantFrom(...moderationKinds),
  status: fc.constantFrom(...taskStatuses),
  reporters: aCount,
  createdDate: aMoment,
  decidedBy: orNull(someText),
  targetType: fc.constantFrom(...complaintTargets),
  targetKey: aKey("order"),
  ownerKey: aKey("profile"),
  ownerName: someText,
  text: orNull(aText),
  previousText: orNull(aText),
  files: fc.array(aFile, { maxLength: 2 }),
  complaints: fc.array(
    fc.record({
      reason: oneOf<ContentReason>(contentReasonNumbers),
      comment: orNull(someText),
      authorType: fc.constantFrom("Executant" as const, "Customer" as const),
      createdDate: aMoment,
    }),
    { maxLength: 3 },
  ),
})

const why = { reason: fc.constantFrom(...refusalReasons), note: someText }

export const aVerdict: fc.Arbitrary<Verdict> = fc.oneof(
  fc.constant<Verdict>({ is: "approve" }),
  fc.record({ is: fc.constant("refuse" as const), ...why }),
  fc.record({ is: fc.constantFrom("uphold" as const, "dismiss" as const), note: someText }),
)

export const aBlockable: fc.Arbitrary<Blockable> = fc.record({
  type: fc.constantFrom(...blockableTypes),
  key: aKey("order"),
})

export const aModerationTarget: fc.Arbitrary<ModerationTarget> = fc.record({
  type: fc.constantFrom(...blockableTypes),
  key: aKey("order"),
  name: someText,
  ownerName: someText,
  isBlocked: fc.boolean(),
  hasOwnBlock: fc.boolean(),
  reason: orNull(fc.constantFrom(...refusalReasons)),
})

export const aModerationAction: fc.Arbitrary<ModerationAction> = fc.record({
  key: aKey("task"),
  action: fc.constantFrom(...moderationActionNames),
  targetType: fc.constantFrom(...complaintTargets),
  targetKey: aKey("order"),
  reason: orNull(fc.constantFrom(...refusalReasons)),
  note: orNull(someText),
  moderatorName: someText,
  createdDate: aMoment,
})

export const someModerationNumbers: fc.Arbitrary<ModerationNumbers> = fc.record({
  texts: aCount,
  complaints: aCount,
  oldestDate: orNull(aMoment),
  decided: aCount,
  medianSeconds: orNull(aCount),
})
