/** Three steps from a wish to five stars, for the side that the visitor is on. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { CategoryPicture } from "../../parts/CategoryPicture.tsx"
import { wishers, type Wish } from "./ways.ts"

const steps = [1, 2, 3] as const

/** The drawings of the steps, taken from the categories. */
const drawn = {
  need: ["professional", "consulting", "construction"],
  work: ["vip", "tourism", "finance"],
} as const satisfies Record<Wish, readonly [string, string, string]>

export const HowItWorks = ({ wish }: { readonly wish: Wish }): ReactElement => (
  <section className="home-section" data-profile={wishers[wish]} aria-labelledby="home-how">
    <h2 id="home-how">
      <FormattedMessage id="home.how" />
    </h2>
    <ol className="home-steps">
      {steps.map((step, index) => (
        <li key={step} className="home-step">
          <CategoryPicture name={drawn[wish][index] ?? ""} />
          <div className="home-step-words">
            <h3>
              <FormattedMessage id={`home.how.${wish}.${step}`} />
            </h3>
            <p className="home-muted">
              <FormattedMessage id={`home.how.${wish}.${step}.text`} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
