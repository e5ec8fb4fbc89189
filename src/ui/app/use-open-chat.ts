/** "Write a message": opens the one conversation of two profiles and goes there with the listing to talk about. */
import { useCallback } from "react"
import { useLocation } from "wouter"
import type { ChatMessageContext, ListingRef } from "../../domain/chat.ts"
import type { ParticipantType } from "../../domain/participants.ts"
import { activeProfileKey } from "../../projections/account.ts"
import { useApp } from "./context.tsx"
import { paths } from "./paths.ts"
import { useDispatch, usePending } from "./read-models.ts"

interface Side {
  readonly key: string
  readonly type: ParticipantType
}

interface Conversation {
  readonly about: ChatMessageContext
  readonly me: Side
  readonly other: Side
}

const sideOf = ({ key, type }: Side): Side => ({ key, type })

/** `open` sends once however often it is pressed; a failure is shown in a toast. */
export const useOpenChat = (): { readonly open: (conversation: Conversation) => void; readonly busy: boolean } => {
  const { store } = useApp()
  const dispatch = useDispatch()
  const busy = usePending({ type: "OpenChat" })
  const [, navigate] = useLocation()
  const open = useCallback(
    async ({ about, me, other }: Conversation): Promise<void> => {
      const context: ListingRef = { type: about.type, key: about.key }
      const active = (): string | null => activeProfileKey(store.models().account)
      const actedAs = active()
      const outcome = await dispatch({
        type: "OpenChat",
        name: about.name,
        me: sideOf(me),
        other: sideOf(other),
        context,
      })
      // A person who has switched meanwhile is not led back: the address would make the former profile active again.
      if (outcome.tag !== "Done" || active() !== actedAs) return
      const created = outcome.events.find((event) => event.type === "ChatCreated")
      if (created !== undefined) navigate(paths.chat(me.key, created.chat.key), { state: { about } })
    },
    [dispatch, navigate, store],
  )
  return { open: (conversation) => void open(conversation), busy }
}
