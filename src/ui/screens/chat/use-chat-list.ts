/** The conversations of a profile as far as they are shown, asked for when they are not known or stale. Spec §7 Chat. */
import { useCallback, useEffect, useMemo, useState } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { pageSizes } from "../../../domain/limits.ts"
import { chat as chatProjection, chatsPage } from "../../../projections/chat.ts"
import { useFresh } from "../../app/fresh.ts"
import { useDispatch, useModels, useReadModel } from "../../app/read-models.ts"

export interface ChatProfile {
  readonly profileKey: string
  readonly side: "customer" | "executant"
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
  const dispatch = useDispatch()
  const [pages, setPages] = useState(1)
  const first = useReadModel(chatProjection, chatsPage, { profileKey, page: 1 })
  const last = useReadModel(chatProjection, chatsPage, { profileKey, page: pages })
  const isLastUnknown = first !== undefined && last === undefined
  const { busy, failure, ask } = useFresh({
    of: profileKey,
    command: { type: "LoadChats", profileKey, side, page: 1 },
    subject: profileKey,
    known: first,
  })

  useEffect(() => {
    if (isLastUnknown) void dispatch({ type: "LoadChats", profileKey, side, page: pages })
  }, [dispatch, profileKey, side, pages, isLastUnknown])

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
    hasMore: first !== undefined && first.count > pages * pageSizes.list,
    isBusy: busy,
    failure,
    showMore,
    retry: () => (isLastUnknown ? void dispatch({ type: "LoadChats", profileKey, side, page: pages }) : ask()),
  }
}
