/** The listing form: its fields and rules on the form engine, and where the focus goes when it is sent. experience: Forms. */
import type { FocusEvent } from "react"
import { emptyListingDraft, type ListingDraft, type ListingField } from "../../../domain/listing-drafts.ts"
import type { ListingAuthor } from "../../../domain/listings.ts"
import { useApp } from "../../app/context.tsx"
import { useForm, type Form } from "../../forms/form.ts"
import {
  brokenRules,
  cleanedListing,
  fieldOf,
  listingChoices,
  listingFields,
  listingWireNames,
} from "./listing-form.ts"

export interface ListingForm extends Omit<Form<ListingDraft, ListingField>, "leave" | "send"> {
  readonly leave: (event: FocusEvent) => void
  readonly send: () => void
}

interface ListingFormOptions {
  readonly author: ListingAuthor
  readonly form: string // identifies account, profile and form
  readonly onSent: (listingKey: string) => void
}

export const useListingForm = ({ author, form: name, onSent }: ListingFormOptions): ListingForm => {
  const { device } = useApp()
  const form = useForm({
    form: name,
    start: emptyListingDraft,
    choices: listingChoices,
    names: listingFields,
    rules: (draft) => brokenRules(draft, device.today()),
    wireNames: listingWireNames,
    clean: cleanedListing,
    about: { type: "SubmitListing" },
  })

  const send = async (): Promise<void> => {
    const outcome = await form.send(({ id, value: draft }) => ({ type: "SubmitListing", ...author, id, draft }))
    if (outcome?.tag !== "Done") return
    const submitted = outcome.events.find((event) => event.type === "ListingSubmitted")
    if (submitted !== undefined) onSent(submitted.listing.key)
  }

  return {
    ...form,
    leave: ({ target, relatedTarget }) => {
      const field = fieldOf(target.id)
      // Pressing the submit button leaves the field: an error that appeared now would shift the button from under the
      // finger, and sending validates anyway.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit") return
      if (field !== null) form.leave(field)
    },
    send: () => void send(),
  }
}
