/** A value of the read models: which events made it so, with the way to each of them. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Explanation } from "../log/explained.ts"
import { pathText } from "../log/readable.ts"
import { inWords } from "../log/words.ts"
import { Button } from "../ui/parts/Button.tsx"

interface ExplainedProps {
  readonly explanation: Explanation
  readonly onGoTo: (count: number) => void
}

export const Explained = ({ explanation: { path, value, changes }, onGoTo }: ExplainedProps): ReactElement => (
  <div className="t-explained">
    <p>
      <code className="t-path">{pathText(path)}</code> <code className="t-value">{inWords(value)}</code>
    </p>
    {changes.length === 0 && (
      <p className="u-muted">
        <FormattedMessage id="testing.theatre.explained.start" />
      </p>
    )}
    <ol className="t-causes">
      {changes.map(({ at, seq, before, after, event, cause }) => (
        <li key={at}>
          <p>
            <code>{inWords(before)}</code> → <code>{inWords(after)}</code>
          </p>
          <p>
            {event}, {cause}
          </p>
          <Button size="small" onClick={() => onGoTo(at + 1)}>
            <FormattedMessage id="testing.theatre.goTo" values={{ seq }} />
          </Button>
        </li>
      ))}
    </ol>
  </div>
)
