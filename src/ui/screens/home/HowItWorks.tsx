/** Three steps for each side. D21. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { MessageId } from "../../i18n/messages.ts"

interface Side {
  readonly name: "customer" | "executant"
  readonly title: MessageId
  readonly steps: readonly { readonly title: MessageId; readonly text: MessageId }[]
}

const sides: readonly Side[] = [
  {
    name: "customer",
    title: "core.home.how.customer",
    steps: [
      { title: "core.home.how.customer1", text: "core.home.how.customer1Text" },
      { title: "core.home.how.customer2", text: "core.home.how.customer2Text" },
      { title: "core.home.how.customer3", text: "core.home.how.customer3Text" },
    ],
  },
  {
    name: "executant",
    title: "core.home.how.executant",
    steps: [
      { title: "core.home.how.executant1", text: "core.home.how.executant1Text" },
      { title: "core.home.how.executant2", text: "core.home.how.executant2Text" },
      { title: "core.home.how.executant3", text: "core.home.how.executant3Text" },
    ],
  },
]

export const HowItWorks = (): ReactElement => (
  <section className="home-section" aria-labelledby="home-how">
    <h2 id="home-how">
      <FormattedMessage id="core.home.how" />
    </h2>
    <div className="home-sides">
      {sides.map(({ name, title, steps }) => (
        <div key={name} className="home-side" data-profile={name}>
          <h3>
            <FormattedMessage id={title} />
          </h3>
          <ol className="home-steps">
            {steps.map((step) => (
              <li key={step.title} className="home-step">
                <p className="home-step-title">
                  <FormattedMessage id={step.title} />
                </p>
                <p className="home-muted">
                  <FormattedMessage id={step.text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </section>
)
