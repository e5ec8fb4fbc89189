/** The listing form: one column, errors at the fields and in a summary, a saved draft. experience: Forms; D96. */
import type { ReactElement, SyntheticEvent } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { PickedFile } from "../../../domain/files.ts"
import type { Failure } from "../../../domain/failures.ts"
import type { ListingAuthor } from "../../../domain/listings.ts"
import { DraftNote } from "../../forms/DraftNote.tsx"
import { FormErrors } from "../../forms/FormErrors.tsx"
import { failureText, traceOf } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { paths } from "../../app/paths.ts"
import { boundsOf, fieldId, listingLabels } from "./listing-form.ts"
import { ListingFields } from "./ListingFields.tsx"
import { ListingFiles } from "./ListingFiles.tsx"
import { ListingTerms } from "./ListingTerms.tsx"
import { useListingForm, type ListingForm } from "./use-listing-form.ts"

interface WrittenListingProps {
  readonly author: ListingAuthor
  readonly form: string // identifies account, profile and form
  readonly files: readonly PickedFile[]
  readonly onFiles: (files: readonly PickedFile[]) => void
  readonly onSent: (listingKey: string) => void
}

const NotSent = ({ failure }: { readonly failure: Failure }): ReactElement => {
  const intl = useIntl()
  const traceId = traceOf(failure)
  return (
    <div role="alert">
      <Note tone="red" title={failureText(intl, failure)}>
        {traceId !== null && <FormattedMessage id="core.error.trace" values={{ traceId }} />}
      </Note>
    </div>
  )
}

const Foot = ({ failure, busy }: Pick<ListingForm, "failure" | "busy">): ReactElement => (
  <div className="o-form-foot">
    {failure !== undefined && <NotSent failure={failure} />}
    <Button kind="primary" size="large" wide submit busy={busy}>
      <FormattedMessage id={busy ? "listings.form.submitting" : "listings.form.submit"} />
    </Button>
    <p className="o-small">
      <FormattedMessage id="listings.form.note" />
    </p>
  </div>
)

export const WrittenListing = ({ author, form, files, onFiles, onSent }: WrittenListingProps): ReactElement => {
  const intl = useIntl()
  const written = useListingForm({ author, form, onSent })
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    written.send()
  }
  return (
    <div className="l-page l-narrow l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "listings.form.title" })}
        lead={intl.formatMessage({ id: "listings.form.intro" })}
        back={{
          href: paths.ownListings(author.kind, { tab: "published", page: 1 }),
          label: intl.formatMessage({ id: "listings.title" }, { kind: author.kind }),
        }}
      />
      {written.restoredFrom !== null && <DraftNote savedAt={written.restoredFrom} onDiscard={written.discard} />}
      <FormErrors form={written} fieldId={fieldId} bounds={boundsOf} labels={listingLabels} failure={undefined} />
      <form className="o-form" noValidate onSubmit={submit} onBlurCapture={written.leave}>
        <ListingFields {...written} />
        <ListingTerms {...written} />
        <ListingFiles files={files} onFiles={onFiles} />
        <Foot {...written} />
      </form>
    </div>
  )
}
