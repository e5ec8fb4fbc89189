/** The step with photos and documents: those that are there, those that were picked, and room for more. experience: Uploads; D38. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fileCountLimits, fileSizeLimits } from "../../../domain/limits.ts"
import { sizeText } from "../../i18n/format.tsx"
import { FilePicker } from "../../parts/FilePicker.tsx"
import { Note } from "../../parts/Note.tsx"
import { KeptFiles, type Keeping } from "./KeptFiles.tsx"
import { LeftOutFiles } from "./LeftOutFiles.tsx"
import { acceptedFiles, fitting } from "./listing-files.ts"
import { picturesOf } from "./listing-words.ts"
import type { PickedPhotos } from "./picked-photos.ts"
import { PickedFiles } from "./PickedFiles.tsx"

interface ListingFilesProps {
  readonly picked: PickedPhotos
  readonly kept: Keeping
  /** Files were picked for this form before it was left, and are gone since. */
  readonly wereLost: boolean
}

export const ListingFiles = ({ picked, kept, wereLost }: ListingFilesProps): ReactElement => {
  const intl = useIntl()
  const [left, setLeft] = useState<readonly File[]>([])
  const max = fileCountLimits.listing
  const staying = kept.files.filter(({ key }) => !kept.removed.has(key))
  const count = staying.length + picked.files.length

  const pick = (files: readonly File[]): void => {
    const fit = fitting(files, max - count)
    setLeft(fit.left)
    picked.add(fit.added)
  }

  return (
    <section className="o-form-group" aria-labelledby="listing-files-title">
      <h2 id="listing-files-title" className="o-form-title">
        <FormattedMessage id="listings.form.files" />
      </h2>
      <p className="o-small">
        <FormattedMessage id="listings.form.files.why" />
      </p>
      {wereLost && picked.files.length === 0 && (
        <Note tone="yellow">
          <FormattedMessage id="listings.form.files.again" />
        </Note>
      )}
      <FilePicker
        id="listing-files"
        label={intl.formatMessage({ id: "listings.form.files.add" })}
        hint={intl.formatMessage(
          { id: "listings.form.files.hint" },
          { n: max, small: sizeText(intl, fileSizeLimits.document), large: sizeText(intl, fileSizeLimits.video) },
        )}
        accept={acceptedFiles}
        multiple
        disabled={count >= max}
        onPick={pick}
      />
      <LeftOutFiles files={left} max={max} onDismiss={() => setLeft([])} />
      {kept.files.length > 0 && <KeptFiles {...kept} />}
      {picked.files.length > 0 && (
        <PickedFiles
          files={picked.files}
          move={picked.move}
          remove={(id) => {
            setLeft([])
            picked.remove(id)
          }}
          hasCover={picturesOf(staying).length > 0}
        />
      )}
    </section>
  )
}
