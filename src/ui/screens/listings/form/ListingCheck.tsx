/** The last step: the card as others will see it, and what was written, each part with the way back to it. experience: Forms. */
import type { ReactElement, ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { StoredFile } from "../../../../domain/files.ts"
import { textOfDraft, type ListingDraft } from "../../../../domain/listing-drafts.ts"
import { listingSteps, type ListingStep } from "../../../../domain/listing-steps.ts"
import type { ListingKind } from "../../../../domain/listings.ts"
import type { Participant } from "../../../../domain/participants.ts"
import { placeOfDraft } from "../../../../domain/place-drafts.ts"
import { useApp } from "../../../app/context.tsx"
import { DateSpan } from "../../../i18n/format.tsx"
import { PriceText } from "../../../i18n/price-text.tsx"
import { Button } from "../../../parts/Button.tsx"
import { Note } from "../../../parts/Note.tsx"
import { ListingCard } from "../../../market/ListingCard.tsx"
import { PublicTextWarning } from "./PublicTextWarning.tsx"

interface ListingCheckProps {
  readonly kind: ListingKind
  readonly draft: ListingDraft
  readonly owner: Participant
  /** The files, together with those that were picked. */
  readonly files: readonly StoredFile[]
  /** The first step that something is wrong with, which only an address that was opened by hand leads past. */
  readonly wrong: ListingStep | undefined
  readonly onStep: (step: ListingStep) => void
}

type CheckedStep = Exclude<ListingStep, "check">

const Preview = ({ kind, draft, owner, files, onStep }: Omit<ListingCheckProps, "wrong">): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const text = textOfDraft(draft)
  const place = placeOfDraft(draft)
  const updatedDate = new Date(device.now()).toISOString()
  const listing = {
    kind,
    key: "",
    ...text,
    place: place && { ...place, key: "" },
    updatedDate,
    owner,
    files,
    views: 0,
    applications: 0,
  }
  const summaries: Readonly<Record<CheckedStep, ReactNode>> = {
    what: text.name,
    where: (
      <>
        {place !== null && (
          <>
            <span>{place.address}</span> <span aria-hidden>·</span>{" "}
          </>
        )}
        <DateSpan of={{ kind, ...text }} />
      </>
    ),
    price: <PriceText price={text.price} />,
    pictures: <FormattedMessage id="own-listings.form.check.files" values={{ count: files.length }} />,
  }
  return (
    <div className="o-form-group">
      <h2 className="o-form-title">
        <FormattedMessage id="own-listings.form.check.title" />
      </h2>
      {/* The preview leads nowhere yet, and all that it says is said below. */}
      <div className="o-preview" inert>
        <ListingCard listing={listing} />
      </div>
      <PublicTextWarning {...text} />
      <dl>
        {listingSteps
          .filter((step): step is CheckedStep => step !== "check")
          .map((step) => (
            <div key={step} className="o-check-row">
              <dt>
                <FormattedMessage id={`own-listings.form.step.${step}`} />
              </dt>
              <dd>{summaries[step]}</dd>
              <dd>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={intl.formatMessage(
                    { id: "own-listings.form.check.change" },
                    { step: intl.formatMessage({ id: `own-listings.form.step.${step}` }) },
                  )}
                  onClick={() => onStep(step)}
                >
                  <FormattedMessage id="own-listings.form.check.act" />
                </Button>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

export const ListingCheck = ({ wrong, ...preview }: ListingCheckProps): ReactElement => {
  const intl = useIntl()
  if (wrong === undefined) return <Preview {...preview} />
  return (
    <Note
      tone="yellow"
      action={
        <Button onClick={() => preview.onStep(wrong)}>
          <FormattedMessage
            id="own-listings.form.check.toStep"
            values={{ step: intl.formatMessage({ id: `own-listings.form.step.${wrong}` }) }}
          />
        </Button>
      }
    >
      <FormattedMessage id="own-listings.form.check.wrong" />
    </Note>
  )
}
