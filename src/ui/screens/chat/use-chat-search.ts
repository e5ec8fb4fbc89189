/** A search in the profile's conversations: what is typed, and what was found of it as far as it is shown. */
import { useCallback, useEffect, useState } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { listSizes, suggestionDelayMs } from "../../../domain/limits.ts"
import { searchTerm } from "../../../domain/search.ts"
import { chatSearch } from "../../../projections/chat-search.ts"
import { foundChats, type FoundChats } from "../../../projections/found-chats.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"

export interface ChatSearch {
  readonly typed: string
  readonly type: (text: string) => void
  /** The words that are looked for; "" while too little is typed. */
  readonly term: string
  /** Undefined while not known. */
  readonly finds: FoundChats["finds"] | undefined
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly showMore: () => void
  readonly retry: () => void
}

/** Nothing is asked for where there is no profile, which an empty key says. */
export const useChatSearch = (profileKey: string): ChatSearch => {
  const [typed, setTyped] = useState("")
  const [settled, setSettled] = useState("")
  const [wanted, setWanted] = useState<number>(listSizes.chats)
  const term = searchTerm(typed)
  useEffect(() => {
    const later = setTimeout(() => setSettled(term), suggestionDelayMs)
    return () => clearTimeout(later)
  }, [term])

  const known = useReadModel(chatSearch, foundChats, { profileKey, term })
  const isAsked = profileKey !== "" && term !== "" && settled === term
  const first = useFresh({
    command: isAsked ? { type: "SearchChats", profileKey, term, after: null } : null,
    known: onceKnown(known !== undefined),
    unheard: true,
  })
  // An answer may have few or none, as each looks through so many messages and no more.
  const next = known !== undefined && known.finds.length < wanted ? known.next : null
  const more = useFresh({
    command: isAsked && next !== null ? { type: "SearchChats", profileKey, term, after: next } : null,
    known: undefined,
  })

  const type = useCallback((text: string) => {
    setTyped(text)
    setWanted(listSizes.chats)
  }, [])
  const showMore = useCallback(() => setWanted((before) => before + listSizes.chats), [])

  return {
    typed,
    type,
    term,
    finds: known?.finds.slice(0, wanted),
    hasMore: known !== undefined && (known.next !== null || known.finds.length > wanted),
    isBusy: !isAsked || first.busy || more.busy,
    failure: first.failure ?? more.failure,
    showMore,
    retry: known === undefined ? first.ask : more.ask,
  }
}
