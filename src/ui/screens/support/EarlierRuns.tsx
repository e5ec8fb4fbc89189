/** The logs of the runs before this one, by the time they began, each with its size. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { KeptRun } from "../../../platform/kept-runs.ts"
import { useApp } from "../../app/context.tsx"
import { dayText } from "../../i18n/days.ts"
import { SizeText } from "../../i18n/format.tsx"
import { Button } from "../../parts/Button.tsx"

export interface EarlierRunsProps {
  readonly runs: readonly KeptRun[]
  readonly busy: boolean
  readonly onPick: (run: KeptRun) => void
}

export const EarlierRuns = ({ runs, busy, onPick }: EarlierRunsProps): ReactElement | null => {
  const intl = useIntl()
  const { device } = useApp()
  if (runs.length === 0) return null
  return (
    <>
      <div>
        <h3 className="support-log-title" id="support-log-earlier">
          <FormattedMessage id="support.log.earlier" />
        </h3>
        <p className="u-muted">
          <FormattedMessage id="support.log.earlierText" />
        </p>
      </div>
      <ul className="l-stack" data-gap="2" aria-labelledby="support-log-earlier">
        {runs.map((run) => {
          const values = {
            day: dayText(intl, run.startedAt, device.now()),
            time: intl.formatTime(run.startedAt, { timeStyle: "medium" }),
          }
          return (
            <li key={run.session} className="l-row">
              <Button
                icon="download"
                busy={busy}
                aria-label={intl.formatMessage({ id: "support.log.downloadRun" }, values)}
                onClick={() => onPick(run)}
              >
                <FormattedMessage id="support.log.run" values={values} />
              </Button>
              <span className="u-muted">
                <SizeText bytes={run.bytes} />
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
