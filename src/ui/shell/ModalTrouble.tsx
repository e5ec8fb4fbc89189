/** Says that a window over the page could not be opened; the page itself is still there. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { Button } from "../parts/Button.tsx"
import { Toast, ToastRegion } from "../parts/Toast.tsx"
import { withoutModal } from "../app/paths.ts"
import type { TroubleProps } from "../loading/Boundary.tsx"
import { useRetryWhenBack } from "../loading/retry-when-back.ts"

export const ModalTrouble = ({ onRetry, isNotLoaded = false, attempt = 0, onBack }: TroubleProps): ReactElement => {
  const intl = useIntl()
  useRetryWhenBack(isNotLoaded, attempt, onBack ?? onRetry)
  const [path, navigate] = useLocation()
  const search = useSearch()
  return (
    <ToastRegion label={intl.formatMessage({ id: "core.toasts" })}>
      <Toast
        tone="error"
        title={<FormattedMessage id={isNotLoaded ? "core.error.offline" : "core.error.unknown"} />}
        dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
        onDismiss={() => navigate(withoutModal({ path, search }), { replace: true })}
        action={
          <Button size="small" onClick={onRetry}>
            <FormattedMessage id="core.retry" />
          </Button>
        }
      />
    </ToastRegion>
  )
}
