/** One of the account's profiles in the list to choose from: who it is, how it stands, and the way to act as it. */
import type { ReactElement, ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { isDraftExecutant } from "../../../domain/executant-statuses.ts"
import type { Executant } from "../../../domain/profiles.ts"
import type { Side } from "../../../domain/participants.ts"
import { chat, unreadOfProfile } from "../../../projections/chat.ts"
import { useReadModel } from "../../app/read-models.ts"
import { SideText } from "../../i18n/format.tsx"
import { Avatar } from "../../parts/Avatar.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { ProfileStatus } from "./ProfileStatus.tsx"

export interface OwnProfile {
  readonly key: string
  readonly name: string
  readonly photo: string | null
  readonly side: Side
  readonly executant: Executant | null
}

interface ProfileRowProps {
  readonly profile: OwnProfile
  readonly isActive: boolean
  readonly action: ReactNode
}

export const ProfileRow = ({ profile, isActive, action }: ProfileRowProps): ReactElement => {
  const { key, name, photo, side, executant } = profile
  const unread = useReadModel(chat, unreadOfProfile, key)
  return (
    <li className="profiles-row" data-active={isActive || undefined}>
      <Avatar name={name} photo={photo} size={40} tone={side} />
      <div className="profiles-row-words">
        <p className="profiles-row-name">{name}</p>
        <p className="profiles-row-facts">
          <span>
            <SideText side={side} />
          </span>
          {executant !== null && <ProfileStatus executant={executant} />}
          {unread > 0 && (
            <Badge tone="blue" icon="chat">
              <FormattedMessage id="core.badge.unreadMessages" values={{ count: unread }} />
            </Badge>
          )}
        </p>
        {executant !== null && executant.reason !== null && isDraftExecutant(executant.status) && (
          <p className="profiles-row-reason">
            <FormattedMessage
              id="profiles.refused"
              values={{ reason: <FormattedMessage id={`reasons.moderation.${executant.reason}`} /> }}
            />
          </p>
        )}
      </div>
      <div>{action}</div>
    </li>
  )
}
