/** Sends what was written: shown at once, kept on the device until the server has it. */
import { useMemo } from "react"
import type { ListingRef, QueuedMessage } from "../../../domain/chat.ts"
import type { PickedFile } from "../../../domain/files.ts"
import type { OutgoingMessage } from "../../../projections/chat.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch } from "../../app/read-models.ts"
import type { ThreadMessage } from "./thread-items.ts"

export interface Send {
  readonly send: (text: string, files: readonly PickedFile[], about: ListingRef | null) => void
  readonly sendAgain: (message: ThreadMessage, files: readonly PickedFile[]) => void
  /** One file of a message again. */
  readonly sendFile: (message: ThreadMessage, file: PickedFile) => void
  readonly dropFile: (file: PickedFile) => void
  /** Neither the message nor its files are sent. */
  readonly remove: (messageKey: string, files: readonly PickedFile[]) => void
}

/** An own message as it is sent again, without what it is about, which it has by then. */
const asQueued = ({ key, chatKey, text, at, waiting }: ThreadMessage, authorKey: string): QueuedMessage =>
  waiting === null ? { key, chatKey, authorKey, text, queuedAt: at } : sentAgain(waiting)

/** Drops a context listing that is no longer available, so that the message can still be sent. */
export const sentAgain = ({ failure, context, ...message }: OutgoingMessage): QueuedMessage => {
  const isRefused = failure?._tag === "Refused" && "context.key" in failure.errors
  return context === undefined || isRefused ? message : { ...message, context }
}

const done = { tag: "Done" } as const

export const useSend = (chatKey: string, profileKey: string): Send => {
  const { bus, device } = useApp()
  const dispatch = useDispatch()
  return useMemo(() => {
    const upload = (message: QueuedMessage, file: PickedFile): void => {
      const isDropped = device.dropped(file.id)
      if (isDropped !== undefined) void bus.dispatch({ type: "UploadChatFile", message, file }, isDropped)
    }
    /** The words go first, as files join a message that is there (E296). */
    const send = async (message: QueuedMessage, files: readonly PickedFile[]): Promise<void> => {
      const { tag } = message.text === "" ? done : await dispatch({ type: "SendChatMessage", message, files })
      if (tag === "Done") for (const file of files) upload(message, file)
    }
    return {
      send: (text, files, about) =>
        void send(
          {
            key: device.newId(),
            chatKey,
            authorKey: profileKey,
            text,
            queuedAt: new Date(device.now()).toISOString(),
            ...(about !== null && { context: { type: about.type, key: about.key } }),
          },
          files,
        ),
      // A retry keeps its idempotency key, so that the server recognises a message that it has already.
      sendAgain: (message, files) => void send(asQueued(message, profileKey), files),
      sendFile: (message, file) => upload(asQueued(message, profileKey), file),
      dropFile: ({ id }) => void dispatch({ type: "DropFile", id }),
      remove: (messageKey, files) => {
        for (const { id } of files) void dispatch({ type: "DropFile", id })
        void dispatch({ type: "DiscardChatMessage", messageKey })
      },
    }
  }, [bus, device, dispatch, chatKey, profileKey])
}
