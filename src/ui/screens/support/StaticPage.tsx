/** The frame of a static page: title, date of the last change, table of contents, sections. Spec §2. */
import type { ReactElement, ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { lastChanged } from "../../../domain/static-pages.ts"
import { useInPageTarget } from "../../app/use-in-page-target.ts"
import type { MessageId } from "../../i18n/messages.ts"
import { PageHeader } from "../../parts/PageHeader.tsx"
import type { Section } from "./pages.ts"
import { PageWords } from "./PageWords.tsx"

const Changed = (): ReactElement => {
  const intl = useIntl()
  const date = intl.formatDate(lastChanged, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
  return (
    <p className="pages-changed">
      <FormattedMessage id="pages.changed" values={{ date: <time dateTime={lastChanged}>{date}</time> }} />
    </p>
  )
}

export interface StaticPageProps {
  readonly title: MessageId
  readonly lead: MessageId
  /** The parts of the page, by their anchors. */
  readonly contents: readonly Pick<Section, "id" | "title">[]
  readonly children: ReactNode
}

export const StaticPage = ({ title, lead, contents, children }: StaticPageProps): ReactElement => {
  useInPageTarget()
  return (
    <div className="l-page">
      <PageHeader title={<PageWords id={title} />} lead={<PageWords id={lead} />} />
      <div className="pages-columns">
        <nav className="pages-contents" aria-labelledby="pages-contents">
          <h2 id="pages-contents" className="pages-contents-title">
            <FormattedMessage id="pages.contents" />
          </h2>
          <ul className="pages-contents-list">
            {contents.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>
                  <PageWords id={part.title} />
                </a>
              </li>
            ))}
          </ul>
          <Changed />
        </nav>
        <div className="pages-parts">{children}</div>
      </div>
    </div>
  )
}

interface PagePartProps extends Pick<Section, "id" | "title"> {
  readonly children: ReactNode
}

export const PagePart = ({ id, title, children }: PagePartProps): ReactElement => (
  <section id={id} className="pages-part" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      <PageWords id={title} />
    </h2>
    {children}
  </section>
)

export const PageSection = ({ id, title, text, points = [], after }: Section): ReactElement => (
  <PagePart id={id} title={title}>
    {text.map((paragraph) => (
      <p key={paragraph}>
        <PageWords id={paragraph} />
      </p>
    ))}
    {points.length > 0 && (
      <ul>
        {points.map((point) => (
          <li key={point}>
            <PageWords id={point} />
          </li>
        ))}
      </ul>
    )}
    {after !== undefined && (
      <p>
        <PageWords id={after} />
      </p>
    )}
  </PagePart>
)
