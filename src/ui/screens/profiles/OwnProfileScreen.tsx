/** The active profile's own page on phones: who acts, what there is, and Create. Spec §2 `/my-{product}`. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { listingFlags, ownKinds } from "../../../domain/listings.ts"
import { ownListOf } from "../../../domain/own-lists.ts"
import { account as accountProjection, activeSide, ownAccount } from "../../../projections/account.ts"
import { useCreatePath } from "../../app/nav-links.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { paths } from "../../app/paths.ts"
import { ActiveProfileCard } from "./ActiveProfileCard.tsx"
import { ApplicationsTile, DealsTile, FavoritesTile, UnreadTiles } from "./DealTiles.tsx"
import { ListingTiles } from "./ListingTiles.tsx"

export const OwnProfileScreen = (): ReactElement | null => {
  const intl = useIntl()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const side = useReadModel(accountProjection, activeSide, undefined)
  const kind = ownKinds[side]
  const createPath = useCreatePath(kind)
  const [hasOwn, hasApplications, hasDeals] = [useFlag(listingFlags[kind]), useFlag("applications"), useFlag("deals")]
  const hasFavorites = useFlag("favorites")
  if (account === null) return null
  const profileKey = account.activeProfileKey
  return (
    <div className="l-page l-narrow l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "profiles.title" })}
        actions={
          <ButtonLink icon="menu" href={paths.other}>
            <FormattedMessage id="profiles.other.title" />
          </ButtonLink>
        }
      />
      <ActiveProfileCard account={account} />
      <ul className="profiles-tiles" aria-label={intl.formatMessage({ id: "profiles.links" })}>
        {hasOwn && <ListingTiles key={profileKey} list={ownListOf(profileKey, side)} />}
        {hasApplications && <ApplicationsTile key={`applications/${profileKey}`} profileKey={profileKey} side={side} />}
        {hasDeals && <DealsTile key={profileKey} profileKey={profileKey} side={side} />}
        {hasFavorites && <FavoritesTile />}
        <UnreadTiles />
      </ul>
      <ButtonLink kind="primary" size="large" icon="plus" wide href={createPath}>
        <FormattedMessage id="profiles.createListing" values={{ kind }} />
      </ButtonLink>
    </div>
  )
}
