/** Saves the whole trail, as it is filtered, as a file. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { TrailQuery } from "../../../domain/moderation-tasks.ts"
import { saveText } from "../../../platform/save-text.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { trailCsv } from "./trail-csv.ts"

export const SaveTrail = ({ filter }: Pick<TrailQuery, "filter">): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const dispatch = useDispatch()
  const command = { type: "ReadModerationTrail", filter } as const
  const busy = usePending(command)
  const failure = useFailure(command)
  const write = async (): Promise<void> => {
    const outcome = await dispatch(command)
    const read = outcome.tag === "Done" ? outcome.events.find(({ type }) => type === "ModerationTrailRead") : undefined
    if (read?.type === "ModerationTrailRead")
      await saveText(device.wrapper, {
        name: `moderation-${device.today()}.csv`,
        type: "text/csv",
        text: trailCsv(read.actions, intl.locale),
      })
  }
  return (
    <>
      <Button icon="download" busy={busy} onClick={() => void write()}>
        <FormattedMessage id="moderation.trail.save" />
      </Button>
      {failure !== undefined && (
        <div role="alert">
          <Note tone="red">{failureText(intl, failure)}</Note>
        </div>
      )}
    </>
  )
}
