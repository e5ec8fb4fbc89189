/**
 * Says of what is still shown that it may be old: it could not be loaded again, or that takes long. experience: States.
 */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Failure } from "../../domain/failures.ts"
import { exactMoment } from "../i18n/days.ts"
import { failureText } from "../i18n/failures.ts"
import { useLongWait } from "../loading/use-long-wait.ts"
import { Button } from "../parts/Button.tsx"
import { Note } from "../parts/Note.tsx"
import { FailureDetails } from "./FailureDetails.tsx"

export interface Renewal {
  readonly busy: boolean
  /** The failure of the last try, until one succeeds. */
  readonly failure: Failure | undefined
  /** Asks once more, whatever is under way. */
  readonly ask: () => void
}

export const OldNote = ({ busy, failure, ask }: Renewal): ReactElement | null => {
  const intl = useIntl()
  const [now] = useState(Date.now)
  const isLong = useLongWait(busy)
  if (failure === undefined && !isLong) return null
  const hasFailed = failure !== undefined
  const seenAt = failure?._tag === "Unreachable" ? failure.seenAt : undefined
  return (
    <div role={hasFailed && seenAt === undefined ? "alert" : "status"}>
      <Note
        tone={hasFailed ? "yellow" : "blue"}
        title={
          seenAt === undefined
            ? intl.formatMessage({ id: hasFailed ? "core.old.failed" : "core.old.slow" })
            : intl.formatMessage({ id: "core.old.seen" }, { when: exactMoment(intl, seenAt, now) })
        }
        action={
          <Button size="small" icon="refresh" busy={hasFailed && busy && !isLong} onClick={ask}>
            <FormattedMessage id="core.retry" />
          </Button>
        }
      >
        <p>
          {failure !== undefined && <span>{`${failureText(intl, failure)} `}</span>}
          {seenAt === undefined && <FormattedMessage id="core.old.hint" />}
        </p>
        {failure !== undefined && <FailureDetails failure={failure} />}
      </Note>
    </div>
  )
}
