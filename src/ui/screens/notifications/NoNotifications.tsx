/** The empty state of notifications, and where some may be. experience: Empty. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { NotificationsQuery } from "../../../domain/queries.ts"
import { plainSearch } from "../../../domain/search.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { paths } from "../../app/paths.ts"

export const NoNotifications = ({ query }: { readonly query: NotificationsQuery }): ReactElement => {
  const intl = useIntl()
  const toAll = {
    label: intl.formatMessage({ id: "notifications.empty.showAll" }),
    href: paths.notifications({ ...query, filter: "all", page: 1 }),
  }
  switch (query.filter) {
    case "all":
      return (
        <EmptyState
          picture="bell"
          title={intl.formatMessage({ id: "notifications.empty.title" })}
          hint={intl.formatMessage({ id: "notifications.empty.all" })}
          action={{
            label: intl.formatMessage({ id: "notifications.empty.search" }),
            href: paths.search(plainSearch("Order")),
          }}
        />
      )
    case "unread":
      return (
        <EmptyState
          picture="bell"
          title={intl.formatMessage({ id: "notifications.empty.unreadTitle" })}
          hint={intl.formatMessage({ id: "notifications.empty.unread" })}
          action={toAll}
        />
      )
    default:
      return (
        <EmptyState
          picture="bell"
          title={intl.formatMessage({ id: "notifications.empty.filteredTitle" })}
          hint={intl.formatMessage({ id: "notifications.empty.filtered" })}
          action={toAll}
        />
      )
  }
}
