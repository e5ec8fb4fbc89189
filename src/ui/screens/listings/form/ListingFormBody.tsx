/** The listing form: in steps, errors at the fields and in a summary, a saved draft. experience: Forms. */
import { useEffect, useRef, useState, type ReactElement, type SyntheticEvent } from "react"
import { useIntl } from "react-intl"
import { fieldsOfStep, stepOfField } from "../../../../domain/listing-fields.ts"
import { stepAfter, stepBefore, type ListingStep } from "../../../../domain/listing-steps.ts"
import type { Listing, ListingKind } from "../../../../domain/listings.ts"
import { DraftNote } from "../../../forms/DraftNote.tsx"
import { FormErrors } from "../../../forms/FormErrors.tsx"
import { PageHeader } from "../../../parts/PageHeader.tsx"
import { paths } from "../../../app/paths.ts"
import { boundsOf, fieldId, listingLabels } from "./listing-form.ts"
import { ListingChangedNote } from "./ListingChangedNote.tsx"
import { ListingFoot } from "./ListingFoot.tsx"
import { ListingStanding } from "./ListingStanding.tsx"
import { ListingStepFields } from "./ListingStepFields.tsx"
import { ListingSteps, stepId } from "./ListingSteps.tsx"
import type { PickedPhotos } from "../../../files/use-picked-photos.ts"
import { useListingForm, type SentListing } from "./use-listing-form.ts"
import { useWriter } from "./use-writer.ts"

export interface Removing {
  readonly removed: readonly string[] // keys of the files that go
}

export interface ListingFormBodyProps {
  readonly kind: ListingKind
  readonly listing: Listing | null // the one that is written anew
  readonly latest: Listing | null // the same as it is by now
  readonly onSeen: (latest: Listing) => void
  readonly copied: Listing | null // the one whose words a new one begins with
  readonly step: ListingStep
  readonly onStep: (step: ListingStep) => void
  readonly form: string // identifies account, profile and form
  readonly executantKey: string
  readonly picked: PickedPhotos
  readonly onSent: (sent: SentListing & Removing) => void
}

const noFiles: Listing["files"] = []

/** A step that was opened takes the focus to its title, but for the first, and for what is wrong in it (ErrorSummary). */
const useStepFocus = (step: ListingStep, isWrong: boolean): void => {
  const [first] = useState(step)
  const latest = useRef(isWrong)
  useEffect(() => {
    latest.current = isWrong
  })
  useEffect(() => {
    if (step === first) return
    window.scrollTo(0, 0)
    if (!latest.current) document.getElementById("page-title")?.focus({ preventScroll: true })
  }, [step, first])
}

export const ListingFormBody = (props: ListingFormBodyProps): ReactElement => {
  const { kind, listing, latest, step, onStep, picked, onSent } = props
  const intl = useIntl()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const listingForm = useListingForm({
    ...props,
    onSent: (sent) => onSent({ ...sent, removed: [...removed] }),
  })
  const writer = useWriter(kind, listingForm.draft)
  const [next, before] = [stepAfter(step), stepBefore(step)]

  // The field that the server or the check refuses may stand in an earlier step.
  const [wrong] = listingForm.shown
  const { attempt } = listingForm
  const answered = useRef(attempt)
  useEffect(() => {
    if (answered.current === attempt) return
    answered.current = attempt
    if (wrong !== undefined) onStep(stepOfField(wrong.name))
  }, [attempt, wrong, onStep])

  // Of a step that could not be left all that is wrong is summed up, as of a form that could not be sent.
  const [tried, setTried] = useState({ step, times: 0 })
  const times = attempt + (tried.step === step ? tried.times : 0)

  // Somebody wants to send what was changed elsewhere, too.
  const [asked, setAsked] = useState(0)

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (next === undefined && listingForm.conflict !== null) setAsked((times) => times + 1)
    else if (next === undefined) listingForm.send()
    else if (listingForm.passes(step)) onStep(next)
    else setTried((before) => ({ step, times: before.times + 1 }))
  }
  const shown = listingForm.shown.filter(({ name }) => fieldsOfStep(step).includes(name))
  useStepFocus(step, times > 0 && shown.length > 0)
  return (
    <div className="l-page l-narrow l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage(
          { id: listing === null ? "own-listings.form.title" : "own-listings.form.edit" },
          { kind },
        )}
        describedBy={stepId}
        back={{
          href:
            listing === null
              ? paths.ownListings(kind, { tab: "published", page: 1 })
              : paths.listingDetails({ kind, key: listing.key }),
          label: intl.formatMessage(
            { id: listing === null ? "own-listings.title" : "own-listings.form.backToIt" },
            { kind },
          ),
        }}
      />
      {latest !== null && <ListingStanding listing={latest} />}
      <ListingChangedNote
        kind={kind}
        draft={listingForm.draft}
        conflict={listingForm.conflict}
        hint="own-listings.form.changed.hint"
        asked={asked + (listingForm.isOvertaken ? 1 : 0)}
      />
      <ListingSteps step={step} onStep={onStep} />
      {listingForm.restoredFrom !== null && (
        <DraftNote
          savedAt={listingForm.restoredFrom}
          onDiscard={() => {
            listingForm.discard()
            for (const { id } of picked.files) picked.remove(id)
          }}
        />
      )}
      <FormErrors
        form={{ attempt: times, shown }}
        fieldId={fieldId}
        bounds={boundsOf}
        labels={listingLabels}
        failure={undefined}
      />
      <form className="o-form" noValidate onSubmit={submit} onBlurCapture={listingForm.leave}>
        <ListingStepFields
          step={step}
          listingForm={listingForm}
          listing={listing}
          owner={listing?.owner ?? writer}
          picked={picked}
          kept={{
            files: latest?.files ?? noFiles,
            removed,
            onRemove: (key, isRemoved) =>
              setRemoved((now) => new Set(isRemoved ? [...now, key] : [...now].filter((one) => one !== key))),
          }}
          onStep={onStep}
        />
        <ListingFoot
          kind={kind}
          isNew={listing === null}
          isLast={next === undefined}
          failure={listingForm.failure}
          busy={listingForm.busy}
          onBack={before === undefined ? null : () => onStep(before)}
        />
      </form>
    </div>
  )
}
