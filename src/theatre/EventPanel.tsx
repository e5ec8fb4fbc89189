/** The event that led to the moment: its cause in words, what it changed, and its JSON. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { pathText } from "../log/readable.ts"
import { eventWords } from "../log/words.ts"
import type { Broken, Moment, ShownChange } from "./log-questions.ts"
import { Note } from "../ui/parts/Note.tsx"

export const ChangeList = ({ changes }: { readonly changes: readonly ShownChange[] }): ReactElement => (
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
)

interface EventPanelProps {
  readonly moment: Moment
  readonly broken: readonly Broken[]
}

export const EventPanel = ({
  moment: { envelope, cause, changes, changeCount },
  broken,
}: EventPanelProps): ReactElement =>
  envelope === null ? (
    <p className="u-muted">
      <FormattedMessage id="testing.theatre.event.none" />
    </p>
  ) : (
    <div className="t-panel">
      <h2 className="t-heading">{eventWords(envelope)}</h2>
      <p>{cause}</p>
      {broken.map(({ what }) => (
        <Note key={what} tone="red">
          {what}
        </Note>
      ))}
      <h3>
        <FormattedMessage id="testing.theatre.event.changes" values={{ count: changeCount }} />
      </h3>
      <ChangeList changes={changes} />
      {changeCount > changes.length && (
        <p className="u-muted">
          <FormattedMessage id="testing.theatre.more" values={{ count: changeCount - changes.length }} />
        </p>
      )}
      <h3>
        <FormattedMessage id="testing.theatre.event.json" />
      </h3>
      <pre className="t-json">{JSON.stringify(envelope, null, 2)}</pre>
    </div>
  )
