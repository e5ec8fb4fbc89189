/** Says why moderation has blocked something of one's own, with the letter to support by which one objects. */
import type { ReactElement, ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { RefusalReason } from "../../../domain/moderation.ts"
import type { MessageId } from "../../i18n/messages.ts"
import { paths } from "../../app/paths.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"

interface BlockNoteProps {
  readonly title: MessageId
  /** Null where moderation has named none. */
  readonly reason: RefusalReason | null
  readonly object: MessageId
  readonly children?: ReactNode
}

export const BlockNote = ({ title, reason, object, children }: BlockNoteProps): ReactElement => {
  const intl = useIntl()
  return (
    <Note
      tone="red"
      title={<FormattedMessage id={title} />}
      action={
        <ButtonLink size="small" icon="mail" href={paths.support}>
          <FormattedMessage id={object} />
        </ButtonLink>
      }
    >
      <p>{intl.formatMessage({ id: `reasons.moderation.${reason ?? "Other"}` })}</p>
      {children}
    </Note>
  )
}
