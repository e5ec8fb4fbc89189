/**
 * The listing was changed elsewhere while it is written anew: what it says now beside what was written, and the choice.
 */
import { useEffect, useId, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ListingPart } from "../../../../domain/listing-conflicts.ts"
import { listingDraftOf, textOfDraft, type ListingDraft } from "../../../../domain/listing-drafts.ts"
import type { ListingKind } from "../../../../domain/listings.ts"
import { placeOfDraft } from "../../../../domain/place-drafts.ts"
import { categoryByKey, classificator } from "../../../../projections/classificator.ts"
import { useReadModel } from "../../../app/read-models.ts"
import { DateSpan, unitText } from "../../../i18n/format.tsx"
import { PriceText } from "../../../i18n/price-text.tsx"
import type { MessageId } from "../../../i18n/messages.ts"
import { Button } from "../../../parts/Button.tsx"
import { Note } from "../../../parts/Note.tsx"
import type { ListingConflict } from "./use-listing-conflict.ts"

const partLabels = {
  name: "own-listings.form.name",
  description: "own-listings.form.description",
  category: "own-listings.form.category",
  place: "own-listings.form.place",
  dates: "listings.public.dates",
  price: "own-listings.form.price",
} as const satisfies Readonly<Record<ListingPart, MessageId>>

interface SaidProps {
  readonly kind: ListingKind
  readonly part: ListingPart
  readonly draft: ListingDraft
}

const Said = ({ kind, part, draft }: SaidProps): ReactElement | string => {
  const intl = useIntl()
  const category = useReadModel(classificator, categoryByKey, draft.categoryKey)
  const { name, description, price, startDate, endDate } = textOfDraft(draft)
  const none = <FormattedMessage id="own-listings.form.changed.nothing" />
  switch (part) {
    case "name":
      return name === "" ? none : name
    case "description":
      return description === "" ? none : description
    case "category":
      return category?.name ?? none
    case "place": {
      const place = placeOfDraft(draft)
      if (place === null) return none
      const km = unitText(intl, Number(draft.radius), "kilometer")
      return `${place.address} · ${km}`
    }
    case "dates":
      return startDate === "" ? none : <DateSpan of={{ kind, startDate, endDate }} />
    case "price":
      return <PriceText price={price} />
  }
}

const ChangedParts = ({
  kind,
  draft,
  conflict: { latest, parts },
}: Omit<ChangedProps, "asked" | "hint">): ReactElement => {
  const theirs = listingDraftOf(latest)
  return (
    <dl className="o-changed">
      {parts.map(({ part, isMine }) => (
        <div key={part}>
          <dt>
            <FormattedMessage id={partLabels[part]} />
          </dt>
          <dd>
            <span className="o-small">
              <FormattedMessage id="own-listings.form.changed.theirs" />
            </span>
            <Said kind={kind} part={part} draft={theirs} />
          </dd>
          {isMine && (
            <dd>
              <span className="o-small">
                <FormattedMessage id="own-listings.form.changed.mine" />
              </span>
              <Said kind={kind} part={part} draft={draft} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

interface ChangedProps {
  readonly kind: ListingKind
  readonly draft: ListingDraft
  readonly conflict: ListingConflict
  /** The text that says what becomes of the words that were written. */
  readonly hint: MessageId
  /** Grows when the form could not be sent for it: it takes the focus then. */
  readonly asked: number
}

const Changed = ({ kind, draft, conflict, hint, asked }: ChangedProps): ReactElement => {
  const title = useId()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked > 0) region.current?.focus()
  }, [asked])
  const choose = (choice: () => void) => (): void => {
    choice()
    document.getElementById("page-title")?.focus() // the button that had the focus goes
  }
  return (
    <section ref={region} tabIndex={-1} aria-labelledby={title}>
      <Note
        tone="yellow"
        title={
          <span id={title}>
            <FormattedMessage id="own-listings.form.changed.title" values={{ kind }} />
          </span>
        }
        action={
          <>
            <Button onClick={choose(conflict.keepMine)}>
              <FormattedMessage id="own-listings.form.changed.keepMine" />
            </Button>
            <Button onClick={choose(conflict.takeTheirs)}>
              <FormattedMessage id="own-listings.form.changed.takeTheirs" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id={hint} />
        </p>
        <ChangedParts kind={kind} draft={draft} conflict={conflict} />
      </Note>
    </section>
  )
}

interface ListingChangedNoteProps extends Omit<ChangedProps, "conflict"> {
  readonly conflict: ListingConflict | null
}

/** Says that the listing was changed elsewhere; the note's title is announced when it comes while somebody writes. */
export const ListingChangedNote = ({ conflict, ...shown }: ListingChangedNoteProps): ReactElement => (
  <>
    <output className="p-hidden">
      {conflict !== null && <FormattedMessage id="own-listings.form.changed.title" values={{ kind: shown.kind }} />}
    </output>
    {conflict !== null && <Changed {...shown} conflict={conflict} />}
  </>
)
