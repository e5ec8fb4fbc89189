/** Uploads of a submitted listing's files: progress, cancel and retry for each. experience: Uploads; D38. */
import { useEffect, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { PickedFile } from "../../../domain/files.ts"
import type { ListingId } from "../../../domain/listings.ts"
import type { Upload } from "../../../projections/files.ts"
import { fileFailureText } from "../../i18n/failures.ts"
import { sizeText } from "../../i18n/format.tsx"
import { Button } from "../../parts/Button.tsx"
import { FileRow, type FileRowProps } from "../../parts/FileRow.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { fileIcon } from "./listing-files.ts"
import { useListingUploads, type ListingUploads } from "./use-listing-uploads.ts"

interface ListingSendingProps {
  readonly listing: ListingId
  readonly files: readonly PickedFile[]
  readonly onDone: () => void
}

interface SentRowProps {
  readonly file: PickedFile
  readonly upload: Upload | undefined
  readonly uploads: ListingUploads
}

const focusTitle = (): void => document.getElementById("page-title")?.focus({ preventScroll: true })

const SentRow = ({ file, upload, uploads }: SentRowProps): ReactElement => {
  const intl = useIntl()
  const { name } = file
  const sent = upload === undefined ? 0 : upload.sent / file.size
  const row: Pick<FileRowProps, "state" | "note" | "error"> =
    upload === undefined || (upload.state === "running" && upload.sent === 0)
      ? { state: "waiting", note: intl.formatMessage({ id: "listings.sent.waiting" }) }
      : upload.state === "failed"
        ? { state: "failed", error: upload.failure && fileFailureText(intl, name, upload.failure) }
        : upload.state === "done"
          ? { state: "done", note: intl.formatMessage({ id: "listings.sent.done" }) }
          : { state: "uploading", note: intl.formatNumber(sent, { style: "percent" }) }
  const giveUp = (): void => {
    uploads.drop(file)
    focusTitle() // the button that had the focus is gone with its row
  }
  const retry = { icon: "refresh", label: intl.formatMessage({ id: "listings.sent.retryOne" }, { name }) } as const
  const cancel = { icon: "close", label: intl.formatMessage({ id: "listings.sent.cancelOne" }, { name }) } as const
  return (
    <FileRow
      {...row}
      name={name}
      size={sizeText(intl, file.size)}
      icon={fileIcon(name)}
      progress={sent}
      actions={[
        ...(row.state === "failed" ? [{ ...retry, onClick: () => uploads.send([file]) }] : []),
        ...(row.state === "done" ? [] : [{ ...cancel, onClick: giveUp }]),
      ]}
    />
  )
}

export const ListingSending = ({ listing, files, onDone }: ListingSendingProps): ReactElement => {
  const intl = useIntl()
  const uploads = useListingUploads(listing, files)
  const { done, failed, isOver } = uploads.state
  const isDone = isOver && failed.length === 0

  // It replaces the form that had the focus, so it takes it.
  useEffect(() => {
    window.scrollTo(0, 0)
    focusTitle()
  }, [])

  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])

  return (
    <div className="l-page l-narrow l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "listings.sent.title" })}
        lead={!isOver && intl.formatMessage({ id: "listings.sent.uploading" })}
      />
      <output className="o-small">
        <FormattedMessage id="listings.sent.progress" values={{ done, count: uploads.files.length }} />
      </output>
      <ul className="o-files">
        {uploads.files.map((file) => (
          <SentRow key={file.id} file={file} upload={uploads.of(file.id)} uploads={uploads} />
        ))}
      </ul>
      {isOver && failed.length > 0 && (
        <div className="o-form-foot" role="alert">
          <p>
            <FormattedMessage id="listings.sent.failed" values={{ n: failed.length }} />
          </p>
          <div className="l-row">
            <Button kind="primary" icon="refresh" onClick={() => uploads.send(failed)}>
              <FormattedMessage id="listings.sent.retry" />
            </Button>
            <Button onClick={onDone}>
              <FormattedMessage id="listings.sent.goOn" />
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
