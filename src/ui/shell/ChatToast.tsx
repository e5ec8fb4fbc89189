/** A message that came while another page was open. Spec §2 Pop-up notifications. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import type { ToastContent } from "../../projections/toast-content.ts"
import { messageText } from "../i18n/message-text.ts"
import { shortName } from "../i18n/short-name.ts"
import { Avatar } from "../parts/Avatar.tsx"
import { Button } from "../parts/Button.tsx"
import { Toast } from "../parts/Toast.tsx"
import { paths } from "../app/paths.ts"
import { useMobile } from "../app/media.ts"
import { useModels } from "../app/read-models.ts"
import { toastPress } from "./toast-press.ts"

interface ChatToastProps {
  readonly content: Extract<ToastContent, { readonly kind: "chat" }>
  readonly onDismiss: () => void
  readonly onHold: (held: boolean) => void
}

export const ChatToast = ({ content, onDismiss, onHold }: ChatToastProps): ReactElement => {
  const intl = useIntl()
  const isMobile = useMobile()
  const [, navigate] = useLocation()
  const authorSide = useModels(({ account }) =>
    content.profileKey === account.account?.key ? "executant" : "customer",
  )
  const press = toastPress(content, isMobile)
  const go = (to: string): void => {
    onDismiss()
    navigate(to)
  }
  return (
    <Toast
      tone="chat"
      title={<FormattedMessage id="core.toast.chat" values={{ name: shortName(content.message.authorName) }} />}
      avatar={<Avatar name={content.message.authorName} photo={content.photo} size={40} tone={authorSide} />}
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      onDismiss={onDismiss}
      onHold={onHold}
      {...(press === null
        ? {
            action: (
              <Button size="small" onClick={() => go(paths.chat(content.profileKey, content.chatKey))}>
                <FormattedMessage id="core.toast.open" />
              </Button>
            ),
          }
        : { onPress: () => go(press) })}
    >
      {messageText(intl, content.message)}
    </Toast>
  )
}
