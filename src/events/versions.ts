/**
 * The version of each event's shape; one that was never changed is at 1 and not listed. architecture: Events, rule 5.
 */
import type { EventType } from "./catalogue.ts"

export const eventVersions: Partial<Readonly<Record<EventType, number>>> = {
  // Messages say which listing they are about.
  ChatsLoaded: 2,
  ChatCreated: 2,
  ChatRead: 2,
  ChatMessagesLoaded: 2,
  ChatMessageSent: 2,
  ChatMessageReceived: 2,
  // Deals say whether they are of an order or of an offer.
  DealsPageLoaded: 2,
  DealLoaded: 2,
  DealCreated: 2,
}
