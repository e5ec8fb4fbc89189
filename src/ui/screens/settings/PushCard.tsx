/** Pushes to this device, on or off, and all devices that get them. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { push, pushDevices } from "../../../projections/push.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Switch } from "../../parts/Checkbox.tsx"
import { Note } from "../../parts/Note.tsx"
import { PushDevices } from "../push/PushDevices.tsx"
import { usePush } from "../push/use-push.ts"
import { SettingsCard } from "./SettingsCard.tsx"

const command = { type: "LoadPushDevices" } as const

export const PushCard = (): ReactElement => {
  const intl = useIntl()
  const { device, standing, whyNot, busy, failure, turn } = usePush()
  const devices = useReadModel(push, pushDevices, undefined)
  const { failure: unread } = useFresh({ command, known: onceKnown(devices !== null), unheard: true })
  const trouble = failure ?? (devices === null ? unread : undefined)
  return (
    <SettingsCard title={<FormattedMessage id="push.title" />}>
      {standing === "unsupported" || standing === "denied" || standing === "borrowed" ? (
        <Note tone="yellow">
          <FormattedMessage id={whyNot[standing]} />
        </Note>
      ) : (
        <Switch
          label={intl.formatMessage({ id: "push.here" })}
          hint={intl.formatMessage({ id: "push.hereHint" })}
          checked={standing === "on"}
          disabled={standing === null || busy}
          aria-busy={busy || undefined}
          onChange={turn}
        />
      )}
      {trouble !== undefined && !busy && (
        <div role="alert">
          <Note tone="red">{failureText(intl, trouble)}</Note>
        </div>
      )}
      {devices !== null && (
        <PushDevices devices={devices} ownHash={device?.hash ?? null} onTurnOff={() => turn(false)} />
      )}
    </SettingsCard>
  )
}
