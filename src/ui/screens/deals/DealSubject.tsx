/** The order as it stood when it became a deal: a frozen copy, its files too. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { DealSubject as Subject } from "../../../domain/deals.ts"
import { fileKindOf, type StoredFile } from "../../../domain/files.ts"
import { sizeText } from "../../i18n/format.tsx"
import { Card } from "../../parts/Card.tsx"
import { FileRow } from "../../parts/FileRow.tsx"
import { ResponsiveImage } from "../../parts/ResponsiveImage.tsx"
import { sortedFiles } from "./deal-words.ts"

const Files = ({ files }: { readonly files: readonly StoredFile[] }): ReactElement => {
  const intl = useIntl()
  const { pictures, others } = sortedFiles(files)
  return (
    <div className="l-stack" data-gap="3">
      <h3 className="deals-subheading">
        <FormattedMessage id="deals.deal.files" />
      </h3>
      {pictures.length > 0 && (
        <ul className="deals-pictures">
          {pictures.map((file) => (
            <li key={file.key}>
              <a href={file.url} target="_blank" rel="noreferrer" className="deals-picture">
                <ResponsiveImage src={file.thumbnailUrl} sizes="auto, 9rem" alt={file.name} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="deals-files">
          {others.map((file) => (
            <FileRow
              key={file.key}
              name={file.name}
              size={sizeText(intl, file.size)}
              icon={fileKindOf(file.extension) === "video" ? "video" : "file"}
              href={file.url}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

export const DealSubject = ({ subject }: { readonly subject: Subject }): ReactElement => (
  <Card as="section" labelledBy="deal-subject">
    <div className="l-stack">
      <div className="l-stack" data-gap="2">
        <h2 id="deal-subject" className="deals-heading">
          <FormattedMessage id="deals.deal.subject" />
        </h2>
        <p className="deals-frozen">
          <FormattedMessage id="deals.deal.frozen" />
        </p>
      </div>
      <h3 className="deals-subject-name">{subject.name}</h3>
      <p className="deals-text">{subject.description}</p>
      {subject.files.length > 0 && <Files files={subject.files} />}
    </div>
  </Card>
)
