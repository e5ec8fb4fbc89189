/** Shows the feedback of both sides of a closed deal, as far as it may be seen. Spec §3 Feedback. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Deal } from "../../../domain/deals.ts"
import type { DealFeedbacks, Feedback } from "../../../domain/feedback.ts"
import { Card } from "../../parts/Card.tsx"
import { Stars } from "../../parts/Stars.tsx"
import { partiesOf } from "./deal-words.ts"

interface DealFeedbackProps {
  readonly deal: Deal
  readonly profileKey: string
  readonly feedbacks: DealFeedbacks
}

const Said = ({ said }: { readonly said: Feedback }): ReactElement => (
  <>
    <Stars mark={said.mark} label={<FormattedMessage id="deals.mark" values={{ mark: said.mark }} />} />
    {said.details !== "" && (
      <p className="deals-text" dir="auto">
        {said.details}
      </p>
    )}
  </>
)

export const DealFeedback = ({ deal, profileKey, feedbacks }: DealFeedbackProps): ReactElement => {
  const { name } = partiesOf(deal, profileKey).other
  const { mine, theirs } = feedbacks
  return (
    <Card as="section" labelledBy="deal-feedback">
      <div className="l-stack">
        <h2 id="deal-feedback" className="deals-heading">
          <FormattedMessage id="deals.feedback" />
        </h2>
        <h3 className="deals-subheading">
          <FormattedMessage id="deals.feedback.theirs" values={{ name }} />
        </h3>
        {theirs === null ? (
          <p className="u-muted">
            <FormattedMessage id="deals.feedback.theirs.none" values={{ name }} />
          </p>
        ) : (
          <Said said={theirs} />
        )}
        <h3 className="deals-subheading">
          <FormattedMessage id="deals.feedback.mine" values={{ name }} />
        </h3>
        {mine === null ? (
          <p className="u-muted">
            <FormattedMessage id="deals.feedback.mine.none" />
          </p>
        ) : (
          <Said said={mine} />
        )}
      </div>
    </Card>
  )
}
