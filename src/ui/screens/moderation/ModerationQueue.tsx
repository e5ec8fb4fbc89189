/** The queue in each of its states: not known yet, failed, empty, waiting. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { moderation } from "../../../projections/moderation.ts"
import { waitingTasks } from "../../../projections/moderation-views.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { CardList } from "../../parts/Card.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { useLookAgain } from "../../app/use-look-again.ts"
import { TaskRow } from "./TaskRow.tsx"

export const ModerationQueue = ({ chosenKey }: { readonly chosenKey: string | null }): ReactElement => {
  const intl = useIntl()
  const queue = useReadModel(moderation, waitingTasks, undefined)
  const fresh = useFresh({ command: { type: "LoadModerationQueue" }, known: queue, unheard: true })
  useLookAgain(fresh)
  return (
    // A stale queue has nothing left to show: those known are decided, and more wait.
    <Known
      of={queue?.stale === true ? undefined : queue}
      fresh={fresh}
      shape="rows"
      failed={intl.formatMessage({ id: "moderation.failed" })}
    >
      {({ keys, count }, isRenewing) =>
        keys.length === 0 ? (
          <EmptyState
            picture="box"
            title={intl.formatMessage({ id: "moderation.empty" })}
            hint={intl.formatMessage({ id: "moderation.empty.hint" })}
          />
        ) : (
          <>
            <CardList busy={isRenewing}>
              {keys.map((key) => (
                <TaskRow key={key} taskKey={key} chosen={key === chosenKey} />
              ))}
            </CardList>
            {count > keys.length && (
              <p className="u-muted">
                <FormattedMessage id="moderation.others" values={{ count: count - keys.length }} />
              </p>
            )}
          </>
        )
      }
    </Known>
  )
}
