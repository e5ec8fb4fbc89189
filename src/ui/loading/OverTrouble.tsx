/** Says that a window over the page could not be opened, and why; the page itself is still there. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Button } from "../parts/Button.tsx"
import { Toast, ToastRegion } from "../parts/Toast.tsx"
import type { TroubleProps } from "./Boundary.tsx"
import { useRetryWhenBack } from "./use-retry-when-back.ts"

export const OverTrouble = ({
  onRetry,
  isNotLoaded = false,
  isGone = false,
  attempt = 0,
  onBack,
  onDismiss,
}: TroubleProps): ReactElement => {
  const intl = useIntl()
  useRetryWhenBack(isNotLoaded, attempt, onBack ?? onRetry)
  return (
    <ToastRegion label={intl.formatMessage({ id: "core.toasts" })}>
      <Toast
        tone="error"
        title={
          <FormattedMessage id={isGone ? "core.newBuild" : isNotLoaded ? "core.error.offline" : "core.error.unknown"} />
        }
        dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
        onDismiss={onDismiss ?? onRetry}
        action={
          <Button size="small" onClick={onRetry}>
            <FormattedMessage id={isGone ? "core.newBuild.take" : "core.retry"} />
          </Button>
        }
      />
    </ToastRegion>
  )
}
