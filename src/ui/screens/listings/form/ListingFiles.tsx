/**
 * The step with photos and documents: those that are there, those that were picked, and room for more. experience:
 * Uploads.
 */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fileCountLimits, fileSizeLimits } from "../../../../domain/limits.ts"
import { sizeText } from "../../../i18n/format.tsx"
import { Note } from "../../../parts/Note.tsx"
import { KeptFiles, type Keeping } from "./KeptFiles.tsx"
import { FilesPicker } from "../../../files/FilesPicker.tsx"
import { refusalOf } from "../../../files/listing-files.ts"
import { picturesOf } from "../../../market/shown-files.ts"
import type { PickedPhotos } from "../../../files/use-picked-photos.ts"
import { PickedFiles } from "../../../files/PickedFiles.tsx"

interface ListingFilesProps {
  readonly picked: PickedPhotos
  readonly kept: Keeping
  /** Files were picked for this form before it was left, and are gone since. */
  readonly wereLost: boolean
}

export const ListingFiles = ({ picked, kept, wereLost }: ListingFilesProps): ReactElement => {
  const intl = useIntl()
  const max = fileCountLimits.listing
  const staying = kept.files.filter(({ key }) => !kept.removed.has(key))
  const count = staying.length + picked.files.filter((file) => refusalOf(file) === null).length

  return (
    <section className="o-form-group" aria-labelledby="listing-files-title">
      <h2 id="listing-files-title" className="o-form-title" tabIndex={-1}>
        <FormattedMessage id="own-listings.form.files" />
      </h2>
      <p className="o-small">
        <FormattedMessage id="own-listings.form.files.why" />
      </p>
      {wereLost && picked.files.length === 0 && (
        <Note tone="yellow">
          <FormattedMessage id="own-listings.form.files.again" />
        </Note>
      )}
      <FilesPicker
        id="listing-files"
        label={intl.formatMessage({ id: "own-listings.form.files.add" })}
        hint={intl.formatMessage(
          { id: "own-listings.form.files.hint" },
          { n: max, small: sizeText(intl, fileSizeLimits.document), large: sizeText(intl, fileSizeLimits.video) },
        )}
        count={count}
        max={max}
        onPick={picked.add}
      />
      {kept.files.length > 0 && <KeptFiles {...kept} />}
      {picked.files.length > 0 && (
        <PickedFiles
          files={picked.files}
          move={picked.move}
          remove={picked.remove}
          hasCover={picturesOf(staying).length > 0}
        />
      )}
    </section>
  )
}
