/** One page of notifications in each of its states, its days apart. Spec §2 Notifications. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { NotificationsQuery } from "../../../domain/queries.ts"
import { notifications } from "../../../projections/notifications.ts"
import { notificationById, notificationsPage } from "../../../projections/notification-lists.ts"
import { useApp } from "../../app/context.tsx"
import { useFresh } from "../../app/use-fresh.ts"
import { useListPages } from "../../app/use-list-pages.ts"
import { useModels, useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { dayText } from "../../i18n/days.ts"
import { standingAlone } from "../../i18n/format.tsx"
import { paths } from "../../app/paths.ts"
import { ListPages } from "../../lists/ListPages.tsx"
import { byDay } from "./news-days.ts"
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
  const fresh = useFresh({ command: { type: "LoadNotifications", query }, known: page })
  const { pages, isBeyond } = useListPages({ list: "notifications", page: query.page, count: page?.count })
  const keys = page?.keys ?? []
  // One string, so that the answer stays the same while the moments do.
  const moments = useModels((models) =>
    keys.map((id) => notificationById(models.notifications, id)?.createdAt ?? "").join(),
  )

  const at = moments.split(",")
  return (
    <Known
      of={isBeyond ? undefined : page}
      fresh={fresh}
      shape="rows"
      failed={intl.formatMessage({ id: "notifications.failed" })}
    >
      {({ count }, isRenewing) =>
        count === 0 ? (
          <NoNotifications query={query} />
        ) : (
          <>
            <div className="notices" aria-busy={isRenewing}>
              {byDay(keys.map((key, index) => ({ key, at: at[index] ?? "" }))).map((day) => (
                <section key={day.key} className="notices-day">
                  <h2 className="notices-date">{standingAlone(intl, dayText(intl, day.at, device.now()))}</h2>
                  <ul className="notices-list">
                    {day.keys.map((id) => (
                      <NotificationRow key={id} id={id} isShownRead={isAllRead} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <ListPages page={query.page} pages={pages} hrefOf={(to) => paths.notifications({ ...query, page: to })} />
          </>
        )
      }
    </Known>
  )
}
