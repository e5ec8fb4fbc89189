/** The end of every page: help and terms, always in the same place and order (WCAG 3.2.6). */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { chosenLanguage, session } from "../../projections/session.ts"
import { helpLinks } from "../app/help-links.ts"
import { paths, withModal } from "../app/paths.ts"
import { useReadModel } from "../app/read-models.ts"
import { ownLanguageNames } from "../i18n/language-name.ts"
import { Anchor } from "../parts/Anchor.tsx"
import { Icon } from "../parts/Icon.tsx"

const LanguageLink = (): ReactElement => {
  const intl = useIntl()
  const [path] = useLocation()
  const name = ownLanguageNames[useReadModel(session, chosenLanguage, undefined)]
  return (
    <Anchor
      href={withModal({ path, search: useSearch() }, "choose-language")}
      aria-label={intl.formatMessage({ id: "core.language" }, { name })}
    >
      <Icon name="globe" />
      <span translate="no">{name}</span>
    </Anchor>
  )
}

/** For everybody, and the way to the quick search without a keyboard (E476). */
const ShortcutsLink = (): ReactElement => {
  const [path] = useLocation()
  return (
    <Anchor href={withModal({ path, search: useSearch() }, "shortcuts")}>
      <FormattedMessage id="core.shortcuts" />
    </Anchor>
  )
}

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
          {helpLinks.map(({ href, label }) => (
            <li key={href}>
              <Anchor href={href}>
                <FormattedMessage id={label} />
              </Anchor>
            </li>
          ))}
          <li>
            <Anchor href={paths.support}>
              <FormattedMessage id="core.footer.contact" />
            </Anchor>
          </li>
          <li>
            <ShortcutsLink />
          </li>
          <li>
            <LanguageLink />
          </li>
        </ul>
      </nav>
    </footer>
  )
}
