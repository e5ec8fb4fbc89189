/**
 * The version of each event's shape; those that are not listed never changed and have version 1. architecture: Events,
 * rule 5.
 */
import type { EventType } from "./catalogue.ts"

export const eventVersions: Partial<Readonly<Record<EventType, number>>> = {
  // Version 2: messages have the listing that they are about.
  ChatsLoaded: 2,
  ChatCreated: 2,
  ChatRead: 2,
  ChatMessagesLoaded: 2,
  ChatMessageSent: 2,
  ChatMessageReceived: 2,
  // Version 2: deals say whether their subject is an order or an offer.
  DealsPageLoaded: 2,
  DealLoaded: 2,
  DealCreated: 2,
}
