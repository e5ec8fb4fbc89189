/** Says how the own executant profile stands with moderation, why, and what to do about it. Spec §4. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { isDraftExecutant } from "../../../domain/executant-statuses.ts"
import { isUnknown } from "../../../domain/growing.ts"
import type { Executant } from "../../../domain/profiles.ts"
import { isDeclinedVersion, isWaitingVersion } from "../../../domain/listing-statuses.ts"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { BlockNote } from "./BlockNote.tsx"
import { changedExecutantForm } from "./executant-form.ts"

interface ExecutantStandingProps {
  readonly executant: Executant
  /** Begins to change the words. */
  readonly onFix: () => void
}

/** A draft that was never sent: as it is, it goes to moderation. */
const Send = ({ executant }: Pick<ExecutantStandingProps, "executant">): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const { key } = executant
  const about = { type: "ChangeExecutant", key } as const
  const [busy, failure] = [usePending(about), useFailure(about)]
  return (
    <>
      <Button
        size="small"
        icon="send"
        busy={busy}
        onClick={() => void dispatch({ ...about, status: "Draft", ...changedExecutantForm(executant) })}
      >
        <FormattedMessage id="profiles.standing.send" />
      </Button>
      {failure !== undefined && <p role="alert">{failureText(intl, failure)}</p>}
    </>
  )
}

export const ExecutantStanding = ({ executant, onFix }: ExecutantStandingProps): ReactElement => {
  const intl = useIntl()
  const { status, versionStatus, reason, blocked, blockedReason } = executant
  if (blocked)
    return <BlockNote title="profiles.standing.blocked" reason={blockedReason} object="profiles.standing.support" />
  if (isUnknown(status)) return <Note tone="blue" title={<FormattedMessage id="profiles.status.Unknown" />} />
  if (isDeclinedVersion(versionStatus))
    return (
      <Note
        tone="red"
        title={<FormattedMessage id="profiles.standing.declined" values={{ status }} />}
        action={
          <Button size="small" icon="edit" onClick={onFix}>
            <FormattedMessage id="profiles.standing.fix" />
          </Button>
        }
      >
        {intl.formatMessage({ id: `reasons.moderation.${reason ?? "Other"}` })}
      </Note>
    )
  if (isWaitingVersion(versionStatus))
    return (
      <Note
        tone="yellow"
        icon="clock"
        title={<FormattedMessage id="profiles.standing.waiting" values={{ status }} />}
      />
    )
  if (isDraftExecutant(status))
    return (
      <Note
        tone="blue"
        title={<FormattedMessage id="profiles.standing.draft" />}
        action={<Send executant={executant} />}
      />
    )
  return <Note tone="green" title={<FormattedMessage id="profiles.standing.published" />} />
}
