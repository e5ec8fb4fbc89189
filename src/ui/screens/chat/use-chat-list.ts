/** The conversations of a profile as far as they are shown, asked for when they are not known or stale. Spec §7 Chat. */
import { useCallback, useMemo, useState } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { listSizes } from "../../../domain/limits.ts"
import type { Side } from "../../../domain/participants.ts"
import { chat as chatProjection } from "../../../projections/chat.ts"
import { chatsPage } from "../../../projections/chat-lists.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { useModels, useReadModel } from "../../app/read-models.ts"

export interface ChatProfile {
  readonly profileKey: string
  readonly side: Side
}

export interface ChatList {
  /** Undefined while not known. */
  readonly keys: readonly string[] | undefined
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly showMore: () => void
  readonly retry: () => void
}

export const useChatList = ({ profileKey, side }: ChatProfile): ChatList => {
  const [pages, setPages] = useState(1)
  const first = useReadModel(chatProjection, chatsPage, { profileKey, page: 1 })
  const last = useReadModel(chatProjection, chatsPage, { profileKey, page: pages })
  const more = useFresh({
    command: pages === 1 || first === undefined ? null : { type: "LoadChats", profileKey, side, page: pages },
    known: last,
  })
  const { busy, failure, ask } = useFresh({
    command: { type: "LoadChats", profileKey, side, page: 1 },
    known: first,
  })

  const showMore = useCallback(() => setPages((shown) => shown + 1), [])

  // One string, so that the answer stays the same while the keys do.
  const joined = useModels((models) =>
    Array.from({ length: pages }, (_, index) => chatsPage(models.chat, { profileKey, page: index + 1 })?.keys ?? [])
      .flat()
      .join(),
  )
  const keys = useMemo(() => [...new Set(joined.split(","))].filter((key) => key !== ""), [joined])

  return {
    keys: first === undefined ? undefined : keys,
    hasMore: first !== undefined && first.count > pages * listSizes.chats,
    isBusy: busy || more.busy,
    failure: failure ?? more.failure,
    showMore,
    retry: first !== undefined && last === undefined ? more.ask : ask,
  }
}
