/** The own customer profile, which is the account itself: photo, words, contacts, language. Spec §2 `/profile`, §8; D16, D47, E54. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { languages } from "../../../domain/languages.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { paths } from "../../app/paths.ts"
import { useDispatch, usePending, useReadModel } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { Note } from "../../parts/Note.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { Select } from "../../parts/Select.tsx"
import { AccountWordsCard } from "./AccountWordsCard.tsx"
import { ContactsCard } from "./ContactsCard.tsx"
import { OwnFacts } from "./OwnFacts.tsx"
import { OwnProfileActs } from "./OwnProfileActs.tsx"
import { PhotoField } from "./PhotoField.tsx"

/** A language in its own words. */
const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(language.split("-")[0] ?? language) ?? language

/** It shows what the server has, so a failure leaves the old one (spec §8). */
const LanguageCard = ({ account }: { readonly account: Account }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending({ type: "SetLanguage" })
  return (
    <Card className="profile-card">
      <Select
        label={intl.formatMessage({ id: "profiles.account.language" })}
        hint={intl.formatMessage({ id: "profiles.account.languageHint" })}
        value={account.language}
        aria-busy={busy || undefined}
        disabled={account.blocked}
        options={languages.map((language) => ({ value: language, label: ownName(language) }))}
        onChange={(language) => void dispatch({ type: "SetLanguage", language })}
      />
    </Card>
  )
}

export const CustomerProfileScreen = (): ReactElement | null => {
  const intl = useIntl()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  if (account === null) return null
  const { key, name, photo, blocked, blockedReason } = account
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
      {blocked && (
        <Note tone="red" title={<FormattedMessage id="profiles.standing.blocked" />}>
          {intl.formatMessage({ id: `core.moderation.${blockedReason ?? "Other"}` })}
        </Note>
      )}
      <div className="l-beside">
        <div className="l-stack" data-gap="6">
          <Card className="profile-self">
            <PhotoField profile={{ type: "Customer", key }} name={name} photo={photo} isFixed={blocked} />
          </Card>
          <AccountWordsCard account={account} />
          <LanguageCard account={account} />
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
