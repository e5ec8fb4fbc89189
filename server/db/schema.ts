/** All tables as types for Kysely, in the order of the migrations. Spec §3, §4. */
import type { ColumnType, Generated, GeneratedAlways } from "kysely"
import type { ChatMessageType } from "../../src/domain/chat.ts"
import type { DealCancelReason } from "../../src/domain/deal-cancelling.ts"
import type { DealStatus } from "../../src/domain/deals.ts"
import type { FileExtension } from "../../src/domain/files.ts"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { NotificationLevel, NotificationSource } from "../../src/domain/notifications.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import type { ParticipantType } from "../../src/domain/participants.ts"
import type { ExecutantStatus } from "../../src/domain/executant-statuses.ts"
import type { Json, MomentOrNow, MomentOrNull, OrNull } from "./columns.ts"
import type { DealEnd, FeedbackTables } from "./feedback-schema.ts"
import type { IdentityTables } from "./identity-schema.ts"
import type { TalkTables } from "./talk-schema.ts"
import type { ListingTables } from "./listings-schema.ts"
import type { ModerationTables } from "./moderation-schema.ts"
import type { ProfileTables } from "./profiles-schema.ts"

interface Accounts {
  readonly key: string
  readonly subject: string
  readonly name: string
  readonly email: OrNull<string>
  readonly language: Generated<string>
  readonly active_profile_key: string
  readonly photo_file_key: OrNull<string>
  readonly description: Generated<string>
  readonly phone_number: OrNull<string>
  readonly registered_on: MomentOrNow
  readonly cursor: Generated<number>
  readonly version: Generated<number>
  readonly blocked: Generated<boolean>
  readonly blocked_reason: OrNull<RefusalReason>
  readonly deleted_at: MomentOrNull
}

interface Files {
  readonly key: string
  readonly account_key: string
  readonly content_hash: string
  readonly original_file_name: string
  readonly file_size: number
  readonly file_type: string
  readonly file_extension: FileExtension
  readonly storage_path: string
  readonly created_at: MomentOrNow
}

interface Executants {
  readonly key: string
  readonly account_key: string
  readonly name: string
  readonly description: Generated<string>
  readonly work_experience: Generated<string>
  readonly education_description: Generated<string>
  readonly classificator_root_key: string
  readonly status: ExecutantStatus
  readonly reason: OrNull<RefusalReason>
  readonly language: Generated<string>
  readonly is_subscribed: Generated<boolean>
  readonly registered_on: MomentOrNow
  readonly version: Generated<number>
  readonly photo_file_key: OrNull<string>
  readonly views: Generated<number>
  readonly blocked: Generated<boolean>
  readonly blocked_reason: OrNull<RefusalReason>
  /** The key of what was blocked: the profile itself or its account (D50). */
  readonly blocked_with: OrNull<string>
}

interface Deals extends DealEnd {
  readonly key: string
  readonly number: GeneratedAlways<number>
  readonly listing_key: string
  readonly application_key: string
  readonly customer_key: string
  readonly customer_account_key: string
  readonly executant_key: string
  readonly executant_account_key: string
  readonly status: DealStatus
  readonly description: Generated<string>
  readonly subject: Json<object>
  readonly created_date: MomentOrNow
  readonly updated_date: MomentOrNow
  readonly canceling_reason: OrNull<DealCancelReason>
  readonly canceling_comment: OrNull<string>
  readonly version: Generated<number>
}

interface Chats {
  readonly key: string
  readonly internal_key: string
  readonly pair_key: string
  readonly name: string
  readonly owner_key: string
  readonly created_on: MomentOrNow
  readonly last_spoken_at: MomentOrNow
  readonly last_message_id: Generated<number>
  readonly version: Generated<number>
}

interface ChatParticipants {
  readonly chat_key: string
  readonly participant_key: string
  readonly account_key: string
  readonly type: ParticipantType
  readonly read_up_to: Generated<number>
}

interface ChatMessages {
  readonly key: string
  readonly chat_key: string
  readonly message_id: number
  readonly author_key: string
  readonly content: string
  readonly message_type: ChatMessageType
  readonly send_date: MomentOrNow
  readonly language: Generated<string>
  /**
   * The listing that the message is about, by its name at the time: all three columns or none; none once the message
   * was removed.
   */
  readonly context_type: OrNull<ListingKind>
  readonly context_key: OrNull<string>
  readonly context_name: OrNull<string>
  readonly removed_at: MomentOrNull
  readonly version: Generated<number>
}

interface Notifications {
  readonly id: string
  readonly account_key: string
  readonly profile_key: OrNull<string>
  readonly created_at: MomentOrNow
  readonly source: NotificationSource
  readonly type: string
  readonly level: NotificationLevel
  readonly is_read: Generated<boolean>
  readonly metadata: ColumnType<object, string | undefined, string>
  readonly cursor: Generated<number>
  readonly seq: GeneratedAlways<number>
}

interface Outbox {
  readonly id: GeneratedAlways<number>
  readonly account_key: string
  readonly hub: string
  readonly cursor: number
  readonly message: Json<object>
  readonly created_at: MomentOrNow
  /** The `traceparent` of the request that wrote it, where that was traced (E732). */
  readonly trace: OrNull<string>
}

interface SupportLetters {
  readonly key: string
  readonly account_key: OrNull<string>
  readonly user_name: string
  readonly email: string
  readonly message: string
  readonly created_at: MomentOrNow
  /** An event log, packed by gzip, in base64. */
  readonly log: OrNull<string>
  readonly log_events: OrNull<number>
}

interface IdempotencyKeys {
  readonly account_key: string
  readonly key: string
  readonly operation: string
  /** Hash of path, query and body (E179). */
  readonly fingerprint: string | null
  readonly answer: ColumnType<unknown, string | null, string | null>
  readonly status: number
  readonly created_at: MomentOrNow
}

interface ContractUsage {
  readonly day: string
  readonly operation: string
  readonly build: string
  readonly counts: Json<Readonly<Record<string, number>>>
}

/** All tables, by name. */
export interface Schema
  extends IdentityTables, ListingTables, FeedbackTables, ModerationTables, ProfileTables, TalkTables {
  readonly accounts: Accounts
  readonly files: Files
  readonly executants: Executants
  readonly deals: Deals
  readonly chats: Chats
  readonly chat_participants: ChatParticipants
  readonly chat_messages: ChatMessages
  readonly notifications: Notifications
  readonly outbox: Outbox
  readonly support_letters: SupportLetters
  readonly idempotency_keys: IdempotencyKeys
  readonly contract_usage: ContractUsage
}
