/** One page of notifications in each of its states, its days apart. Spec §2 Notifications; D80. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { pageSizes } from "../../../domain/limits.ts"
import type { NotificationsQuery } from "../../../domain/queries.ts"
import { notificationById, notifications, notificationsPage } from "../../../projections/notifications.ts"
import { useApp } from "../../app/context.tsx"
import { useFresh } from "../../app/fresh.ts"
import { useListPages } from "../../app/list-pages.ts"
import { useModels, useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { dayText } from "../../i18n/days.ts"
import { Pagination } from "../../parts/Pagination.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { paths } from "../../app/paths.ts"
import { byDay } from "./days.ts"
import { NoNotifications } from "./NoNotifications.tsx"
import { NotificationRow } from "./NotificationRow.tsx"

interface NotificationsListProps {
  readonly query: NotificationsQuery
  readonly isAllRead: boolean
}

export const NotificationsList = ({ query, isAllRead }: NotificationsListProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const page = useReadModel(notifications, notificationsPage, query)
  const { busy, failure, ask } = useFresh({
    command: { type: "LoadNotifications", query },
    known: page,
  })
  const { pages, isBeyond } = useListPages({ page: query.page, count: page?.count, size: pageSizes.notifications })
  const keys = page?.keys ?? []
  // One string, so that the answer stays the same while the moments do.
  const moments = useModels((models) =>
    keys.map((id) => notificationById(models.notifications, id)?.createdAt ?? "").join(),
  )

  if (page === undefined && failure !== undefined && !busy) {
    return <FailureState title={intl.formatMessage({ id: "notifications.failed" })} failure={failure} onRetry={ask} />
  }
  if (page === undefined || isBeyond)
    return <Skeleton shape="rows" label={intl.formatMessage({ id: "core.loading" })} />
  if (page.count === 0) return <NoNotifications query={query} />
  const at = moments.split(",")
  return (
    <>
      <div className="notices" aria-busy={busy && page.stale}>
        {byDay(keys.map((key, index) => ({ key, at: at[index] ?? "" }))).map((day) => (
          <section key={day.key} className="notices-day">
            <h2 className="notices-date">{dayText(intl, day.at, device.now())}</h2>
            <ul className="notices-list">
              {day.keys.map((id) => (
                <NotificationRow key={id} id={id} isShownRead={isAllRead} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination
        page={query.page}
        pages={pages}
        hrefOf={(to) => paths.notifications({ ...query, page: to })}
        label={intl.formatMessage({ id: "core.pages" })}
        previousLabel={intl.formatMessage({ id: "core.previous" })}
        nextLabel={intl.formatMessage({ id: "core.next" })}
        pageLabel={(to) => intl.formatMessage({ id: "core.page" }, { page: to })}
      />
    </>
  )
}
