/** The devices that are pushed to, each with the way to take it away. */
import { useId, type ReactElement } from "react"
import { FormattedDate, FormattedMessage, useIntl } from "react-intl"
import type { PushDevice } from "../../../domain/push.ts"
import { restoreLostFocus } from "../../app/lost-focus.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { Badge } from "../../parts/Badge.tsx"
import { Button } from "../../parts/Button.tsx"
import { deviceName } from "./device-name.ts"

interface RowProps {
  readonly device: PushDevice
  readonly isThis: boolean
  readonly onTurnOff: () => void
}

const Row = ({ device: { key, userAgent, app, subscribedAt }, isThis, onTurnOff }: RowProps): ReactElement => {
  const intl = useIntl()
  const since = useId()
  const dispatch = useDispatch()
  const busy = usePending({ type: "RemovePushDevice", key })
  const name = deviceName(intl, userAgent, app)
  const remove = async (): Promise<void> => {
    await dispatch({ type: "RemovePushDevice", key })
    restoreLostFocus()
  }
  return (
    <li className="settings-device">
      <div className="settings-device-words">
        <span>
          <span>{name}</span>{" "}
          {isThis && (
            <Badge tone="green">
              <FormattedMessage id="push.device.this" />
            </Badge>
          )}
        </span>
        <span id={since} className="u-muted">
          <FormattedMessage
            id="push.device.since"
            values={{ date: <FormattedDate value={subscribedAt} dateStyle="medium" /> }}
          />
        </span>
      </div>
      <Button
        size="small"
        kind="quiet"
        busy={busy}
        aria-label={intl.formatMessage({ id: "push.device.remove" }, { name })}
        aria-describedby={since}
        onClick={isThis ? onTurnOff : () => void remove()}
      >
        <FormattedMessage id="push.device.removeShort" />
      </Button>
    </li>
  )
}

interface PushDevicesProps {
  readonly devices: readonly PushDevice[]
  /** Of this device; null where it is not pushed to. */
  readonly ownHash: string | null
  readonly onTurnOff: () => void
}

export const PushDevices = ({ devices, ownHash, onTurnOff }: PushDevicesProps): ReactElement | null => {
  const intl = useIntl()
  if (devices.length === 0) return null
  return (
    <ul className="settings-devices" aria-label={intl.formatMessage({ id: "push.devices" })}>
      {devices.map((device) => (
        <Row key={device.key} device={device} isThis={device.hash === ownHash} onTurnOff={onTurnOff} />
      ))}
    </ul>
  )
}
