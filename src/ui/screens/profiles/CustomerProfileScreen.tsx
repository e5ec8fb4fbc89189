/** The own customer profile, which is the account itself: photo, words, contacts. Spec §2 `/profile`, §8. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { paths } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { AccountWordsCard } from "./AccountWordsCard.tsx"
import { BlockedNote } from "./BlockedNote.tsx"
import { ContactsCard } from "./ContactsCard.tsx"
import { OwnFacts } from "./OwnFacts.tsx"
import { OwnProfileActs } from "./OwnProfileActs.tsx"
import { PhotoField } from "./PhotoField.tsx"

export const CustomerProfileScreen = (): ReactElement | null => {
  const intl = useIntl()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  if (account === null) return null
  const { key, name, photo, blocked } = account
  const { rating, ordersCompleted, ordersInProgress, registeredOn } = account
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "profiles.own.customer" })}
        lead={name}
        actions={
          <ButtonLink href={paths.ownListings("Order", { tab: "published", page: 1 })} icon="orders">
            <FormattedMessage id="core.nav.orders" />
          </ButtonLink>
        }
      />
      <BlockedNote account={account} />
      <div className="l-beside">
        <div className="l-stack" data-gap="6">
          <Card className="profile-self">
            <PhotoField profile={{ type: "Customer", key }} name={name} photo={photo} isFixed={blocked} />
          </Card>
          <AccountWordsCard account={account} />
        </div>
        <div className="l-stack" data-gap="6">
          <OwnFacts {...{ rating, ordersCompleted, ordersInProgress, registeredOn }} />
          <ContactsCard account={account} />
          <OwnProfileActs publicHref={paths.profile({ type: "Customer", key })} />
        </div>
      </div>
    </div>
  )
}
