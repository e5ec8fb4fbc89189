/** Shows how far the form has come: its steps, of which those before can be opened. experience: Forms. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { listingSteps, type ListingStep } from "../../../../domain/listing-steps.ts"
import { Icon } from "../../../parts/Icon.tsx"

interface ListingStepsProps {
  readonly step: ListingStep
  readonly onStep: (step: ListingStep) => void
}

/** The id of the words that say which step the form's heading is about. */
export const stepId = "listing-step"

export const ListingSteps = ({ step, onStep }: ListingStepsProps): ReactElement => {
  const intl = useIntl()
  const at = listingSteps.indexOf(step)
  return (
    <nav className="o-steps" aria-label={intl.formatMessage({ id: "own-listings.form.steps" })}>
      <p id={stepId} className="o-steps-now">
        <FormattedMessage
          id="own-listings.form.stepOf"
          values={{
            n: at + 1,
            count: listingSteps.length,
            step: intl.formatMessage({ id: `own-listings.form.step.${step}` }),
          }}
        />
      </p>
      <ol>
        {listingSteps.map((one, place) => (
          <li key={one} data-state={place < at ? "done" : place === at ? "now" : "later"}>
            <button
              type="button"
              disabled={place >= at}
              aria-current={place === at ? "step" : undefined}
              onClick={() => onStep(one)}
            >
              <span>{place < at ? <Icon name="check" size={16} /> : place + 1}</span>
              <span className="o-steps-name">
                <FormattedMessage id={`own-listings.form.step.${one}`} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
