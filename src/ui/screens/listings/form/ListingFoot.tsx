/** The end of each step: on, back, and in the last one what became of sending it. experience: Forms. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Failure } from "../../../../domain/failures.ts"
import type { ListingKind } from "../../../../domain/listings.ts"
import { FailureDetails } from "../../../failures/FailureDetails.tsx"
import { failureText } from "../../../i18n/failures.ts"
import { Button } from "../../../parts/Button.tsx"
import { Note } from "../../../parts/Note.tsx"

const NotSent = ({ failure }: { readonly failure: Failure }): ReactElement => {
  const intl = useIntl()
  return (
    <div role="alert">
      <Note tone="red" title={failureText(intl, failure)}>
        <FailureDetails failure={failure} />
      </Note>
    </div>
  )
}

interface ListingFootProps {
  readonly kind: ListingKind
  readonly isNew: boolean
  readonly isLast: boolean
  readonly failure: Failure | undefined
  readonly busy: boolean
  readonly onBack: (() => void) | null
}

export const ListingFoot = ({ kind, isNew, isLast, failure, busy, onBack }: ListingFootProps): ReactElement => (
  <div className="o-form-foot">
    {failure !== undefined && <NotSent failure={failure} />}
    <div className="o-form-acts">
      {onBack !== null && (
        <Button size="large" icon="back" onClick={onBack}>
          <FormattedMessage id="core.back" />
        </Button>
      )}
      <Button kind="primary" size="large" wide submit busy={busy}>
        {isLast ? (
          <FormattedMessage
            id={busy ? "own-listings.form.submitting" : isNew ? "own-listings.form.submit" : "own-listings.form.resend"}
            values={{ kind }}
          />
        ) : (
          <FormattedMessage id="own-listings.form.next" />
        )}
      </Button>
    </div>
    {isLast && (
      <p className="o-small">
        <FormattedMessage id={isNew ? "own-listings.form.note" : "own-listings.form.note.edit"} values={{ kind }} />
      </p>
    )}
  </div>
)
