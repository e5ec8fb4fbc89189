/** The draft of the listing form: saved 300 ms after the last key, and restored. experience: Forms; D12. */
import { useCallback, useEffect, useRef, useState } from "react"
import { emptyListingDraft, type ListingDraft } from "../../../domain/listing-drafts.ts"
import { useApp } from "../../app/context.tsx"
import { useKeptOnLeaving } from "../../forms/kept-on-leaving.ts"
import { isBlank, keptDraft } from "./listing-form.ts"

const savedAfterMs = 300

interface ListingDraftState {
  readonly id: string
  readonly draft: ListingDraft
  /** When the restored draft was saved, ISO 8601; null for a new form. */
  readonly restoredFrom: string | null
  readonly change: (to: Partial<ListingDraft>) => void
  readonly discard: () => void
  /** The draft became a listing, and is deleted. */
  readonly finish: () => void
}

/** `form` identifies account, profile and form. */
export const useListingDraft = (form: string): ListingDraftState => {
  const { device } = useApp()
  const [restored] = useState(() => {
    const read = device.drafts.read(form)
    const kept = keptDraft(read?.value)
    return read === null || kept === null || isBlank(kept.draft) ? null : { ...kept, savedAt: read.savedAt }
  })
  const [fresh] = useState(() => ({ id: device.newId(), draft: emptyListingDraft }))
  const [current, setCurrent] = useState({ id: restored?.id ?? fresh.id, draft: restored?.draft ?? fresh.draft })
  const [restoredFrom, setRestoredFrom] = useState(restored?.savedAt ?? null)
  const save = useRef<(() => void) | null>(null) // set while something was typed and not saved

  useEffect(() => {
    const start = restored?.draft ?? fresh.draft
    if (current.draft === start) return undefined
    save.current = () => {
      save.current = null
      if (isBlank(current.draft)) device.drafts.remove(form)
      else device.drafts.write(form, current)
    }
    const later = setTimeout(() => save.current?.(), savedAfterMs)
    return () => clearTimeout(later)
  }, [current, device, form, fresh, restored])

  useKeptOnLeaving(save)

  const change = useCallback(
    (to: Partial<ListingDraft>) => setCurrent((now) => ({ ...now, draft: { ...now.draft, ...to } })),
    [],
  )
  const finish = useCallback(() => {
    save.current = null
    device.drafts.remove(form)
  }, [device, form])
  const discard = useCallback(() => {
    finish()
    setRestoredFrom(null)
    setCurrent({ id: device.newId(), draft: emptyListingDraft })
  }, [device, finish])

  return { id: current.id, draft: current.draft, restoredFrom, change, discard, finish }
}
