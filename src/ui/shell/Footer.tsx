/** The end of every page: help and terms, always in the same place and order (WCAG 3.2.6). D26, E237. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "../app/paths.ts"
import { Anchor } from "../parts/Anchor.tsx"

const links = [
  [paths.faq, "core.footer.faq"],
  [paths.privacy, "core.footer.privacy"],
  [paths.terms, "core.footer.terms"],
  [paths.about, "core.footer.aboutUs"],
  [paths.support, "core.footer.contact"],
] as const

export const Footer = (): ReactElement => {
  const intl = useIntl()
  const product = intl.formatMessage({ id: "core.product" })
  return (
    <footer className="shell-footer">
      <p>
        <FormattedMessage id="core.footer.about" values={{ product }} />
      </p>
      <nav aria-label={intl.formatMessage({ id: "core.footer.help" })}>
        <ul className="shell-footer-links">
          {links.map(([href, label]) => (
            <li key={href}>
              <Anchor href={href}>
                <FormattedMessage id={label} />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
