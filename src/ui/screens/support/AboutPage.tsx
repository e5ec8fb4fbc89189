/** Says what the marketplace is, with its numbers. Spec §2 `/support/about`. */
import type { ReactElement } from "react"
import { MarketNumbers } from "./MarketNumbers.tsx"
import { aboutSections } from "./pages.ts"
import { PageSection, StaticPage } from "./StaticPage.tsx"

export const AboutPage = (): ReactElement => (
  <StaticPage title="pages.about.title" lead="pages.about.lead" contents={aboutSections}>
    <MarketNumbers />
    {aboutSections.map((section) => (
      <PageSection key={section.id} {...section} />
    ))}
  </StaticPage>
)
