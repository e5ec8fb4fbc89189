/** News from the hub: pressing it opens the list of them, its button opens what it is about. Spec §2. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import { notificationTarget } from "../../domain/notification-target.ts"
import type { ToastContent } from "../../projections/toast-content.ts"
import { MoreTexts } from "../i18n/Texts.tsx"
import { notificationText } from "../i18n/notification-text.ts"
import { shortName } from "../i18n/short-name.ts"
import { Button } from "../parts/Button.tsx"
import { Toast } from "../parts/Toast.tsx"
import { useApp } from "../app/context.tsx"
import { useMobile } from "../app/media.ts"
import { useDispatch, useModels } from "../app/read-models.ts"
import { toastPress } from "./toast-press.ts"
import { toastTone } from "./toast-tone.ts"

interface NotificationToastProps {
  readonly content: Extract<ToastContent, { readonly kind: "notification" }>
  readonly onDismiss: () => void
  readonly onHold: (held: boolean) => void
}

const Said = ({ content, onDismiss, onHold }: NotificationToastProps): ReactElement => {
  const intl = useIntl()
  const isMobile = useMobile()
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const accountKey = useModels((models) => models.account.account?.key ?? null)
  const target = notificationTarget(content)
  const press = toastPress(content, isMobile)
  const go = (to: string): void => {
    onDismiss()
    navigate(to)
  }
  const open = (to: string): void => {
    void dispatch({ type: "MarkNotificationRead", id: content.id })
    go(to)
  }
  return (
    <Toast
      tone={toastTone(content.level, content.subject, accountKey)}
      title={notificationText(intl, content, shortName)}
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      onDismiss={onDismiss}
      onHold={onHold}
      onPress={press === null ? undefined : () => go(press)}
      {...(target === null
        ? {}
        : {
            action: (
              <Button size="small" onClick={() => open(target)}>
                <FormattedMessage id="core.toast.open" />
              </Button>
            ),
          })}
    />
  )
}

/** Loaded with the first one, its texts with it: no first page waits for what may be shown later (D0c). */
export const NotificationToast = (props: NotificationToastProps): ReactElement => {
  const { environment } = useApp()
  return (
    <MoreTexts host={environment.i18nHost} scopes={["notifications", "reasons"]}>
      <Said {...props} />
    </MoreTexts>
  )
}
