/** The tasks that wait for moderators, and the verdicts and measures on them. Spec §4. */
import type { ComplaintReason, ComplaintTarget } from "./complaints.ts"
import type { StoredFile } from "./files.ts"
import type { ModerationActionName, RefusalReason } from "./moderation.ts"
import type { ParticipantType } from "./participants.ts"

export const moderationKinds = ["Order", "Offer", "Executant", "Complaint"] as const
export type ModerationKind = (typeof moderationKinds)[number]

export const taskStatuses = ["Waiting", "Approved", "Refused", "Superseded", "Upheld", "Dismissed"] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** Public words of a listing or profile. */
export interface ModeratedText {
  readonly name: string
  readonly description: string
}

/** Without who made it (D89). */
export interface ReportedComplaint {
  readonly reason: ComplaintReason
  readonly comment: string | null
  readonly authorType: ParticipantType
  readonly createdDate: string
}

export interface ModerationTask {
  readonly key: string
  readonly kind: ModerationKind
  readonly status: TaskStatus
  readonly reporters: number // accounts that complained
  readonly createdDate: string
  readonly decidedBy: string | null
  readonly targetType: ComplaintTarget
  readonly targetKey: string
  readonly ownerKey: string
  readonly ownerName: string
  readonly text: ModeratedText | null
  readonly previousText: ModeratedText | null // what everybody sees so far
  readonly files: readonly StoredFile[]
  readonly complaints: readonly ReportedComplaint[]
}

interface Why {
  readonly reason: RefusalReason
  readonly note: string // for the audit trail alone
}

/** The verdict on a text, or on a complaint. */
export type Verdict =
  | { readonly is: "approve" }
  | ({ readonly is: "refuse" } & Why)
  | { readonly is: "uphold" | "dismiss"; readonly note: string }

/** The things that can be taken off the market, by their names in addresses of the contract. */
export const blockableTypes = ["orders", "offers", "executants", "accounts"] as const
export type BlockableType = (typeof blockableTypes)[number]

export interface Blockable {
  readonly type: BlockableType
  readonly key: string
}

/** A moderator's act on a thing beyond a verdict. */
export type Measure =
  | ({ readonly is: "block"; readonly target: Blockable } & Why)
  | ({
      readonly is: "remove"
      readonly target: { readonly type: "ChatMessage" | "Feedback"; readonly key: string }
    } & Why)

const blockableTargets: Readonly<Partial<Record<ComplaintTarget, BlockableType>>> = {
  Order: "orders",
  Offer: "offers",
  Executant: "executants",
}

/** Answers the targets of measures on a task, the narrowest first: the thing itself, then all that its owner has. */
export const measureTargets = ({
  targetType,
  targetKey: key,
  ownerKey,
}: Pick<ModerationTask, "targetType" | "targetKey" | "ownerKey">): readonly (
  | { readonly is: "block"; readonly target: Blockable }
  | { readonly is: "remove"; readonly target: { readonly type: "ChatMessage" | "Feedback"; readonly key: string } }
)[] => {
  const account = { is: "block", target: { type: "accounts", key: ownerKey } } as const
  if (targetType === "ChatMessage" || targetType === "Feedback")
    return [{ is: "remove", target: { type: targetType, key } }, account]
  const type = blockableTargets[targetType]
  return type === undefined ? [account] : [{ is: "block", target: { type, key } }, account]
}

/** A verdict waits this long on the device, and can be taken back (E301). In ms. */
export const verdictHeldMs = 5_000
/** A verdict waits at most this long while somebody rests on the undo: whoever does so for longer has gone away. In ms. */
export const verdictKeptMs = 60_000

export const isDecided = ({ status }: Pick<ModerationTask, "status">): boolean => status !== "Waiting"

/** Something that can be blocked, or is. */
export interface ModerationTarget extends Blockable {
  readonly name: string
  readonly ownerName: string
  readonly isBlocked: boolean
  readonly hasOwnBlock: boolean // else the block came along with its profile's or its account's (E34)
  readonly reason: RefusalReason | null
}

/** A line of the audit trail. */
export interface ModerationAction {
  readonly key: string
  readonly action: ModerationActionName
  readonly targetType: ComplaintTarget
  readonly targetKey: string
  readonly reason: string | null
  readonly note: string | null
  readonly moderatorName: string
  readonly createdDate: string
}

export interface ModerationNumbers {
  readonly texts: number
  readonly complaints: number
  readonly oldestDate: string | null
  readonly decided: number // by people, of what came within the last 30 days
  readonly medianSeconds: number | null
}

export interface TrailQuery {
  readonly filter: ModerationActionName | "all"
  readonly page: number
}

/** A file of the trail has no more: the newest of them. */
export const mostTrailLines = 5_000
