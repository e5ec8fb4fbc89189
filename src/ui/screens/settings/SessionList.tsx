/** The devices on which the person is signed in, each with the way out of it. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { SignedInDevice } from "../../../domain/session.ts"
import { restoreLostFocus } from "../../app/lost-focus.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { useApp } from "../../app/context.tsx"
import { momentText } from "../../i18n/format.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Button } from "../../parts/Button.tsx"
import { deviceName } from "../push/device-name.ts"

const Row = ({ device: { key, userAgent, lastUsedAt, isThis } }: { readonly device: SignedInDevice }): ReactElement => {
  const intl = useIntl()
  const used = useId()
  const dispatch = useDispatch()
  const { device: here } = useApp()
  const busy = usePending({ type: "EndSession", key })
  const name = deviceName(intl, userAgent)
  const end = async (): Promise<void> => {
    await dispatch({ type: "EndSession", key })
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
        {!isThis && (
          <span id={used} className="u-muted">
            <FormattedMessage id="settings.sessions.used" values={{ when: momentText(intl, lastUsedAt, here.now()) }} />
          </span>
        )}
      </div>
      {!isThis && (
        <Button
          size="small"
          kind="quiet"
          busy={busy}
          aria-label={intl.formatMessage({ id: "settings.sessions.end" }, { name })}
          aria-describedby={used}
          onClick={() => void end()}
        >
          <FormattedMessage id="settings.sessions.endShort" />
        </Button>
      )}
    </li>
  )
}

export const SessionList = ({ devices }: { readonly devices: readonly SignedInDevice[] }): ReactElement => {
  const intl = useIntl()
  return (
    <ul className="settings-devices" aria-label={intl.formatMessage({ id: "settings.sessions.devices" })}>
      {devices.map((device) => (
        <Row key={device.key} device={device} />
      ))}
    </ul>
  )
}
