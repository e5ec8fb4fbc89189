/** One of the applicants who are compared: the same facts in the same order as the others beside it. */
import type { ReactElement, ReactNode } from "react"
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl, type IntlShape } from "react-intl"
import type { PriceLevel } from "../../../../domain/applicants.ts"
import { applicantOf, type Application } from "../../../../domain/applications.ts"
import type { Feedback } from "../../../../domain/feedback.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { useApp } from "../../../app/context.tsx"
import { Moment, standingAlone, unitText } from "../../../i18n/format.tsx"
import { amountText, priceText } from "../../../i18n/price-text.tsx"
import { Stars } from "../../../parts/Stars.tsx"
import { ApplicantActs } from "./ApplicantActs.tsx"
import { ParticipantLine } from "../../../market/ParticipantLine.tsx"
import { useApplicantFacts } from "./use-applicant-facts.ts"

interface FactProps {
  readonly of: "completed" | "rate" | "price" | "distance" | "since" | "feedback"
  readonly children: ReactNode
}

const Fact = ({ of, children }: FactProps): ReactElement => (
  <div className="o-compared-fact">
    <dt>
      <FormattedMessage id={`own-listings.compare.${of}`} />
    </dt>
    <dd>{children}</dd>
  </div>
)

const None = ({ of }: Pick<FactProps, "of">): ReactElement => (
  <span className="u-muted">
    <FormattedMessage id={`own-listings.compare.${of}.none`} />
  </span>
)

const levelText = (intl: IntlShape, { low, high }: PriceLevel): string => {
  const text = priceText(intl, { byAgreement: false, rate: high })
  if (low.valueMinor === high.valueMinor) return text
  return intl.formatMessage(
    { id: "own-listings.compare.price.range" },
    { low: amountText(intl, low.valueMinor, low.currency), high: text },
  )
}

const distanceText = (intl: IntlShape, km: number): string =>
  km < 1
    ? standingAlone(intl, intl.formatMessage({ id: "listings.place.near" }))
    : unitText(intl, Math.round(km), "kilometer")

const Said = ({ said }: { readonly said: Feedback }): ReactElement => {
  const { device } = useApp()
  return (
    <>
      <span className="o-compared-mark">
        <Stars
          mark={said.mark}
          label={<FormattedMessage id="own-listings.compare.mark" values={{ mark: said.mark }} />}
        />
        <span className="o-small">
          <Moment alone at={said.createdDate} now={device.now()} />
        </span>
      </span>
      {said.details !== "" && (
        <span className="o-compared-said" dir="auto">
          {said.details}
        </span>
      )}
    </>
  )
}

interface ComparedApplicantProps {
  readonly application: Application
  readonly listing: Listing
  readonly onAccept: () => void
}

export const ComparedApplicant = ({ application, listing, onAccept }: ComparedApplicantProps): ReactElement => {
  const intl = useIntl()
  const applicant = applicantOf(application)
  const { profile, price, distanceKm, lastFeedback, hasFeedback, isFailed } = useApplicantFacts(applicant, listing)
  const waiting = (
    <span className="u-muted">
      <FormattedMessage id={isFailed ? "own-listings.compare.unknown" : "core.loading"} />
    </span>
  )
  const contentOf = <Value,>(value: Value | null | undefined, of: FactProps["of"], show: (value: Value) => ReactNode) =>
    value === undefined ? waiting : value === null ? <None of={of} /> : show(value)
  return (
    <li className="o-compared" data-aside={application.notInterested || undefined}>
      <ParticipantLine participant={applicant} size={40} linked />
      <dl className="o-compared-facts">
        <Fact of="completed">
          {contentOf(profile?.ordersCompleted, "completed", (count) => (
            <FormattedNumber value={count} />
          ))}
        </Fact>
        <Fact of="rate">
          {contentOf(profile?.completionRate, "rate", (rate) => intl.formatNumber(rate, { style: "percent" }))}
        </Fact>
        {applicant.type === "Executant" && (
          <>
            <Fact of="price">{contentOf(price, "price", (level) => levelText(intl, level))}</Fact>
            <Fact of="distance">{contentOf(distanceKm, "distance", (km) => distanceText(intl, km))}</Fact>
          </>
        )}
        <Fact of="since">
          {contentOf(profile?.registeredOn, "since", (since) => (
            <FormattedDate value={since} month="long" year="numeric" />
          ))}
        </Fact>
        {hasFeedback && (
          <Fact of="feedback">
            {contentOf(lastFeedback, "feedback", (said) => (
              <Said said={said} />
            ))}
          </Fact>
        )}
      </dl>
      <ApplicantActs application={application} onAccept={onAccept} />
    </li>
  )
}
