/** Where one goes from the own profile: as others see it, another profile, a new one, favourites. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { favoritesPath } from "../../app/nav-links.ts"
import { paths, withModal } from "../../app/paths.ts"
import { useFlag } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"

interface OwnProfileActsProps {
  /** null while nobody else sees it. */
  readonly publicHref: string | null
}

export const OwnProfileActs = ({ publicHref }: OwnProfileActsProps): ReactElement => {
  const intl = useIntl()
  const [path] = useLocation()
  const search = useSearch()
  const [hasFavorites, hasExecutants] = [useFlag("favorites"), useFlag("executant")]
  return (
    <nav className="profile-acts" aria-label={intl.formatMessage({ id: "profiles.links" })}>
      {publicHref !== null && (
        <ButtonLink icon="eye" wide href={publicHref}>
          <FormattedMessage id="profiles.own.public" />
        </ButtonLink>
      )}
      <ButtonLink icon="switch" wide href={withModal({ path, search }, "switch-profile")}>
        <FormattedMessage id="profiles.switch" />
      </ButtonLink>
      {hasExecutants && (
        <ButtonLink icon="plus" wide href={withModal({ path, search }, "create-executant")}>
          <FormattedMessage id="profiles.change.create" />
        </ButtonLink>
      )}
      {hasFavorites && (
        <ButtonLink icon="heart" wide href={favoritesPath}>
          <FormattedMessage id="core.nav.favorites" />
        </ButtonLink>
      )}
      <ButtonLink icon="settings" wide href={paths.settings}>
        <FormattedMessage id="core.nav.settings" />
      </ButtonLink>
    </nav>
  )
}
