/** Offers pushes right after an act whose answer somebody waits for; never by itself, and not again after "not now". */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useFlag } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { usePush } from "./use-push.ts"

interface PushOfferProps {
  /** The news that are waited for: applications to what was published, or the answer to one. */
  readonly awaited: "applications" | "answer"
}

export const PushOffer = ({ awaited }: PushOfferProps): ReactElement | null => {
  const intl = useIntl()
  const isOn = useFlag("pushNotifications")
  const { device, standing, whyNot, busy, failure, turn, decline } = usePush()
  const [pressed, setPressed] = useState(false)
  if (!isOn || device === null || standing === "unsupported" || standing === "borrowed" || device.declined) return null
  if (standing !== "off")
    return pressed ? (
      <output>
        <Note tone={standing === "on" ? "green" : "yellow"}>
          <FormattedMessage id={standing === "on" ? "push.offer.done" : whyNot.denied} />
        </Note>
      </output>
    ) : null
  return (
    <Note
      tone="blue"
      icon="bell"
      title={<FormattedMessage id="push.offer.title" />}
      action={
        <div className="l-row">
          <Button
            size="small"
            busy={busy}
            onClick={() => {
              setPressed(true)
              turn(true)
            }}
          >
            <FormattedMessage id="push.offer.yes" />
          </Button>
          <Button size="small" kind="quiet" disabled={busy} onClick={decline}>
            <FormattedMessage id="push.offer.no" />
          </Button>
        </div>
      }
    >
      {pressed && failure !== undefined ? (
        <span role="alert">{failureText(intl, failure)}</span>
      ) : (
        <FormattedMessage id="push.offer.hint" values={{ awaited }} />
      )}
    </Note>
  )
}
