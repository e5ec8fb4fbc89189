/** A line of the audit trail. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ModerationAction } from "../../../domain/moderation-tasks.ts"
import { refusalReasons } from "../../../domain/moderation.ts"
import { useApp } from "../../app/context.tsx"
import { Moment } from "../../i18n/format.tsx"
import { Card } from "../../parts/Card.tsx"

export const TrailRow = ({ action: line }: { readonly action: ModerationAction }): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const { action, targetType, targetKey, reason, note, moderatorName, createdDate } = line
  const refusal = refusalReasons.find((one) => one === reason)
  return (
    <Card as="li" className="mod-row">
      <p className="mod-name">
        {intl.formatMessage(
          { id: "moderation.act.of" },
          {
            act: intl.formatMessage({ id: `moderation.act.${action}` }),
            target: intl.formatMessage({ id: `moderation.target.${targetType}` }),
          },
        )}
      </p>
      <p className="u-facts">
        <span>{moderatorName}</span>
        <Moment alone at={createdDate} now={device.now()} />
        {refusal !== undefined && <span>{intl.formatMessage({ id: `moderation.reason.${refusal}` })}</span>}
        {reason !== null && refusal === undefined && (
          <span>{intl.formatMessage({ id: "moderation.outcome" }, { outcome: reason })}</span>
        )}
        <code className="mod-text">{targetKey}</code>
      </p>
      {note !== null && <p className="mod-text">{note}</p>}
    </Card>
  )
}
