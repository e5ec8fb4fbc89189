/** The head of a profile: a banner of its trade with the face over it, name, rating, badges. experience: A profile. */
import type { ReactElement } from "react"
import { FormattedDate, FormattedMessage, useIntl } from "react-intl"
import { reviewsOf, sideOf } from "../../../domain/participants.ts"
import type { PublicProfile } from "../../../domain/profiles.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useReadModel } from "../../app/read-models.ts"
import { SideText } from "../../i18n/format.tsx"
import { Avatar } from "../../parts/Avatar.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { CategoryPicture } from "../../parts/CategoryPicture.tsx"
import { ParticipantRating } from "../../market/ParticipantRating.tsx"

export const MemberSince = ({ at }: { readonly at: string }): ReactElement => (
  <FormattedMessage
    id="profiles.memberSince"
    values={{ date: <FormattedDate value={at} month="long" year="numeric" /> }}
  />
)

export const ProfileHead = ({ profile }: { readonly profile: PublicProfile }): ReactElement => {
  const intl = useIntl()
  const { name, photo, rating, work, completionRate } = profile
  const side = sideOf(profile)
  const category = useReadModel(classificator, categoryByKey, work?.categoryKey ?? "")
  const isNew = reviewsOf(rating) === 0
  return (
    <header className="profile-head">
      <div className="profile-banner" aria-hidden>
        {category !== undefined && <CategoryPicture name={category.icon} />}
      </div>
      <div className="profile-face">
        <Avatar name={name} photo={photo} size={112} tone={side} />
      </div>
      <div className="profile-words">
        <h1 id="page-title" tabIndex={-1} dir="auto">
          {name}
        </h1>
        <p className="profile-facts">
          <ParticipantRating rating={rating} />
          <span>{category?.name ?? <SideText side={side} />}</span>
          {work !== null && work.towns.length > 0 && <span dir="auto">{work.towns.slice(0, 3).join(" · ")}</span>}
        </p>
        <p className="profile-badges">
          {isNew && (
            <Badge tone="accent" icon="star">
              <FormattedMessage id="profiles.badge.new" />
            </Badge>
          )}
          {completionRate !== null && (
            <Badge tone="green" icon="check">
              <FormattedMessage
                id="profiles.badge.completion"
                values={{ rate: intl.formatNumber(completionRate, { style: "percent" }) }}
              />
            </Badge>
          )}
          <Badge icon="calendar">
            <MemberSince at={profile.registeredOn} />
          </Badge>
        </p>
      </div>
    </header>
  )
}
