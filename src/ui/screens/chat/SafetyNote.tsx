/** The safety note before the first message to a stranger. experience: Trust without money. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Note } from "../../parts/Note.tsx"

export const SafetyNote = ({ name }: { readonly name: string }): ReactElement => (
  <div className="chat-safety">
    <Note tone="blue" icon="shield" title={useIntl().formatMessage({ id: "chat.safety.title" })}>
      <p>
        <FormattedMessage id="chat.safety.text" values={{ name }} />
      </p>
    </Note>
  </div>
)
