/** Short questions and answers, and the way to all of them. experience: Home, anonymous. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { paths } from "../../app/paths.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Questions } from "../support/Questions.tsx"

const asked = ["cost", "checked", "contacts", "choose"] as const

export const BriefQuestions = (): ReactElement => (
  <section className="home-section" aria-labelledby="home-questions">
    <div className="home-section-head">
      <h2 id="home-questions">
        <FormattedMessage id="home.questions" />
      </h2>
      <Anchor href={paths.faq}>
        <FormattedMessage id="home.questions.all" />
      </Anchor>
    </div>
    <Questions questions={asked} />
  </section>
)
