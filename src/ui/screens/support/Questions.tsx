/** Questions, each to be opened for its answer. Spec §2 `/support/faq`. */
import type { ReactElement } from "react"
import { Icon } from "../../parts/Icon.tsx"
import type { Question } from "../../../domain/static-pages.ts"
import { PageWords } from "./PageWords.tsx"

export const Questions = ({ questions }: { readonly questions: readonly Question[] }): ReactElement => (
  <div className="pages-questions">
    {questions.map((question) => (
      <details key={question} id={question} className="pages-question">
        <summary>
          <h3>
            <PageWords id={`pages.faq.${question}`} />
          </h3>
          <Icon name="chevron-down" />
        </summary>
        <p>
          <PageWords id={`pages.faq.${question}.answer`} />
        </p>
      </details>
    ))}
  </div>
)
