/** A row of the queue: what it is, whose, how long it waits, and how many complain of it. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { moderation } from "../../../projections/moderation.ts"
import { moderationTask } from "../../../projections/moderation-views.ts"
import { useApp } from "../../app/context.tsx"
import { paths } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Moment } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Card } from "../../parts/Card.tsx"
import { useChosenInView } from "../../parts/SideBySide.tsx"
import { taskKind, taskName } from "./moderation-words.ts"

interface TaskRowProps {
  readonly taskKey: string
  readonly chosen: boolean
}

export const TaskRow = ({ taskKey, chosen }: TaskRowProps): ReactElement | null => {
  const intl = useIntl()
  const { device } = useApp()
  const task = useReadModel(moderation, moderationTask, taskKey)
  const link = useChosenInView(chosen)
  if (task === undefined) return null
  return (
    <Card as="li" interactive className="mod-row">
      <Anchor
        ref={link}
        className="p-card-link mod-name"
        href={paths.moderationTask(taskKey)}
        aria-current={chosen ? "true" : undefined}
      >
        {taskName(intl, task)}
      </Anchor>
      <span className="u-facts">
        <span>{taskKind(intl, task)}</span>
        <span>{task.ownerName}</span>
        <Moment alone at={task.createdDate} now={device.now()} />
        {task.reporters > 0 && (
          <Badge tone={task.reporters > 1 ? "red" : "orange"} icon="flag">
            <FormattedMessage id="moderation.reporters" values={{ count: task.reporters }} />
          </Badge>
        )}
      </span>
    </Card>
  )
}
