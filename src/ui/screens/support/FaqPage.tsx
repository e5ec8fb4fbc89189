/** Questions and answers, each to be opened. Spec §2 `/support/faq`; E237. */
import type { ReactElement } from "react"
import { Icon } from "../../parts/Icon.tsx"
import { customerQuestions, executantQuestions, type Question, type Section } from "./pages.ts"
import { PageWords } from "./PageWords.tsx"
import { PagePart, PageSection, StaticPage } from "./StaticPage.tsx"

const customers = { id: "customers", title: "pages.faq.customers" } as const
const executants = { id: "executants", title: "pages.faq.executants" } as const
const more: Section = { id: "more", title: "pages.faq.more", text: ["pages.faq.more.text"] }

const Questions = ({ questions }: { readonly questions: readonly Question[] }): ReactElement => (
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

export const FaqPage = (): ReactElement => (
  <StaticPage title="pages.faq.title" lead="pages.faq.lead" contents={[customers, executants, more]}>
    <PagePart {...customers}>
      <Questions questions={customerQuestions} />
    </PagePart>
    <PagePart {...executants}>
      <Questions questions={executantQuestions} />
    </PagePart>
    <PageSection {...more} />
  </StaticPage>
)
