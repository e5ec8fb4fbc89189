/** Shows a failure where nothing on the page says so; after a form that was left, also of what it was. Spec §2. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ToastContent } from "../../projections/toast-content.ts"
import { FailureDetails } from "../failures/FailureDetails.tsx"
import { failureText } from "../i18n/failures.ts"
import type { MessageId } from "../i18n/messages.ts"
import { Toast, type ToastProps } from "../parts/Toast.tsx"

interface FailureToastProps extends Pick<ToastProps, "onDismiss" | "onHold"> {
  readonly content: Extract<ToastContent, { readonly kind: "api-error" }>
}

const ofCommands: ReadonlyMap<string, MessageId> = new Map([
  ["ChangeListingPlace", "core.toast.placeFailed"],
  ["RemoveListingFiles", "core.toast.removalFailed"],
])

export const FailureToast = ({ content: { command, failure }, ...common }: FailureToastProps): ReactElement => {
  const intl = useIntl()
  const what = ofCommands.get(command)
  const why = failureText(intl, failure)
  return (
    <Toast
      tone="error"
      title={what === undefined ? why : intl.formatMessage({ id: what })}
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      {...common}
    >
      {what !== undefined && why}
      <FailureDetails failure={failure} />
    </Toast>
  )
}
