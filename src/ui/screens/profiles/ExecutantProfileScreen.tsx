/**
 * The own executant profile: how it stands, how it does, and all of it to be changed in place. Spec §2
 * `/executant/profile`.
 */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { isPublishedExecutant } from "../../../domain/executant-statuses.ts"
import type { Executant } from "../../../domain/profiles.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { executantByKey, profiles } from "../../../projections/profiles.ts"
import { paths } from "../../app/paths.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { ContactsCard } from "./ContactsCard.tsx"
import { ExecutantFacts } from "./ExecutantFacts.tsx"
import { ExecutantStanding } from "./ExecutantStanding.tsx"
import { ExecutantWordsCard } from "./ExecutantWordsCard.tsx"
import { OwnProfileActs } from "./OwnProfileActs.tsx"
import { PhotoField } from "./PhotoField.tsx"
import { ProfileFilesCard } from "./ProfileFilesCard.tsx"
import { ProfilesTrouble } from "./ProfilesTrouble.tsx"
import { useOwnProfiles } from "./use-own-profiles.ts"
import { useCategories } from "../../app/use-categories.ts"
import { useEditing } from "./use-editing.ts"

interface ContentProps {
  readonly account: Account
  readonly executant: Executant
}

const Content = ({ account, executant }: ContentProps): ReactElement => {
  const hasFiles = useFlag("fileUploading")
  const { key, blocked } = executant
  const form = `${account.key}/${key}/executant`
  const editing = useEditing(form)
  const isPublic = isPublishedExecutant(executant.status) && !blocked
  useCategories()
  return (
    <>
      <ExecutantStanding executant={executant} onFix={editing.begin} />
      <div className="l-beside">
        <div className="l-stack" data-gap="6">
          <Card className="profile-self">
            <PhotoField
              profile={{ type: "Executant", key }}
              name={executant.name}
              photo={executant.photo}
              isFixed={blocked}
            />
          </Card>
          <ExecutantWordsCard executant={executant} form={form} editing={editing} />
          {hasFiles && (
            <>
              <ProfileFilesCard executant={executant} part="portfolio" />
              <ProfileFilesCard executant={executant} part="education" />
            </>
          )}
        </div>
        <div className="l-stack" data-gap="6">
          <ExecutantFacts executant={executant} />
          <ContactsCard account={account} />
          <OwnProfileActs publicHref={isPublic ? paths.profile({ type: "Executant", key }) : null} />
        </div>
      </div>
    </>
  )
}

export const ExecutantProfileScreen = (): ReactElement | null => {
  const intl = useIntl()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executant = useReadModel(profiles, executantByKey, account?.activeProfileKey ?? "")
  const { failure } = useOwnProfiles()
  if (account === null) return null
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: "profiles.own.executant" })}
        lead={executant?.name}
        actions={
          <ButtonLink href={paths.ownListings("Offer", { tab: "published", page: 1 })} icon="briefcase">
            <FormattedMessage id="core.nav.offers" />
          </ButtonLink>
        }
      />
      {executant === undefined ? (
        <ProfilesTrouble failure={failure} />
      ) : (
        <Content key={executant.key} account={account} executant={executant} />
      )}
    </div>
  )
}
