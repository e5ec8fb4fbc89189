/** The event that led to the moment: its cause in words, what it changed, and its JSON. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { RecordedEnvelope } from "../log/codec.ts"
import { printable, printableLines } from "../log/printable.ts"
import { pathText } from "../log/readable.ts"
import { eventWords } from "../log/words.ts"
import type { Broken, Moment, ShownChanges } from "./log-questions.ts"
import { Note } from "../ui/parts/Note.tsx"

export const ChangeList = ({ changed: { changes, count } }: { readonly changed: ShownChanges }): ReactElement => (
  <>
    <ul className="t-changes">
      {changes.map(({ path, before, after }) => (
        <li key={pathText(path)}>
          <code className="t-path">{pathText(path)}</code>
          <span className="t-before-after">
            <del>{before}</del> → <ins>{after}</ins>
          </span>
        </li>
      ))}
    </ul>
    {count > changes.length && (
      <p className="u-muted">
        <FormattedMessage id="testing.theatre.more" values={{ count: count - changes.length }} />
      </p>
    )}
  </>
)

/** A page draws no more signs of one text in the time that somebody waits for it. */
export const longestJson = 50_000

const shortJson = (envelope: RecordedEnvelope): string => {
  const json = JSON.stringify(envelope, null, 2)
  return printableLines(json.length <= longestJson ? json : `${json.slice(0, longestJson)}…`)
}

interface EventPanelProps {
  readonly moment: Moment
  readonly broken: readonly Broken[]
}

export const EventPanel = ({ moment: { envelope, cause, changed }, broken }: EventPanelProps): ReactElement =>
  envelope === null ? (
    <p className="u-muted">
      <FormattedMessage id="testing.theatre.event.none" />
    </p>
  ) : (
    <div className="t-panel">
      <h2 className="t-heading">{printable(eventWords(envelope))}</h2>
      <p>{cause}</p>
      {broken.map(({ what }) => (
        <Note key={what} tone="red">
          {what}
        </Note>
      ))}
      <h3>
        <FormattedMessage id="testing.theatre.event.changes" values={{ count: changed.count }} />
      </h3>
      <ChangeList changed={changed} />
      <h3>
        <FormattedMessage id="testing.theatre.event.json" />
      </h3>
      <pre className="t-json">{shortJson(envelope)}</pre>
    </div>
  )
