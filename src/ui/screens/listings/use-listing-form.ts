/**
 * State of the listing form: its draft, when errors show, and what follows an attempt to send. experience: Forms; D96.
 */
import { useState, type FocusEvent } from "react"
import type { Failure } from "../../../domain/failures.ts"
import { listingDraftRules, type ListingDraft, type ListingField } from "../../../domain/listing-drafts.ts"
import type { ListingAuthor } from "../../../domain/listings.ts"
import { cleanName } from "../../../domain/text.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch } from "../../app/read-models.ts"
import { fieldOf, listingFields, refusedFields, shownRules, type FieldRules } from "./listing-form.ts"
import { useListingDraft } from "./use-listing-draft.ts"

export interface ListingForm {
  readonly draft: ListingDraft
  readonly restoredFrom: string | null
  readonly rules: FieldRules
  /** Count of attempts to send; the error summary takes the focus when it grows. */
  readonly attempt: number
  readonly busy: boolean
  /** Why the last attempt failed, unless a field was at fault. */
  readonly failure: Failure | null
  readonly change: (to: Partial<ListingDraft>) => void
  readonly leave: (event: FocusEvent) => void
  readonly discard: () => void
  readonly send: () => void
}

interface ListingFormOptions {
  readonly author: ListingAuthor
  readonly form: string // identifies account, profile and form
  readonly onSent: (listingKey: string) => void
}

const without = (rules: FieldRules, changed: Partial<ListingDraft>): FieldRules =>
  Object.fromEntries(Object.entries(rules).filter(([field]) => !(field in changed)))

export const useListingForm = ({ author, form, onSent }: ListingFormOptions): ListingForm => {
  const { device } = useApp()
  const dispatch = useDispatch()
  const kept = useListingDraft(form)
  const [touched, setTouched] = useState<ReadonlySet<ListingField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<FieldRules>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const own = listingDraftRules(kept.draft, device.today())
  const rules = shownRules(own, { refused, touched, tried: attempt > 0 })

  /** With the name as the server will clean it, shown before it is sent (D33). */
  const cleaned = (): ListingDraft => {
    const name = cleanName(kept.draft.name)
    if (name === kept.draft.name) return kept.draft
    kept.change({ name })
    return { ...kept.draft, name }
  }

  const publish = async (draft: ListingDraft): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const outcome = await dispatch({ type: "SubmitListing", ...author, id: kept.id, draft })
    setBusy(false)
    if (outcome.tag === "Done") {
      kept.finish()
      const submitted = outcome.events.find((event) => event.type === "ListingSubmitted")
      if (submitted !== undefined) onSent(submitted.listing.key)
    }
    if (outcome.tag !== "Failed") return
    const ofFields = refusedFields(outcome.failure)
    setRefused(ofFields)
    setAttempt((tries) => tries + 1)
    if (Object.keys(ofFields).length === 0) setFailure(outcome.failure)
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
      if (listingFields.some((field) => own[field] !== undefined)) setAttempt((tries) => tries + 1)
      else void publish(cleaned())
    },
  }
}
