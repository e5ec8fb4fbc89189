/** Questions and answers, each to be opened. Spec §2 `/support/faq`. */
import type { ReactElement } from "react"
import { customerQuestions, executantQuestions } from "../../../domain/static-pages.ts"
import type { Section } from "./pages.ts"
import { Questions } from "./Questions.tsx"
import { PagePart, PageSection, StaticPage } from "./StaticPage.tsx"

const customers = { id: "customers", title: "pages.faq.customers" } as const
const executants = { id: "executants", title: "pages.faq.executants" } as const
const more: Section = { id: "more", title: "pages.faq.more", text: ["pages.faq.more.text"] }

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
