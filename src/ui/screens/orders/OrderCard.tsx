/** The public card of an order: one link, with what decides whether to open it. experience: Lists and cards. */
import { memo, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { PublicOrder } from "../../../domain/orders.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { DateSpan, Moment, PriceText } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { paths } from "../../routes/paths.ts"
import { OrderPicture } from "./OrderPicture.tsx"
import { ParticipantLine } from "./ParticipantLine.tsx"

export const OrderCard = memo(({ order }: { readonly order: PublicOrder }): ReactElement => {
  const { device } = useApp()
  const category = useReadModel(classificator, categoryByKey, order.categoryKey)
  return (
    <article className="o-card">
      <OrderPicture files={order.files} categoryKey={order.categoryKey} />
      <div className="o-card-body">
        {category && <p className="o-card-category">{category.name}</p>}
        <h3 className="o-card-name">
          <Anchor href={paths.publicOrder(order.key)} className="o-card-link">
            {order.name}
          </Anchor>
        </h3>
        <p className="o-card-price">
          <PriceText price={order.price} />
        </p>
        <p className="o-fact">
          <Icon name="calendar" size={16} />
          <DateSpan start={order.startDate} end={order.endDate} />
        </p>
        <div className="o-card-foot">
          <ParticipantLine participant={order.customer} />
          <p className="o-card-counts">
            <FormattedMessage id="orders.applications" values={{ count: order.applications }} />
            <span aria-hidden>·</span>
            <Moment at={order.updatedDate} now={device.now()} />
          </p>
        </div>
      </div>
    </article>
  )
})
OrderCard.displayName = "OrderCard"
