/** Between whom the deal would be, and about which order. Spec §2 Creating a deal. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Application } from "../../../domain/applications.ts"
import { DateSpan, PriceText } from "../../i18n/format.tsx"
import { ButtonLink } from "../../parts/Button.tsx"
import { paths } from "../../routes/paths.ts"
import { ParticipantLine } from "../orders/ParticipantLine.tsx"

export const DealParties = ({ application }: { readonly application: Application }): ReactElement => {
  const { order, customer, executant } = application
  return (
    <section className="a-deal" aria-labelledby="deal-order">
      <div className="a-deal-order">
        <div className="a-deal-words">
          <h3 id="deal-order" className="a-deal-name">
            {order.name}
          </h3>
          <p className="a-when">
            <PriceText price={order.price} /> <span aria-hidden>·</span>{" "}
            <DateSpan start={order.startDate} end={order.endDate} />
          </p>
        </div>
        <ButtonLink size="small" iconAfter="chevron-right" href={paths.orderDetails(order.key)}>
          <FormattedMessage id="applications.deal.viewOrder" />
        </ButtonLink>
      </div>
      <dl className="a-deal-parties">
        <div>
          <dt className="a-when">
            <FormattedMessage id="applications.deal.customer" />
          </dt>
          <dd>
            <ParticipantLine participant={customer} size={40} />
          </dd>
        </div>
        <div>
          <dt className="a-when">
            <FormattedMessage id="applications.deal.executant" />
          </dt>
          <dd>
            <ParticipantLine participant={executant} size={40} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
