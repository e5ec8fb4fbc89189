/** After a review was sent: thanks, and a moment for five stars. experience: Moments. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Mark } from "../../../domain/feedback.ts"
import type { Participant } from "../../../domain/participants.ts"
import { useApp } from "../../app/context.tsx"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Stars } from "../../parts/Stars.tsx"
import { StarsRise } from "../../parts/StarsRise.tsx"

interface ReviewThanksProps {
  readonly mark: Mark
  readonly other: Participant
  readonly onClose: () => void
}

export const ReviewThanks = ({ mark, other, onClose }: ReviewThanksProps): ReactElement => {
  const intl = useIntl()
  const { environment } = useApp()
  const isBest = mark === 5
  return (
    <Dialog
      title={intl.formatMessage({ id: isBest ? "deals.review.best" : "deals.review.thanks" }, { name: other.name })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      crest={
        isBest ? <StarsRise /> : <Stars mark={mark} label={<FormattedMessage id="deals.mark" values={{ mark }} />} />
      }
      footer={
        <Button kind="primary" wide onClick={onClose}>
          <FormattedMessage id="deals.review.done" />
        </Button>
      }
    >
      <p className="deals-thanks">
        <FormattedMessage
          id={environment.feedbackReveal === "double-blind" ? "deals.review.thanks.blind" : "deals.review.thanks.hint"}
          values={{ name: other.name }}
        />
      </p>
    </Dialog>
  )
}
