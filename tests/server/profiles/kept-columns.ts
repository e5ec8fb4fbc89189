/**
 * Of every table: which list of a person's own data has its columns, and which texts stay once the account is deleted.
 * A table that nobody has decided about does not compile here, a column fails kept-columns.test.ts.
 */
import type { Schema } from "../../../server/db/schema.ts"

type Reason = string
type Reasons<Table extends keyof Schema> = { readonly [Column in keyof Schema[Table]]?: Reason }

export interface Kept<Table extends keyof Schema> {
  /** The list that has all columns, but for those with a reason; or why no list has any. */
  readonly zip:
    | Reason
    | {
        readonly list: string
        /** The names that the list gives to columns, where they are not theirs in camel case. */
        readonly named?: { readonly [Column in keyof Schema[Table]]?: string }
        readonly without?: Reasons<Table>
      }
  /** Texts that outlive the account, and why. */
  readonly stays?: Reasons<Table>
}

const own = "It is the key of the account that the zip is of."
const counts = "It counts changes, for devices that keep up with them."
const computed = "The database computes it from the other columns."
const secret = "It is a secret, or would be good as one."
const addresses = "It addresses a device."
const inside = "It says where or how the server keeps the row, and nothing of the person."
const theirs = "It is the other side's own."
const shared = "It is the other side's, too, and stands under “Deleted user” (D77)."
const looks = "Who has looked goes within two days, and only counts each viewer once (D45)."
const ofMarket = "It is of all listings on the market that have the word, and goes with the last of them (E662)."
const ofContract = "It has numbers by the contract's own names, and nothing of anybody (E716)."
const trail = "Every decision of moderation is written down with who made it (D95)."

export const keptColumns: { readonly [Table in keyof Schema]: Kept<Table> } = {
  accounts: {
    zip: { list: "account", without: { cursor: counts, version: counts, deleted_at: "A deleted account has no zip." } },
  },
  presences: { zip: { list: "account", named: { account_key: "key", seen_at: "lastConnectedAt" } } },
  executants: {
    zip: {
      list: "executant-profiles",
      without: { account_key: own, version: counts, blocked_with: "Whether it is blocked, and why, is in the list." },
    },
  },
  executant_changes: { zip: { list: "profile-changes", named: { executant_key: "key" } } },
  executant_files: { zip: { list: "files-shown", named: { executant_key: "shownKey", kind: "shownAs" } } },
  executant_views: { zip: looks },
  listing_views: { zip: looks },
  listing_words: { zip: computed },
  market_counts: { zip: ofMarket, stays: { kind: ofMarket } },
  vocabulary: { zip: ofMarket, stays: { word: ofMarket } },
  word_counts: { zip: ofMarket, stays: { word: ofMarket } },
  contract_usage: { zip: ofContract, stays: { operation: ofContract, build: ofContract, counts: ofContract } },
  files: { zip: { list: "files", without: { account_key: own, content_hash: inside, storage_path: inside } } },
  file_thumbnails: { zip: "Thumbnails are made of a file that is in the zip." },
  listings: {
    zip: {
      list: "orders-and-offers",
      named: {
        key: "listingKey",
        created_date: "listingCreatedDate",
        reason: "listingReason",
        language: "listingLanguage",
      },
      without: {
        account_key: own,
        published_version_key: "The status of each version says which is published.",
        latest_version_key: "The date of each version says which is the latest.",
        expiry_announced_at: inside,
        version: counts,
        blocked_with: "The status says whether it is blocked, and the reason why.",
        blocked_from: inside,
      },
    },
  },
  listing_versions: {
    zip: { list: "orders-and-offers", without: { search: computed, latin_name: computed, price_eur_minor: computed } },
    stays: { name: shared, description: shared },
  },
  listing_files: {
    zip: {
      list: "files-shown",
      named: { listing_key: "shownKey" },
      without: { version_key: "The versions are in orders-and-offers." },
    },
  },
  locations: {
    zip: { list: "orders-and-offers", without: { key: inside, version_key: counts, geometry_id: inside } },
    stays: {
      address: "A deal was made of the listing, whose other side has to find the place.",
      free_form_address: "A deal was made of the listing, whose other side has to find the place.",
      geometry_id: "A deal was made of the listing, whose other side has to find the place.",
    },
  },
  applications: {
    zip: { list: "applications-sent", without: { is_read: theirs, not_interested: theirs, version: counts } },
  },
  deals: {
    zip: { list: "deals", without: { customer_account_key: theirs, executant_account_key: theirs, version: counts } },
    stays: { description: shared, subject: shared, canceling_comment: shared },
  },
  feedbacks: { zip: { list: "feedback-given" }, stays: { details: shared } },
  favorites: { zip: { list: "favorites", without: { account_key: own } } },
  chats: {
    zip: {
      list: "chats",
      named: { key: "chatKey" },
      without: {
        internal_key: inside,
        pair_key: inside,
        name: "The title of what the chat began with, often in the other side's words.",
        owner_key: theirs,
        last_message_id: "It counts the messages of both sides.",
        version: counts,
      },
    },
    stays: { pair_key: "It holds the keys of two profiles.", name: shared },
  },
  chat_participants: { zip: { list: "chats", without: { account_key: own } } },
  chat_messages: {
    zip: {
      list: "messages-written",
      without: { removed_at: "Messages that were taken back have no words, and are not listed.", version: counts },
    },
    stays: { content: shared, context_name: shared },
  },
  chat_message_files: { zip: { list: "files-shown", named: { message_key: "shownKey" } } },
  complaints: {
    zip: { list: "complaints", without: { account_key: own, said: "Words of somebody else." } },
    stays: {
      comment: "Moderators decide about it still.",
      said: "Words of somebody else, until it is decided (E417).",
    },
  },
  support_letters: {
    zip: {
      list: "support-letters",
      without: {
        account_key: own,
        log: "The device has it, too, and it holds nobody's words.",
        log_events: "It is the number of the log's events.",
      },
    },
    stays: {
      user_name: "Support may have to answer still; the privacy page says so.",
      email: "Support may have to answer still; the privacy page says so.",
      message: "Support may have to answer still; the privacy page says so.",
      log: "It goes with its letter, and holds nobody's words.",
    },
  },
  moderation_tasks: {
    zip: "The moderators' queue; what became of a text is its status and reason in the other lists.",
    stays: { decided_by: trail },
  },
  moderation_actions: {
    zip: "The moderators' own records, which name them.",
    stays: { note: trail, moderator_subject: trail, moderator_name: trail },
  },
  notifications: {
    zip: {
      list: "notifications",
      named: { id: "key" },
      without: { account_key: own, metadata: "It names others.", cursor: counts, seq: counts },
    },
  },
  outbox: {
    zip: "Copies of what the other lists have, on their way to the person's devices for about an hour.",
    stays: {
      message: "The devices still have to hear of the end; it goes within about an hour.",
      trace: "It goes with the row, and says nothing of anybody: the id of a command, by chance.",
    },
  },
  push_clients: {
    zip: {
      list: "devices-with-push",
      without: {
        account_key: own,
        client_id: addresses,
        client_hash: addresses,
        installation_id: addresses,
        session: secret,
      },
    },
  },
  idempotency_keys: { zip: "Copies of answers; what they tell of is in the other lists." },
  jobs: {
    zip: "Work that is about to be done, by keys; a job goes when it is done, and a month after it failed.",
    stays: { payload: "The work has to be done still, as is taking away the content of files." },
  },
  identity_users: {
    zip: {
      list: "sign-in",
      named: { subject: "key" },
      without: { password_hash: "The list says whether there is one." },
    },
  },
  identity_links: { zip: { list: "sign-in-by-others", without: { subject: own } } },
  identity_authenticators: {
    zip: {
      list: "second-step",
      named: { added_at: "authenticatorAppSince" },
      without: { subject: own, secret, last_step: secret },
    },
  },
  identity_recovery_codes: {
    zip: {
      list: "second-step",
      named: { made_at: "recoveryCodesMadeAt" },
      without: { subject: own, hash: secret },
    },
  },
  identity_passkeys: {
    zip: {
      list: "passkeys",
      without: { subject: own, credential: secret, public_key: secret, counter: inside, transports: inside },
    },
  },
  identity_records: {
    zip: {
      list: "devices-signed-in",
      without: {
        model: inside,
        id: secret,
        payload: secret,
        grant_id: secret,
        uid: secret,
        user_code: secret,
        consumed_at: inside,
      },
    },
  },
  identity_tokens: { zip: "Links in letters, which are soon over, kept as hashes." },
  identity_secrets: {
    zip: "The server's own keys.",
    stays: { name: "It is of no person.", value: "It is of no person." },
  },
  identity_tries: { zip: "Counts by hashes, for a day at most.", stays: { bucket: "A hash, for a day at most." } },
  identity_barred: { zip: "Fingerprints, which are nobody's any more (E416).", stays: { address_hash: "E416." } },
}
