/** Finds the messages of a thread whose files' addresses end next. */
import type { ChatMessage } from "../../../domain/chat.ts"

export interface NextEnd {
  /** ISO 8601, as the server says it. */
  readonly at: string
  /** The last message whose files end then. */
  readonly id: number
}

/** Null where no message has files whose addresses end. */
export const nextEnd = (messages: readonly ChatMessage[]): NextEnd | null => {
  let next: NextEnd | null = null
  for (const { id, filesEnd } of messages)
    if (filesEnd !== null && (next === null || Date.parse(filesEnd) <= Date.parse(next.at))) next = { at: filesEnd, id }
  return next
}
