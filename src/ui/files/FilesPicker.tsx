/** Picks files as long as there is room for more, and names those that there was none for. experience: Uploads. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { TakePhoto } from "../forms/TakePhoto.tsx"
import { FilePicker, type FilePickerProps } from "../parts/FilePicker.tsx"
import { Note } from "../parts/Note.tsx"
import { acceptedFiles, fitting } from "./listing-files.ts"

interface FilesPickerProps extends Pick<FilePickerProps, "id" | "label" | "hint" | "onPick"> {
  /** The number of files that are there already, and the number that may be. */
  readonly count: number
  readonly max: number
}

export const FilesPicker = ({ count, max, onPick, ...picker }: FilesPickerProps): ReactElement => {
  const intl = useIntl()
  const [left, setLeft] = useState<readonly File[]>([])
  const pick = (files: readonly File[]): void => {
    const fit = fitting(files, max - count)
    setLeft(fit.left)
    if (fit.added.length > 0) onPick(fit.added)
  }
  const names = intl.formatList(left.map(({ name }) => name))
  return (
    <div>
      <FilePicker {...picker} accept={acceptedFiles} multiple disabled={count >= max} onPick={pick} />
      <TakePhoto disabled={count >= max} onTake={(photo) => pick([photo])} />
      <output className="o-left-out">
        {left.length > 0 && (
          <Note tone="yellow" dismissLabel={intl.formatMessage({ id: "core.dismiss" })} onDismiss={() => setLeft([])}>
            <FormattedMessage id="listings.files.leftOut" values={{ n: left.length, max, names }} />
          </Note>
        )}
      </output>
    </div>
  )
}
