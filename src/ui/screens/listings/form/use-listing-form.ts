/** The listing form: its fields and rules on the form engine, for a new listing and for one that is there. experience: Forms. */
import { useState, type FocusEvent } from "react"
import {
  copyDraftOf,
  emptyListingDraft,
  listingDraftOf,
  type ListingDraft,
  type ListingField,
} from "../../../../domain/listing-drafts.ts"
import { isSameText } from "../../../../domain/listing-conflicts.ts"
import { fieldsOfStep, listingFields } from "../../../../domain/listing-fields.ts"
import { listingSteps, type ListingStep } from "../../../../domain/listing-steps.ts"
import { isRefusedWith } from "../../../../domain/failures.ts"
import type { Listing, ListingKind } from "../../../../domain/listings.ts"
import { changeOfPlace, placeOfDraft, type PlaceChange } from "../../../../domain/place-drafts.ts"
import { isArchivedItem, isDeclinedVersion, isDraftItem, isPublishedItem } from "../../../../domain/listing-statuses.ts"
import { useApp } from "../../../app/context.tsx"
import { useDispatch } from "../../../app/read-models.ts"
import { useForm, type Form } from "../../../forms/use-form.ts"
import {
  brokenRules,
  cleanedListing,
  fieldOf,
  listingChoices,
  listingWireNames,
  versionsOf,
  type ListingFormDraft,
} from "./listing-form.ts"
import { useListingConflict, type ListingConflict } from "./use-listing-conflict.ts"

export interface ListingForm extends Omit<Form<ListingFormDraft, ListingField>, "leave" | "send"> {
  readonly kind: ListingKind
  readonly leave: (event: FocusEvent) => void
  /** Answers whether all fields of a step are in order, and shows those that are not. */
  readonly passes: (step: ListingStep) => boolean
  /** The first step with a field that is not in order. */
  readonly firstWrong: () => ListingStep | undefined
  /** The change that was made elsewhere meanwhile, until somebody has chosen; nothing is sent before. */
  readonly conflict: ListingConflict | null
  /** The change was found when the form was sent. */
  readonly isOvertaken: boolean
  readonly send: () => void
}

export interface SentListing {
  readonly listing: Listing
  /** The change to the place that the writer has seen; null where it stays. */
  readonly place: PlaceChange | null
}

interface ListingFormOptions {
  readonly kind: ListingKind
  /** The one that is written anew; null for a new one. */
  readonly listing: Listing | null
  /** The same as it is by now. */
  readonly latest: Listing | null
  /** Gives the form the listing as it was changed elsewhere. */
  readonly onSeen: (latest: Listing) => void
  /** The one whose words a new one begins with. */
  readonly copied: Listing | null
  readonly form: string // identifies account, profile and form
  readonly executantKey: string // for a new offer, the profile that it is probably of
  readonly onSent: (sent: SentListing) => void
}

/** Answers whether a listing is off the market: its words have to be reviewed again even if they are the same (D43). */
const isOffTheMarket = ({ status, versionStatus }: Listing): boolean =>
  isDraftItem(status) || isArchivedItem(status) || isDeclinedVersion(versionStatus)

const initialDraft = (
  { listing, copied, executantKey }: Pick<ListingFormOptions, "listing" | "copied" | "executantKey">,
  today: string,
): ListingFormDraft => {
  const begun = copied === null ? { ...emptyListingDraft, executantKey } : copyDraftOf(copied, today)
  return {
    ...(listing === null ? begun : listingDraftOf(listing)),
    pickedFiles: false,
    ...versionsOf(listing),
  }
}

export const useListingForm = (options: ListingFormOptions): ListingForm => {
  const { kind, listing, latest, form: name, onSeen, onSent } = options
  const { device } = useApp()
  const dispatch = useDispatch()
  const initial = initialDraft(options, device.today())
  const standing = listing && isPublishedItem(listing.status) ? listing : undefined
  const rules = (draft: ListingDraft) => brokenRules(draft, { kind, today: device.today(), standing })
  const form = useForm<ListingFormDraft, ListingField>({
    form: name,
    initial,
    choices: listingChoices(initial.radius),
    names: listingFields,
    rules,
    wireNames: listingWireNames,
    clean: cleanedListing,
    about: listing === null ? { type: "SubmitListing" } : { type: "ReviseListing", listing },
  })

  const conflict = useListingConflict({ listing, latest, form, onSeen })

  // Once the other words are known, they say it themselves.
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const wasOvertaken = form.failure !== undefined && isRefusedWith(form.failure, "ListingChangedException")
  const knowsWhy = wasOvertaken && latest?.versionKey !== sentFrom

  const send = async (): Promise<void> => {
    if (conflict !== null) return
    const { draft } = form
    const place = changeOfPlace(latest?.place ?? null, placeOfDraft(draft))
    if (latest !== null && isSameText(latest, draft) && !isOffTheMarket(latest)) {
      form.discard()
      onSent({ listing: latest, place })
      return
    }
    setSentFrom(latest?.versionKey ?? null)
    const outcome = await form.send((sent) =>
      latest === null
        ? { type: "SubmitListing", kind, id: sent.id, draft: sent.draft }
        : {
            type: "ReviseListing",
            listing: { kind, key: latest.key },
            versionKey: latest.versionKey,
            draft: sent.draft,
          },
    )
    // The hub has not reported it yet.
    if (outcome?.tag === "Failed" && latest !== null && isRefusedWith(outcome.failure, "ListingChangedException"))
      await dispatch({ type: "LoadListing", kind, key: latest.key })
    if (outcome?.tag !== "Done") return
    const submitted = outcome.events.find((event) => event.type === "ListingSubmitted")
    if (submitted !== undefined) onSent({ listing: submitted.listing, place })
  }

  return {
    ...form,
    kind,
    conflict,
    failure: knowsWhy ? undefined : form.failure,
    isOvertaken: knowsWhy,
    leave: ({ target, relatedTarget }) => {
      const field = fieldOf(target.id)
      // Pressing the submit button leaves the field: an error that appeared now would shift the button from under the
      // finger, and sending validates anyway.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit") return
      if (field !== null) form.leave(field)
    },
    passes: (step) => {
      const broken = rules(form.draft)
      const wrong = fieldsOfStep(step).filter((field) => broken[field].length > 0)
      for (const field of wrong) form.leave(field)
      return wrong.length === 0
    },
    firstWrong: () => {
      const broken = rules(form.draft)
      return listingSteps.find((step) => fieldsOfStep(step).some((field) => broken[field].length > 0))
    },
    send: () => void send(),
  }
}
