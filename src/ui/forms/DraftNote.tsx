/** A note that the form was restored from a draft, with a button to discard it. experience: Forms. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Button } from "../parts/Button.tsx"
import { Note } from "../parts/Note.tsx"
import { useApp } from "../app/context.tsx"

interface DraftNoteProps {
  readonly savedAt: string // ISO 8601
  readonly onDiscard: () => void
}

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString()

export const DraftNote = ({ savedAt, onDiscard }: DraftNoteProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const moment = new Date(savedAt)
  const time = isSameDay(moment, new Date(device.now()))
    ? intl.formatTime(moment)
    : intl.formatDate(moment, { dateStyle: "medium", timeStyle: "short" })
  return (
    <Note
      tone="blue"
      icon="edit"
      action={
        <Button kind="quiet" size="small" onClick={onDiscard}>
          <FormattedMessage id="core.draft.discard" />
        </Button>
      }
    >
      <FormattedMessage id="core.draft.restored" values={{ time }} />
    </Note>
  )
}
