/**
 * The files that go with the next message, each as a row that can be taken off; one that would be refused says why.
 * experience: Uploads.
 */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fileCountLimits } from "../../../domain/limits.ts"
import { fileFailureText } from "../../i18n/failures.ts"
import { sizeText } from "../../i18n/format.tsx"
import { FileRow } from "../../parts/FileRow.tsx"
import { Note } from "../../parts/Note.tsx"
import { fileIcon } from "../../files/listing-files.ts"
import type { Picks } from "./use-picks.ts"

interface PickedRowsProps {
  readonly picks: Picks
  readonly onRemoved: () => void
}

export const PickedRows = ({ picks, onRemoved }: PickedRowsProps): ReactElement => {
  const intl = useIntl()
  const { leftOut, refusalOf } = picks
  // Files that hold the message up come first, in sight.
  const files = picks.files.toSorted((a, b) => Number(refusalOf(a) === null) - Number(refusalOf(b) === null))
  return (
    <>
      {files.length > 0 && (
        <ul className="o-files chat-picked" aria-label={intl.formatMessage({ id: "chat.files.picked" })}>
          {files.map((file) => {
            const { id, name, size, picture } = file
            const refusal = refusalOf(file)
            return (
              <FileRow
                key={id}
                name={name}
                size={sizeText(intl, size)}
                icon={fileIcon(name)}
                picture={picture ?? undefined}
                state={refusal === null ? "waiting" : "failed"}
                error={refusal !== null && fileFailureText(intl, name, refusal)}
                actions={[
                  {
                    icon: "close",
                    label: intl.formatMessage({ id: "chat.files.takeOff" }, { name }),
                    onClick: () => {
                      picks.remove(id)
                      onRemoved()
                    },
                  },
                ]}
              />
            )
          })}
        </ul>
      )}
      <output>
        {leftOut.length > 0 && (
          <Note
            tone="yellow"
            dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
            onDismiss={picks.dismissLeftOut}
          >
            <FormattedMessage
              id="listings.files.leftOut"
              values={{ n: leftOut.length, max: fileCountLimits.chatMessage, names: intl.formatList([...leftOut]) }}
            />
          </Note>
        )}
      </output>
    </>
  )
}
