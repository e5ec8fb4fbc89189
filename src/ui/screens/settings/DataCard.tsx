/** Everything that the market keeps of the person, to take along. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { SettingsCard } from "./SettingsCard.tsx"

const about = { type: "DownloadAccountData" } as const

export const DataCard = (): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const [busy, failure] = [usePending(about), useFailure(about)]
  const [hasBegun, setHasBegun] = useState(false)
  const download = async (): Promise<void> => {
    setHasBegun(false)
    const { tag } = await dispatch(about)
    setHasBegun(tag === "Done")
  }
  return (
    <SettingsCard title={<FormattedMessage id="settings.data" />}>
      <div>
        <p className="u-muted">
          <FormattedMessage id="settings.data.hint" />
        </p>
        <output>{hasBegun && <FormattedMessage id="settings.data.begun" />}</output>
      </div>
      <Button icon="download" wide busy={busy} onClick={() => void download()}>
        <FormattedMessage id="settings.data.download" />
      </Button>
      {failure !== undefined && !busy && (
        <div role="alert">
          <Note tone="red">{failureText(intl, failure)}</Note>
        </div>
      )}
    </SettingsCard>
  )
}
