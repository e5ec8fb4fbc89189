/** Names the picked files that there was no room for, and why. experience: Uploads; E278. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Note } from "../../parts/Note.tsx"

interface LeftOutFilesProps {
  readonly files: readonly File[]
  readonly max: number
  readonly onDismiss: () => void
}

export const LeftOutFiles = ({ files, max, onDismiss }: LeftOutFilesProps): ReactElement => {
  const intl = useIntl()
  const names = intl.formatList(files.map(({ name }) => name))
  return (
    <output>
      {files.length > 0 && (
        <Note tone="yellow" dismissLabel={intl.formatMessage({ id: "core.dismiss" })} onDismiss={onDismiss}>
          <FormattedMessage id="listings.files.leftOut" values={{ n: files.length, max, names }} />
        </Note>
      )}
    </output>
  )
}
