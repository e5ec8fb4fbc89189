/** The settings of the account, rather than of one of its profiles. Spec §2. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { Card } from "../../parts/Card.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { AccountWordsCard } from "../profiles/AccountWordsCard.tsx"
import { BlockedNote } from "../profiles/BlockedNote.tsx"
import { ContactsCard } from "../profiles/ContactsCard.tsx"
import { PhotoField } from "../profiles/PhotoField.tsx"
import { DataCard } from "./DataCard.tsx"
import { DeleteAccountCard } from "./DeleteAccountCard.tsx"
import { LanguageCard } from "./LanguageCard.tsx"
import { PushCard } from "./PushCard.tsx"
import { SecurityCard } from "./SecurityCard.tsx"
import { SessionsCard } from "./SessionsCard.tsx"
import { ShortcutsCard } from "./ShortcutsCard.tsx"

export const SettingsScreen = (): ReactElement | null => {
  const intl = useIntl()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const hasPush = useFlag("pushNotifications")
  const mayDelete = useFlag("deleteAccount")
  if (account === null) return null
  const { key, name, photo, blocked } = account
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "settings.title" })}
        lead={intl.formatMessage({ id: "settings.lead" })}
      />
      <BlockedNote account={account} />
      <div className="l-beside">
        <div className="l-stack" data-gap="6">
          <Card className="profile-self">
            <PhotoField profile={{ type: "Customer", key }} name={name} photo={photo} isFixed={blocked} />
          </Card>
          <AccountWordsCard account={account} />
          <ContactsCard account={account} />
        </div>
        <div className="l-stack" data-gap="6">
          <LanguageCard />
          {hasPush && <PushCard />}
          <ShortcutsCard />
          <SecurityCard />
          <SessionsCard />
          <DataCard />
          {mayDelete && <DeleteAccountCard blocked={blocked} />}
        </div>
      </div>
    </div>
  )
}
