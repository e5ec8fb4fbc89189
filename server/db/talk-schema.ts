/** The tables of chat messages' files and of devices that get pushes. */
import type { Generated } from "kysely"
import type { Language } from "../../src/domain/languages.ts"
import type { PushPlatform } from "../../src/domain/push.ts"
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
  /** Of an installed app's token; null with the three below for browsers, and for tokens that nobody can push to. */
  readonly platform: OrNull<PushPlatform>
  readonly installation_id: OrNull<string>
  readonly app_version: OrNull<string>
  /** The language of the app on this device, and of its pushes. */
  readonly language: OrNull<Language>
}

/** The tables of this file, by name. */
export interface TalkTables {
  readonly chat_message_files: ChatMessageFiles
  readonly push_clients: PushClients
}
