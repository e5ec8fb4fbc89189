/** A listing's documents and videos as rows with their size. experience: Gallery. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { fileKindOf, type StoredFile } from "../../domain/files.ts"
import { SizeText } from "../i18n/format.tsx"
import { Icon } from "../parts/Icon.tsx"

export const ListingDocuments = ({ files }: { readonly files: readonly StoredFile[] }): ReactElement => {
  const intl = useIntl()
  return (
    <ul className="o-documents">
      {files.map((file) => (
        <li key={file.key}>
          <a
            href={file.url}
            download={file.name}
            className="o-document"
            title={intl.formatMessage({ id: "listings.file.download" }, { name: file.name })}
          >
            <Icon name={fileKindOf(file.extension) === "video" ? "video" : "file"} />
            <span className="o-document-name">{file.name}</span>
            <span className="o-document-size">
              <SizeText bytes={file.size} />
            </span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  )
}
