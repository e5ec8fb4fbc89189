/** The empty state of a tab of applications, and what the owner can do about it. experience: Empty. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ApplicationTab } from "../../../domain/applications.ts"
import { orderByKey, orders } from "../../../projections/orders.ts"
import { useReadModel } from "../../app/read-models.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { paths } from "../../routes/paths.ts"
import { emptyApplications } from "./order-words.ts"
import { isPublic, ShareOrder } from "./OrderDetails.tsx"

interface NoApplicationsProps {
  readonly orderKey: string
  readonly tab: ApplicationTab
  /** How many were accepted and are deals now (D56). */
  readonly accepted: number
}

export const NoApplications = ({ orderKey, tab, accepted }: NoApplicationsProps): ReactElement | null => {
  const intl = useIntl()
  const order = useReadModel(orders, orderByKey, orderKey)
  if (order === undefined) return null
  const words = emptyApplications(order, tab)
  const becameDeals = tab === "active" && accepted > 0
  return (
    <EmptyState
      picture={tab === "active" ? "person" : "box"}
      title={
        becameDeals
          ? intl.formatMessage({ id: "orders.applicants.accepted.title" }, { count: accepted })
          : intl.formatMessage({ id: words.title })
      }
      hint={
        <div className="o-share">
          <p>{intl.formatMessage({ id: words.hint })}</p>
          {tab === "active" && isPublic(order) && <ShareOrder orderKey={orderKey} />}
        </div>
      }
      {...(becameDeals
        ? {
            action: {
              label: intl.formatMessage({ id: "orders.applicants.accepted.act" }),
              href: paths.deals({ tab: "active", page: 1 }),
            },
          }
        : {})}
    />
  )
}
