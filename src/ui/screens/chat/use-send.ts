/** Sends what was written: shown at once, kept on the device until the server has it. D69, D76. */
import { useMemo } from "react"
import type { QueuedMessage } from "../../../domain/chat.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch } from "../../app/read-models.ts"
import type { ThreadMessage } from "./thread-items.ts"

interface Send {
  readonly send: (text: string) => void
  readonly sendAgain: (message: ThreadMessage) => void
  readonly remove: (messageKey: string) => void
}

export const useSend = (chatKey: string, profileKey: string): Send => {
  const { device } = useApp()
  const dispatch = useDispatch()
  return useMemo(() => {
    const queue = (message: QueuedMessage): void => {
      void dispatch({ type: "QueueChatMessage", message })
      void dispatch({ type: "SendChatMessage", message })
    }
    return {
      send: (text) =>
        queue({
          key: device.newId(),
          chatKey,
          authorKey: profileKey,
          text,
          queuedAt: new Date(device.now()).toISOString(),
        }),
      // The key stays, so that the server knows it when it has it already.
      sendAgain: ({ key, text, at }) => queue({ key, chatKey, authorKey: profileKey, text, queuedAt: at }),
      remove: (messageKey) => void dispatch({ type: "DiscardChatMessage", messageKey }),
    }
  }, [device, dispatch, chatKey, profileKey])
}
