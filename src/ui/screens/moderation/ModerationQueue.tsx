/** The queue in each of its states: not known yet, failed, empty, waiting. D92, D95; E300. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { moderation } from "../../../projections/moderation.ts"
import { waitingTasks } from "../../../projections/moderation-views.ts"
import { useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { CardList } from "../../parts/Card.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { useLookAgain } from "./look-again.ts"
import { TaskRow } from "./TaskRow.tsx"

export const ModerationQueue = ({ chosenKey }: { readonly chosenKey: string | null }): ReactElement => {
  const intl = useIntl()
  const queue = useReadModel(moderation, waitingTasks, undefined)
  const { failure, busy, ask } = useFresh({ command: { type: "LoadModerationQueue" }, known: queue, unheard: true })
  useLookAgain(ask)
  if (queue === undefined && failure !== undefined && !busy)
    return <FailureState title={intl.formatMessage({ id: "moderation.failed" })} failure={failure} onRetry={ask} />
  if (queue === undefined || queue.stale)
    return <Skeleton shape="rows" label={intl.formatMessage({ id: "core.loading" })} />
  if (queue.keys.length === 0)
    return (
      <EmptyState
        picture="box"
        title={intl.formatMessage({ id: "moderation.empty" })}
        hint={intl.formatMessage({ id: "moderation.empty.hint" })}
      />
    )
  const others = queue.count - queue.keys.length
  return (
    <>
      <CardList busy={false}>
        {queue.keys.map((key) => (
          <TaskRow key={key} taskKey={key} chosen={key === chosenKey} />
        ))}
      </CardList>
      {others > 0 && (
        <p className="u-muted">
          <FormattedMessage id="moderation.others" values={{ count: others }} />
        </p>
      )}
    </>
  )
}
