/** "Write a message": opens the one conversation of two profiles and goes there. D53, D67. */
import { useCallback } from "react"
import { useLocation } from "wouter"
import type { ListingRef } from "../../domain/chat.ts"
import type { ParticipantType } from "../../domain/participants.ts"
import { chatBetween } from "../../projections/chat.ts"
import { paths } from "../routes/paths.ts"
import { useApp } from "./context.tsx"
import { useDispatch, usePending } from "./read-models.ts"

interface Side {
  readonly key: string
  readonly type: ParticipantType
}

interface Conversation {
  readonly name: string // the listing that it is about
  readonly context?: ListingRef
  readonly me: Side
  readonly other: Side
}

const sideOf = ({ key, type }: Side): Side => ({ key, type })

/** `open` sends once however often it is pressed; a failure is told in a toast. */
export const useOpenChat = (): { readonly open: (conversation: Conversation) => void; readonly busy: boolean } => {
  const { store } = useApp()
  const dispatch = useDispatch()
  const busy = usePending("OpenChat")
  const [, navigate] = useLocation()
  const open = useCallback(
    async ({ name, me, other, context }: Conversation): Promise<void> => {
      const about = context === undefined ? {} : { context }
      const ended = await dispatch({ type: "OpenChat", name, me: sideOf(me), other: sideOf(other), ...about })
      if (ended !== "succeeded") return
      store.flush()
      const chat = chatBetween(store.models().chat, { me: me.key, other: other.key })
      if (chat !== undefined) navigate(paths.chat(me.key, chat.key))
    },
    [dispatch, navigate, store],
  )
  return { open: (conversation) => void open(conversation), busy }
}
