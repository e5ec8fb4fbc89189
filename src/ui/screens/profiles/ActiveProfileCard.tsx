/** Shows who acts now: name, side, how the profile stands, its rating, and the way to another one. */
import type { ReactElement } from "react"
import { FormattedDate, FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import type { Account } from "../../../domain/account.ts"
import { executantByKey, profiles } from "../../../projections/profiles.ts"
import { useActiveProfile } from "../../app/use-active-profile.ts"
import { useReadModel } from "../../app/read-models.ts"
import { SideText } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Avatar } from "../../parts/Avatar.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { ButtonLink } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { paths, withModal } from "../../app/paths.ts"
import { ParticipantRating } from "../../market/ParticipantRating.tsx"
import { ProfileStatus } from "./ProfileStatus.tsx"

export const ActiveProfileCard = ({ account }: { readonly account: Account }): ReactElement | null => {
  const [path] = useLocation()
  const search = useSearch()
  const profile = useActiveProfile()
  const executant = useReadModel(profiles, executantByKey, account.activeProfileKey)
  if (profile === null) return null
  return (
    <Card as="section" labelledBy="profiles-active">
      <div className="profiles-active">
        <Avatar name={profile.name} photo={profile.photo} size={56} tone={profile.side} />
        <div className="profiles-active-words">
          <h2 id="profiles-active">
            <Anchor
              className="p-person-link"
              href={paths.ownProfile({ type: profile.side === "customer" ? "Customer" : "Executant" })}
            >
              {profile.name}
            </Anchor>
          </h2>
          <p className="profiles-row-facts">
            <Badge tone={profile.side === "customer" ? "orange" : "blue"}>
              <SideText side={profile.side} />
            </Badge>
            <ParticipantRating rating={profile.rating} />
            {executant !== undefined && <ProfileStatus executant={executant} />}
          </p>
          <p className="profiles-row-facts">
            <FormattedMessage
              id="profiles.memberSince"
              values={{ date: <FormattedDate value={account.registeredOn} month="long" year="numeric" /> }}
            />
          </p>
        </div>
        <ButtonLink icon="switch" href={withModal({ path, search }, "switch-profile")}>
          <FormattedMessage id="profiles.switch" />
        </ButtonLink>
      </div>
    </Card>
  )
}
