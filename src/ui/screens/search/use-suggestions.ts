/** Asks what the words being typed might be meant to say; answers to anything else come too late to be shown. */
import { useEffect, useState } from "react"
import { suggestionDelayMs } from "../../../domain/limits.ts"
import type { ListingKind } from "../../../domain/listings.ts"
import { plainSearch } from "../../../domain/search.ts"
import { search, suggestionsFor } from "../../../projections/search.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"

const none: readonly string[] = []

/** None while too little is typed, and none for words that are searched already. */
export const useSuggestions = (kind: ListingKind, typed: string, searched: string): readonly string[] => {
  const { term } = plainSearch(kind, typed)
  const text = term === searched ? "" : term
  const [settled, setSettled] = useState("")
  useEffect(() => {
    const later = setTimeout(() => setSettled(text), suggestionDelayMs)
    return () => clearTimeout(later)
  }, [text])
  const suggestions = useReadModel(search, suggestionsFor, { kind, text })
  useFresh({
    command: text === "" || settled !== text ? null : { type: "FindSuggestions", kind, text },
    known: onceKnown(suggestions !== undefined),
  })
  return text === "" ? none : (suggestions ?? none)
}
