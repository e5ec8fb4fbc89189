/** Says that the answer to what was pressed has not come for 10 s, and lets go of it. experience: States. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useApp } from "../app/context.tsx"
import { useAwaitedRun } from "../app/use-awaited-run.ts"
import { useLongWait } from "../loading/use-long-wait.ts"
import { Button } from "../parts/Button.tsx"
import { Toast } from "../parts/Toast.tsx"

export const SlowActToast = (): ReactElement | null => {
  const intl = useIntl()
  const { bus } = useApp()
  const run = useAwaitedRun()
  const isLong = useLongWait(run !== undefined, run)
  const [dismissed, setDismissed] = useState<string>()
  if (run === undefined || !isLong || run === dismissed) return null
  return (
    <Toast
      tone="info"
      title={intl.formatMessage({ id: "core.slowAct.title" })}
      action={
        <Button size="small" onClick={() => bus.stop(run)}>
          <FormattedMessage id="core.slowAct.stop" />
        </Button>
      }
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      onDismiss={() => setDismissed(run)}
    >
      <FormattedMessage id="core.slowAct.hint" />
    </Toast>
  )
}
