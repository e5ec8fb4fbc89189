/** Between whom the deal would be, and about which listing. Spec §2 Creating a deal. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Application } from "../../../domain/applications.ts"
import { DateSpan } from "../../i18n/format.tsx"
import { PriceText } from "../../i18n/price-text.tsx"
import { ButtonLink } from "../../parts/Button.tsx"
import { paths } from "../../app/paths.ts"
import { ParticipantLine } from "../../market/ParticipantLine.tsx"

export const DealParties = ({ application }: { readonly application: Application }): ReactElement => {
  const { listing, customer, executant } = application
  return (
    <section className="a-deal" aria-labelledby="deal-order">
      <div className="a-deal-order">
        <div className="a-deal-words">
          <h3 id="deal-order" className="a-deal-name">
            {listing.name}
          </h3>
          <p className="a-when">
            <PriceText price={listing.price} /> <span aria-hidden>·</span> <DateSpan of={listing} />
          </p>
        </div>
        <ButtonLink size="small" iconAfter="chevron-right" href={paths.listingDetails(listing)}>
          <FormattedMessage id="applications.deal.viewListing" values={{ kind: listing.kind }} />
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
