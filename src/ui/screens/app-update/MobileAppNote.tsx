/**
 * Says on a phone that there is an app, and in the app that there is a newer one: a hint that can be hidden. Spec §1,
 * §3.
 */
import { useState, type ReactElement, type ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { storeFor } from "../../../domain/app-update.ts"
import { appUpdate } from "../../../projections/app-update.ts"
import { waitingUpdate } from "../../../projections/waiting-update.ts"
import { useApp } from "../../app/context.tsx"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { MoreTexts } from "../../i18n/Texts.tsx"
import { ButtonLink } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"

interface HintProps {
  /** The name of the note, which is not said again once it was hidden. */
  readonly about: string
  readonly title: ReactNode
  readonly action: ReactNode
  readonly url: string
}

const Hint = ({ about, title, action, url }: HintProps): ReactElement | null => {
  const intl = useIntl()
  const { asks } = useApp().device
  const [isHidden, setHidden] = useState(() => !asks.may(about, 1))
  if (isHidden) return null
  return (
    <Note
      tone="blue"
      title={title}
      action={
        <ButtonLink size="small" href={url} target="_blank" rel="noreferrer">
          {action}
        </ButtonLink>
      }
      dismissLabel={intl.formatMessage({ id: "app-update.note.hide" })}
      onDismiss={() => {
        asks.remember(about)
        setHidden(true)
      }}
    />
  )
}

/** In the app: the version that was put off, or that is too small a step to be asked about. */
const Newer = (): ReactElement | null => {
  const update = useReadModel(appUpdate, waitingUpdate, undefined)
  if (update === null || update.step !== "minor" || !update.isPutOff) return null
  return (
    <Hint
      about={`app-${update.version}`}
      title={<FormattedMessage id="app-update.note.newer" values={{ version: update.version }} />}
      action={<FormattedMessage id="app-update.update" />}
      url={update.url}
    />
  )
}

const ThereIsOne = ({ url }: { readonly url: string }): ReactElement => (
  <Hint
    about="mobile-app"
    title={<FormattedMessage id="app-update.note.app" />}
    action={<FormattedMessage id="app-update.note.get" />}
    url={url}
  />
)

export const MobileAppNote = (): ReactElement | null => {
  const { environment, device } = useApp()
  const isOn = useFlag("suggestMobileApp")
  const store = storeFor(navigator.userAgent)
  const url = store === null ? null : environment.storeLinks[store]
  const isInApp = device.wrapper !== null
  if (!isOn || (!isInApp && url === null)) return null
  return (
    <MoreTexts host={environment.i18nHost} scopes={["app-update"]}>
      {isInApp ? <Newer /> : url !== null && <ThereIsOne url={url} />}
    </MoreTexts>
  )
}
