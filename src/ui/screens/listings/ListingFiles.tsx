/**
 * The files of a new listing, each as a row with its size and, at once, why it can't be uploaded. experience: Uploads;
 * D38.
 */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { PickedFile } from "../../../domain/files.ts"
import { fileCountLimits, fileSizeLimits } from "../../../domain/limits.ts"
import { useApp } from "../../app/context.tsx"
import { fileFailureText } from "../../i18n/failures.ts"
import { sizeText } from "../../i18n/format.tsx"
import { FilePicker } from "../../parts/FilePicker.tsx"
import { FileRow } from "../../parts/FileRow.tsx"
import { Note } from "../../parts/Note.tsx"
import { acceptedFiles, fileIcon, fitting, refusalOf } from "./listing-files.ts"

interface ListingFilesProps {
  readonly files: readonly PickedFile[]
  readonly onFiles: (files: readonly PickedFile[]) => void
}

const PickedRow = ({ file, onRemove }: { readonly file: PickedFile; readonly onRemove: () => void }): ReactElement => {
  const intl = useIntl()
  const refusal = refusalOf(file)
  return (
    <FileRow
      name={file.name}
      size={sizeText(intl, file.size)}
      icon={fileIcon(file.name)}
      state={refusal === null ? "waiting" : "failed"}
      note={refusal === null && <FormattedMessage id="listings.form.files.ready" />}
      error={refusal !== null && fileFailureText(intl, file.name, refusal)}
      actions={[
        {
          icon: "trash",
          label: intl.formatMessage({ id: "listings.form.files.remove" }, { name: file.name }),
          onClick: onRemove,
        },
      ]}
    />
  )
}

export const ListingFiles = ({ files, onFiles }: ListingFilesProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const [left, setLeft] = useState(0)
  const max = fileCountLimits.listing

  const pick = (picked: readonly File[]): void => {
    const fit = fitting(picked, files.length)
    setLeft(fit.left)
    onFiles([...files, ...fit.added.map(device.pick)])
  }

  return (
    <section className="o-form-group" aria-labelledby="listing-files-title">
      <h2 id="listing-files-title" className="o-form-title">
        <FormattedMessage id="listings.form.files" />
      </h2>
      <FilePicker
        id="listing-files"
        label={intl.formatMessage({ id: "listings.form.files.add" })}
        hint={intl.formatMessage(
          { id: "listings.form.files.hint" },
          { n: max, small: sizeText(intl, fileSizeLimits.document), large: sizeText(intl, fileSizeLimits.video) },
        )}
        accept={acceptedFiles}
        multiple
        disabled={files.length >= max}
        onPick={pick}
      />
      {left > 0 && (
        <Note tone="yellow" dismissLabel={intl.formatMessage({ id: "core.dismiss" })} onDismiss={() => setLeft(0)}>
          <FormattedMessage id="listings.form.files.tooMany" values={{ n: left, max }} />
        </Note>
      )}
      {files.length > 0 && (
        <ul className="o-files">
          {files.map((file) => (
            <PickedRow
              key={file.id}
              file={file}
              onRemove={() => {
                setLeft(0)
                onFiles(files.filter(({ id }) => id !== file.id))
                document.getElementById("listing-files")?.focus() // the button that had the focus is gone with its row
              }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
