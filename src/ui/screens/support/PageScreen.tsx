/** The four static pages, which share one chunk and one scope of texts. Spec §2 `/support/…`. */
import type { ReactElement } from "react"
import { AboutPage } from "./AboutPage.tsx"
import { FaqPage } from "./FaqPage.tsx"
import { privacySections, termsSections, type Section } from "./pages.ts"
import { PageSection, StaticPage, type StaticPageProps } from "./StaticPage.tsx"

interface TextPageProps extends Pick<StaticPageProps, "title" | "lead"> {
  readonly sections: readonly Section[]
}

const TextPage = ({ title, lead, sections }: TextPageProps): ReactElement => (
  <StaticPage title={title} lead={lead} contents={sections}>
    {sections.map((section) => (
      <PageSection key={section.id} {...section} />
    ))}
  </StaticPage>
)

interface PageScreenProps {
  readonly page: "faq" | "privacy" | "about" | "terms"
}

export const PageScreen = ({ page }: PageScreenProps): ReactElement => {
  switch (page) {
    case "faq":
      return <FaqPage />
    case "privacy":
      return <TextPage title="pages.privacy.title" lead="pages.privacy.lead" sections={privacySections} />
    case "terms":
      return <TextPage title="pages.terms.title" lead="pages.terms.lead" sections={termsSections} />
    case "about":
      return <AboutPage />
  }
}
