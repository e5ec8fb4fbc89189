/**
 * Sends what goes along with a listing: its place, and its files with progress, cancel and retry for each. experience:
 * Uploads.
 */
import { useEffect, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ListingId } from "../../../../domain/listings.ts"
import type { PlaceChange } from "../../../../domain/place-drafts.ts"
import { failureText } from "../../../i18n/failures.ts"
import { Button } from "../../../parts/Button.tsx"
import { Note } from "../../../parts/Note.tsx"
import { PageHeader } from "../../../parts/PageHeader.tsx"
import type { MessageId } from "../../../i18n/messages.ts"
import { ListingChangedNote } from "./ListingChangedNote.tsx"
import type { PickedPhoto } from "../../../files/use-picked-photos.ts"
import { UploadRow } from "../../../files/UploadRow.tsx"
import { useErrand, type RunErrand } from "./use-errand.ts"
import { useLeaveWarning } from "../../../forms/use-leave-warning.ts"
import { useListingUploads } from "./use-listing-uploads.ts"
import { usePlaceErrand } from "./use-place-errand.ts"

/** The things that are sent after the words, which have a listing by then. */
export interface Accompanying {
  readonly listing: ListingId
  readonly change: PlaceChange | null
  readonly removed: readonly string[] // keys of files
  readonly files: readonly PickedPhoto[]
}

interface ListingSendingProps extends Accompanying {
  readonly onDone: () => void
}

const focusTitle = (): void => document.getElementById("page-title")?.focus({ preventScroll: true })

interface FailedErrandProps {
  readonly errand: RunErrand
  readonly title: MessageId
}

const FailedErrand = ({ errand, title }: FailedErrandProps): ReactElement | null => {
  const intl = useIntl()
  if (errand.failure === undefined) return null
  return (
    <div role="alert">
      <Note
        tone="red"
        title={<FormattedMessage id={title} />}
        action={
          <Button size="small" icon="refresh" onClick={() => errand.run()}>
            <FormattedMessage id="core.retry" />
          </Button>
        }
      >
        {failureText(intl, errand.failure)}
      </Note>
    </div>
  )
}

export const ListingSending = ({ listing, change, removed, files, onDone }: ListingSendingProps): ReactElement => {
  const intl = useIntl()
  const place = usePlaceErrand(listing, change)
  const removal = useErrand(removed.length === 0 ? null : { type: "RemoveListingFiles", listing, fileKeys: removed })
  const uploads = useListingUploads(listing, files, removal.isDone)
  const { done, failed, again, isOver } = uploads.state
  const isDone = place.isDone && removal.isDone && isOver && failed.length === 0
  useLeaveWarning(!isDone)
  const hasFailed = place.failure !== undefined || removal.failure !== undefined || (isOver && failed.length > 0)

  // The sending replaces the form that had the focus, so it takes it.
  useEffect(() => {
    window.scrollTo(0, 0)
    focusTitle()
  }, [])

  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])

  return (
    <div className="l-page l-narrow l-stack" data-gap="6" aria-busy={!isDone && !hasFailed}>
      <PageHeader
        title={intl.formatMessage({ id: "own-listings.sent.title" }, { kind: listing.kind })}
        lead={!isOver && intl.formatMessage({ id: "own-listings.sent.uploading" })}
      />
      {place.mine === null ? (
        <FailedErrand errand={place} title="own-listings.sent.placeFailed" />
      ) : (
        <ListingChangedNote
          kind={listing.kind}
          draft={place.mine}
          conflict={place.conflict}
          hint="own-listings.sent.placeChanged"
          asked={1}
        />
      )}
      <FailedErrand errand={removal} title="own-listings.sent.removalFailed" />
      {files.length > 0 && (
        <>
          <output className="o-small">
            <FormattedMessage id="own-listings.sent.progress" values={{ done, count: uploads.files.length }} />
          </output>
          <ul className="o-files">
            {uploads.files.map((file) => (
              <UploadRow
                key={file.id}
                file={file}
                picture={file.picture ?? undefined}
                upload={uploads.of(file.id)}
                onRetry={() => uploads.send([file])}
                onDrop={() => {
                  uploads.drop(file)
                  focusTitle() // the button that had the focus is gone with its row
                }}
              />
            ))}
          </ul>
        </>
      )}
      {hasFailed && place.conflict === null && (
        <div className="o-form-foot" role="alert">
          {failed.length > 0 && (
            <p>
              <FormattedMessage
                id={again.length > 0 ? "own-listings.sent.failed" : "own-listings.sent.unusable"}
                values={{ n: failed.length }}
              />
            </p>
          )}
          <div className="l-row">
            {again.length > 0 && (
              <Button kind="primary" icon="refresh" onClick={() => uploads.send(again)}>
                <FormattedMessage id="own-listings.sent.retry" />
              </Button>
            )}
            <Button onClick={onDone}>
              <FormattedMessage id="own-listings.sent.goOn" values={{ kind: listing.kind }} />
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
