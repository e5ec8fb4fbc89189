/** Help, in the same place at the end of the page. D21, D26. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { searchQuery } from "../../../domain/search.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { paths } from "../../app/paths.ts"

export const HomeFooter = (): ReactElement => {
  const product = useIntl().formatMessage({ id: "core.product" })
  return (
    <footer className="home-footer">
      <p className="home-muted">
        <FormattedMessage id="core.footer.about" values={{ product }} />
      </p>
      <nav aria-labelledby="home-help">
        <h2 id="home-help" className="p-hidden">
          <FormattedMessage id="core.footer.help" />
        </h2>
        <ul className="home-footer-links">
          <li>
            <Anchor href={paths.search(searchQuery(new URLSearchParams()))}>
              <FormattedMessage id="core.footer.search" />
            </Anchor>
          </li>
          <li>
            <Anchor href={paths.support}>
              <FormattedMessage id="core.footer.support" />
            </Anchor>
          </li>
        </ul>
      </nav>
    </footer>
  )
}
