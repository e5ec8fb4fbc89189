/** The files that a listing has already: each stays, or is marked to go when the form is sent. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { StoredFile } from "../../../../domain/files.ts"
import { sizeText } from "../../../i18n/format.tsx"
import { FileRow } from "../../../parts/FileRow.tsx"
import { fileIcon } from "../../../files/listing-files.ts"
import { picturesOf } from "../../../market/shown-files.ts"

export interface Keeping {
  readonly files: readonly StoredFile[]
  readonly removed: ReadonlySet<string> // keys
  readonly onRemove: (key: string, isRemoved: boolean) => void
}

export const KeptFiles = ({ files, removed, onRemove }: Keeping): ReactElement => {
  const intl = useIntl()
  const pictures = picturesOf(files)
  const cover = pictures.find(({ key }) => !removed.has(key))
  return (
    <ul className="o-files" aria-label={intl.formatMessage({ id: "own-listings.form.files.kept" })}>
      {files.map((file) => {
        const { key, name } = file
        const isRemoved = removed.has(key)
        const picture = pictures.includes(file) ? (file.thumbnailUrl ?? file.url) : undefined
        return (
          <FileRow
            key={key}
            name={name}
            size={sizeText(intl, file.size)}
            icon={fileIcon(name)}
            picture={picture}
            state={isRemoved ? "waiting" : "done"}
            note={
              isRemoved ? (
                <FormattedMessage id="own-listings.form.files.goes" />
              ) : (
                file === cover && <FormattedMessage id="own-listings.form.files.cover" />
              )
            }
            actions={[
              isRemoved
                ? {
                    icon: "undo",
                    label: intl.formatMessage({ id: "own-listings.form.files.keep" }, { name }),
                    onClick: () => onRemove(key, false),
                  }
                : {
                    icon: "trash",
                    label: intl.formatMessage({ id: "own-listings.form.files.remove" }, { name }),
                    onClick: () => onRemove(key, true),
                  },
            ]}
          />
        )
      })}
    </ul>
  )
}
