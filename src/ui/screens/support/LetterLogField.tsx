/** A choice to send the event log along with a letter, with all that is sent of it, to be read before. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { saveText } from "../../../platform/save-text.ts"
import { useApp } from "../../app/context.tsx"
import { SizeText } from "../../i18n/format.tsx"
import { Button } from "../../parts/Button.tsx"
import { Checkbox } from "../../parts/Checkbox.tsx"
import { Disclosure } from "../../parts/Disclosure.tsx"
import { Note } from "../../parts/Note.tsx"
import type { LetterLog, LetterLogState } from "./use-letter-log.ts"

interface LetterLogFieldProps {
  readonly isWanted: boolean
  readonly onWanted: (isWanted: boolean) => void
  readonly log: LetterLogState
}

/** Lines at the log's end that are shown at once; a file has all of them. */
const shownLines = 40

const encoder = new TextEncoder()

const Preview = ({ log }: { readonly log: LetterLog }): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const { device } = useApp()
  const lines = log.text.trimEnd().split("\n")
  const save = (): void =>
    void saveText(device.wrapper, {
      name: "event-log.ndjson",
      type: "application/x-ndjson",
      text: log.text,
    })
  return (
    <Disclosure label={intl.formatMessage({ id: "support.log.preview" })}>
      <div className="l-stack" data-gap="2">
        <p id={id}>
          <FormattedMessage
            id="support.log.all"
            values={{ lines: lines.length, cut: lines.length > shownLines ? "yes" : "no" }}
          />{" "}
          <SizeText bytes={encoder.encode(log.text).length} />
        </p>
        <textarea
          className="support-log-lines"
          readOnly
          rows={12}
          wrap="off"
          aria-labelledby={id}
          translate="no"
          value={lines.slice(-shownLines).join("\n")}
        />
        <div>
          <Button size="small" icon="download" onClick={save}>
            <FormattedMessage id="support.log.download" />
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}

export const LetterLogField = ({ isWanted, onWanted, log }: LetterLogFieldProps): ReactElement => {
  const intl = useIntl()
  return (
    <div className="l-stack" data-gap="2">
      <Checkbox
        label={intl.formatMessage({ id: "support.log.send" })}
        hint={intl.formatMessage({ id: "support.log.sendHint" })}
        checked={isWanted}
        onChange={onWanted}
      />
      {isWanted && typeof log === "object" && <Preview log={log} />}
      <output>
        {isWanted && log === "none" && (
          <Note tone="yellow">
            <FormattedMessage id="support.log.failed" />
          </Note>
        )}
      </output>
    </div>
  )
}
