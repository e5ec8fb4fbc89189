/** Offers the newer build, which waits until the person wants it. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useDispatch } from "../app/read-models.ts"
import { Button } from "../parts/Button.tsx"
import { Toast } from "../parts/Toast.tsx"

interface NewBuildToastProps {
  readonly onDismiss: () => void
  readonly onHold: (held: boolean) => void
}

export const NewBuildToast = (common: NewBuildToastProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  return (
    <Toast
      tone="info"
      title={<FormattedMessage id="core.newBuild" />}
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      action={
        <Button size="small" icon="refresh" onClick={() => void dispatch({ type: "TakeNewBuild" })}>
          <FormattedMessage id="core.newBuild.take" />
        </Button>
      }
      {...common}
    />
  )
}
