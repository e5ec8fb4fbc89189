/** Shows how one's application stands: a badge, since when, and when one may apply again. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { canApplyAgain, isOpenApplication, type Application } from "../../../domain/applications.ts"
import { useApp } from "../../app/context.tsx"
import { Moment } from "../../i18n/format.tsx"
import { TimeUntil } from "../../i18n/time-until.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { applicationWords } from "./application-words.ts"

export const ApplicationState = ({ application }: { readonly application: Application }): ReactElement => {
  const { device } = useApp()
  const { listing, status, createdDate, updatedDate, lockoutEndDate } = application
  const { badge, tone } = applicationWords(application)
  const now = device.now()
  const isLocked = lockoutEndDate !== null && !canApplyAgain(lockoutEndDate, new Date(now).toISOString())
  return (
    <div className="a-state">
      <Badge tone={tone}>
        <FormattedMessage id={badge} values={{ kind: listing.kind }} />
      </Badge>
      <p className="a-when">
        {isOpenApplication(status) ? (
          <FormattedMessage id="applications.sent" values={{ when: <Moment at={createdDate} now={now} /> }} />
        ) : (
          <FormattedMessage id="applications.ended" values={{ when: <Moment at={updatedDate} now={now} /> }} />
        )}
      </p>
      {isLocked && (
        <p className="a-when">
          <FormattedMessage id="applications.again" values={{ when: <TimeUntil at={lockoutEndDate} now={now} /> }} />
        </p>
      )}
    </div>
  )
}
