/** One of the own orders in its list; it re-renders alone when a hub tells of it. Spec §2 `/orders`; D41. */
import { memo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { orderByKey, orders } from "../../../projections/orders.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { DateSpan, Moment, PriceText } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { paths } from "../../routes/paths.ts"
import { OrderPicture } from "./OrderPicture.tsx"
import { OrderStatus } from "./OrderStatus.tsx"
import { useApplicationCounts } from "./application-counts.ts"

export const OrderRow = memo(({ orderKey }: { readonly orderKey: string }): ReactElement | null => {
  const intl = useIntl()
  const { device } = useApp()
  const order = useReadModel(orders, orderByKey, orderKey)
  const counts = useApplicationCounts(order)
  if (order === undefined) return null
  const total = counts?.all ?? order.applications
  const unread = counts?.unread ?? 0
  return (
    <li className="o-row">
      <OrderPicture files={order.files} categoryKey={order.categoryKey} />
      <div className="o-row-main">
        <h2 className="o-row-name">
          <Anchor href={paths.orderDetails(order.key)} className="o-card-link">
            {order.name}
          </Anchor>
        </h2>
        <p className="o-row-facts">
          <span className="o-row-price">
            <PriceText price={order.price} />
          </span>
          <span className="o-fact">
            <Icon name="calendar" size={16} />
            <DateSpan start={order.startDate} end={order.endDate} />
          </span>
        </p>
        {order.reason !== null && (
          <p className="o-row-reason">
            <FormattedMessage
              id="orders.refused"
              values={{ reason: intl.formatMessage({ id: `core.moderation.${order.reason}` }) }}
            />
          </p>
        )}
      </div>
      <div className="o-row-side">
        <OrderStatus order={order} />
        <p className="o-row-counts">
          {total === 0 ? (
            <span className="o-fact">
              <FormattedMessage id="orders.applications" values={{ count: total }} />
            </span>
          ) : (
            <Anchor href={paths.orderApplications(order.key)} className="o-row-applications">
              <span>
                <FormattedMessage id="orders.applications" values={{ count: total }} />
              </span>
              {unread > 0 && (
                <Badge tone="accent">
                  <FormattedMessage id="orders.applications.unread" values={{ count: unread }} />
                </Badge>
              )}
            </Anchor>
          )}
          <span className="o-fact">
            <Icon name="eye" size={16} />
            <FormattedMessage id="orders.views" values={{ count: order.views }} />
          </span>
        </p>
        <p className="o-row-when">
          <FormattedMessage
            id="orders.updated"
            values={{ when: <Moment at={order.updatedDate} now={device.now()} /> }}
          />
        </p>
      </div>
    </li>
  )
})
OrderRow.displayName = "OrderRow"
