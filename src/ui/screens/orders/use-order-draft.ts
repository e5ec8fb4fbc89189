/** The draft of the order form: saved 300 ms after the last key, and restored. experience: Forms; D12. */
import { useCallback, useEffect, useRef, useState } from "react"
import { emptyOrderDraft, type OrderDraft } from "../../../domain/order-drafts.ts"
import { useApp } from "../../app/context.tsx"
import { useKeptOnLeaving } from "../../app/kept-on-leaving.ts"
import { isBlank, keptDraft } from "./order-form.ts"

const savedAfterMs = 300

interface OrderDraftState {
  readonly id: string
  readonly draft: OrderDraft
  /** When the restored draft was saved, ISO 8601; null for a new form. */
  readonly restoredFrom: string | null
  readonly change: (to: Partial<OrderDraft>) => void
  readonly discard: () => void
  /** The draft became an order, and is deleted. */
  readonly finish: () => void
}

/** `form` identifies account, profile and form. */
export const useOrderDraft = (form: string): OrderDraftState => {
  const { device } = useApp()
  const [restored] = useState(() => {
    const read = device.drafts.read(form)
    const kept = keptDraft(read?.value)
    return read === null || kept === null || isBlank(kept.draft) ? null : { ...kept, savedAt: read.savedAt }
  })
  const [fresh] = useState(() => ({ id: device.newId(), draft: emptyOrderDraft }))
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
    (to: Partial<OrderDraft>) => setCurrent((now) => ({ ...now, draft: { ...now.draft, ...to } })),
    [],
  )
  const finish = useCallback(() => {
    save.current = null
    device.drafts.remove(form)
  }, [device, form])
  const discard = useCallback(() => {
    finish()
    setRestoredFrom(null)
    setCurrent({ id: device.newId(), draft: emptyOrderDraft })
  }, [device, finish])

  return { id: current.id, draft: current.draft, restoredFrom, change, discard, finish }
}
