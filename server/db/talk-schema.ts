/** The tables of chat messages' files and of devices that get pushes. D38, D84. */
import type { Generated } from "kysely"
import type { MomentOrNow, OrNull } from "./columns.ts"

interface ChatMessageFiles {
  readonly message_key: string
  readonly file_key: string
  readonly position: number
}

interface PushClients {
  readonly key: string
  readonly account_key: string
  /** A browser's PushSubscription as JSON, or a device token. */
  readonly client_id: string
  readonly client_hash: string
  /** Empty for devices from before it was kept. */
  readonly user_agent: Generated<string>
  readonly subscribed_at: MomentOrNow
  /** The grant of the sign-in that subscribed it, and with which it ends. */
  readonly session: OrNull<string>
}

/** The tables of this file, by name. */
export interface TalkTables {
  readonly chat_message_files: ChatMessageFiles
  readonly push_clients: PushClients
}
