/**
 * State of the order form: its draft, when errors show, and what follows an attempt to send. experience: Forms; D96.
 */
import { useState, type FocusEvent } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { orderDraftRules, type OrderDraft, type OrderField } from "../../../domain/order-drafts.ts"
import { cleanName } from "../../../domain/text.ts"
import { orderOfDraft } from "../../../projections/orders.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch } from "../../app/read-models.ts"
import { fieldOf, orderFields, refusedFields, shownRules, type FieldRules } from "./order-form.ts"
import { useOrderDraft } from "./use-order-draft.ts"

export interface OrderForm {
  readonly draft: OrderDraft
  readonly restoredFrom: string | null
  readonly rules: FieldRules
  /** Count of attempts to send; the error summary takes the focus when it grows. */
  readonly attempt: number
  readonly busy: boolean
  /** Why the last attempt failed, unless a field was at fault. */
  readonly failure: Failure | null
  readonly change: (to: Partial<OrderDraft>) => void
  readonly leave: (event: FocusEvent) => void
  readonly discard: () => void
  readonly send: () => void
}

interface OrderFormOptions {
  readonly form: string // identifies account, profile and form
  readonly onSent: (orderKey: string) => void
}

const without = (rules: FieldRules, changed: Partial<OrderDraft>): FieldRules =>
  Object.fromEntries(Object.entries(rules).filter(([field]) => !(field in changed)))

export const useOrderForm = ({ form, onSent }: OrderFormOptions): OrderForm => {
  const { store, device } = useApp()
  const dispatch = useDispatch()
  const kept = useOrderDraft(form)
  const [touched, setTouched] = useState<ReadonlySet<OrderField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<FieldRules>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const own = orderDraftRules(kept.draft, device.today())
  const rules = shownRules(own, { refused, touched, tried: attempt > 0 })

  /** With the name as the server will clean it, shown before it is sent (D33). */
  const cleaned = (): OrderDraft => {
    const name = cleanName(kept.draft.name)
    if (name === kept.draft.name) return kept.draft
    kept.change({ name })
    return { ...kept.draft, name }
  }

  const publish = async (draft: OrderDraft): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const ended = await dispatch({ type: "PublishOrder", id: kept.id, draft })
    setBusy(false)
    if (ended === null) return
    if (ended === "succeeded") {
      store.flush()
      const orderKey = orderOfDraft(store.models().orders, kept.id)
      kept.finish()
      if (orderKey !== undefined) onSent(orderKey)
      return
    }
    const ofFields = refusedFields(ended)
    setRefused(ofFields)
    setAttempt((tries) => tries + 1)
    if (Object.keys(ofFields).length === 0) setFailure(ended)
  }

  return {
    draft: kept.draft,
    restoredFrom: kept.restoredFrom,
    rules,
    attempt,
    busy,
    failure,
    change: (to) => {
      setRefused((before) => without(before, to))
      kept.change(to)
    },
    leave: ({ target, relatedTarget }) => {
      const field = fieldOf(target.id)
      if (field === "name") cleaned()
      // Pressing the submit button leaves the field: an error that appeared now would shift the button from under the
      // finger, and sending validates anyway.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit") return
      if (field !== null) setTouched((before) => new Set(before).add(field))
    },
    discard: () => {
      kept.discard()
      setTouched(new Set())
      setAttempt(0)
      setRefused({})
      setFailure(null)
    },
    send: () => {
      if (busy) return
      if (orderFields.some((field) => own[field] !== undefined)) setAttempt((tries) => tries + 1)
      else void publish(cleaned())
    },
  }
}
