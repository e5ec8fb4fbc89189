/** Sends what was written: shown at once, kept on the device until the server has it. D69, D76. */
import { useMemo } from "react"
import type { ListingRef, QueuedMessage } from "../../../domain/chat.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch } from "../../app/read-models.ts"
import type { ThreadMessage } from "./thread-items.ts"

interface Send {
  readonly send: (text: string, about: ListingRef | null) => void
  readonly sendAgain: (message: ThreadMessage) => void
  readonly remove: (messageKey: string) => void
}

/** Drops a context listing that is no longer available, so that the message can still be sent. */
export const sentAgain = ({ failure, context, ...message }: OutgoingMessage): QueuedMessage => {
  const isRefused = failure?._tag === "Refused" && "context.key" in failure.errors
  return context === undefined || isRefused ? message : { ...message, context }
}

export const useSend = (chatKey: string, profileKey: string): Send => {
  const { device } = useApp()
  const dispatch = useDispatch()
  return useMemo(() => {
    const send = (message: QueuedMessage): void => void dispatch({ type: "SendChatMessage", message })
    return {
      send: (text, about) =>
        send({
          key: device.newId(),
          chatKey,
          authorKey: profileKey,
          text,
          queuedAt: new Date(device.now()).toISOString(),
          ...(about !== null && { context: { type: about.type, key: about.key } }),
        }),
      // A retry keeps its idempotency key, so that the server recognises a message that it has already.
      sendAgain: ({ waiting }) => {
        if (waiting !== null) send(sentAgain(waiting))
      },
      remove: (messageKey) => void dispatch({ type: "DiscardChatMessage", messageKey }),
    }
  }, [device, dispatch, chatKey, profileKey])
}
