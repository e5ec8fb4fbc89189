/** A message that came while another page was open. Spec §2 Pop-up notifications; D79. */
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
  const open = (): void => {
    onDismiss()
    navigate(paths.chat(content.profileKey, content.chatKey))
  }
  return (
    <Toast
      tone="chat"
      title={<FormattedMessage id="core.toast.chat" values={{ name: shortName(content.message.authorName) }} />}
      avatar={<Avatar name={content.message.authorName} photo={content.photo} size={40} tone={authorSide} />}
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      onDismiss={onDismiss}
      onHold={onHold}
      {...(isMobile
        ? {
            action: (
              <Button size="small" onClick={open}>
                <FormattedMessage id="core.toast.open" />
              </Button>
            ),
          }
        : { onPress: open })}
    >
      {messageText(intl, content.message)}
    </Toast>
  )
}
