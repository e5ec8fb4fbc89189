/** All that is known of one's own things, for whoever looks for one of them by its name. */
import type { Chat } from "../domain/chat.ts"
import type { Listing } from "../domain/listings.ts"
import type { OwnList } from "../domain/own-lists.ts"
import type { ChatState } from "./chat.ts"
import { allEntities } from "./entities.ts"
import type { ListingsState } from "./listings.ts"
import { stable } from "./selectors.ts"

/** The newest first, and of two from the same moment always the same one. */
const newestFirst =
  <T extends { readonly key: string }>(dateOf: (one: T) => string) =>
  (a: T, b: T): number => {
    const [left, right] = [dateOf(a), dateOf(b)]
    return left === right ? (a.key < b.key ? -1 : 1) : left > right ? -1 : 1
  }

export const knownListings: (state: ListingsState, list: OwnList) => readonly Listing[] = stable(
  ({ kind, executantKey }) => `${kind}/${executantKey}`,
  ({ own }: ListingsState, { kind, executantKey }: OwnList) =>
    [...allEntities(own)]
      .filter((one) => one.kind === kind && (executantKey === null || one.owner.key === executantKey))
      .sort(newestFirst(({ updatedDate }) => updatedDate)),
)

export const knownChats: (state: ChatState, profileKey: string) => readonly Chat[] = stable(
  (profileKey) => profileKey,
  ({ chats }: ChatState, profileKey: string) =>
    [...allEntities(chats)]
      .filter(({ participants }) => participants.some(({ key }) => key === profileKey))
      .sort(newestFirst(({ lastMessage, createdOn }) => lastMessage?.sentAt ?? createdOn)),
)
