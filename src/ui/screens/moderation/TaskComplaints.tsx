/** Shows what people complain of, without who they are. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ModerationTask } from "../../../domain/moderation-tasks.ts"
import { useApp } from "../../app/context.tsx"
import { Moment } from "../../i18n/format.tsx"
import { reasonWords } from "../complaints/reason-words.ts"
import { PartTitle, type PartLevel } from "./PartTitle.tsx"

interface TaskComplaintsProps extends Pick<ModerationTask, "complaints"> {
  readonly level: PartLevel
}

export const TaskComplaints = ({ complaints, level }: TaskComplaintsProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  return (
    <section className="l-stack" data-gap="2">
      <PartTitle of={level}>
        <FormattedMessage id="moderation.complaints" values={{ count: complaints.length }} />
      </PartTitle>
      <ul className="mod-complaints">
        {complaints.map(({ reason, comment, authorType, createdDate }) => (
          // A complaint has no key of its own.
          <li key={`${createdDate}/${reason}/${comment}`} className="mod-side">
            <strong>{intl.formatMessage({ id: reasonWords(reason) })}</strong>
            {comment !== null && <p className="mod-text">{comment}</p>}
            <p className="u-facts">
              <span>
                <FormattedMessage
                  id="moderation.complaint.by"
                  values={{ side: authorType, when: <Moment key="when" at={createdDate} now={device.now()} /> }}
                />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
