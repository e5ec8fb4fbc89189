/** The active profile's own page on phones: who acts, what there is, and Create. Spec §2 `/my-{product}`; D24. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useCreatePath } from "../../app/nav-links.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { paths } from "../../app/paths.ts"
import { ActiveProfileCard } from "./ActiveProfileCard.tsx"
import { CustomerTiles } from "./CustomerTiles.tsx"
import { ApplicationsTile, DealsTile, UnreadTiles } from "./DealTiles.tsx"

export const OwnProfileScreen = (): ReactElement | null => {
  const intl = useIntl()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const createPath = useCreatePath()
  const [hasOrders, hasApplications, hasDeals] = [useFlag("order"), useFlag("applications"), useFlag("deals")]
  if (account === null) return null
  const profileKey = account.activeProfileKey
  const side = profileKey === account.key ? "customer" : "executant"
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
        {side === "customer" && hasOrders && <CustomerTiles />}
        {side === "executant" && hasApplications && <ApplicationsTile executantKey={profileKey} />}
        {hasDeals && <DealsTile key={profileKey} profileKey={profileKey} side={side} />}
        <UnreadTiles />
      </ul>
      <ButtonLink kind="primary" size="large" icon="plus" wide href={createPath}>
        <FormattedMessage id={side === "customer" ? "profiles.newOrder" : "profiles.change.create"} />
      </ButtonLink>
    </div>
  )
}
