/** The short messages at the edge of the screen, and the one toast of all uploads. Spec §2; D78, D79. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { shownToasts, toasts, type Toast as ToastModel } from "../../projections/toasts.ts"
import { failureText } from "../i18n/failures.ts"
import { ButtonLink } from "../parts/Button.tsx"
import { Toast, ToastRegion } from "../parts/Toast.tsx"
import { paths } from "../routes/paths.ts"
import { ActingAsToast } from "./ActingAsToast.tsx"
import { ChatToast } from "./ChatToast.tsx"
import { NotificationToast } from "./NotificationToast.tsx"
import { useDispatch, useReadModel } from "./read-models.ts"
import { toastTimeMs, useToastTime } from "./toast-times.ts"
import { UploadToast } from "./UploadToast.tsx"

const OneToast = ({ toast: { id, content } }: { readonly toast: ToastModel }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const [held, setHeld] = useState(false)
  useToastTime(toastTimeMs(content), held, () => void dispatch({ type: "ExpireToast", id }))
  const common = {
    onDismiss: () => void dispatch({ type: "DismissToast", id }),
    onHold: setHeld,
  }
  switch (content.kind) {
    case "chat":
      return <ChatToast content={content} {...common} />
    case "notification":
      return <NotificationToast content={content} {...common} />
    case "send-on-moderation":
      return (
        <Toast
          tone="success"
          title={<FormattedMessage id={`core.toast.${content.of}.moderation`} />}
          dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
          {...common}
        />
      )
    case "deal-created":
      return (
        <Toast
          tone="success"
          icon="deal"
          title={<FormattedMessage id="core.toast.deal.created" values={{ name: content.with }} />}
          dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
          action={
            <ButtonLink size="small" href={paths.deal(content.dealKey, content.profileKey)}>
              <FormattedMessage id="core.toast.open" />
            </ButtonLink>
          }
          {...common}
        />
      )
    case "acting-as":
      return <ActingAsToast content={content} {...common} />
    case "api-error":
      return (
        <Toast
          tone="error"
          title={failureText(intl, content.failure)}
          dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
          {...common}
        />
      )
  }
}

export const Toasts = (): ReactElement => {
  const intl = useIntl()
  const shown = useReadModel(toasts, shownToasts, undefined)
  return (
    <ToastRegion label={intl.formatMessage({ id: "core.toasts" })}>
      <UploadToast />
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </ToastRegion>
  )
}
