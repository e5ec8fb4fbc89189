/** A profile as everybody sees it. Spec §2 `/executant/profile/{key}`, `/profile/{key}`; experience: A profile. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { PublicProfile } from "../../../domain/profiles.ts"
import type { FeedbackQuery } from "../../../domain/queries.ts"
import { account, activeProfileKey } from "../../../projections/account.ts"
import { isProfileUnavailable, profiles, publicProfile } from "../../../projections/profiles.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { searchPath } from "../../app/nav-links.ts"
import { paths } from "../../app/paths.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { ButtonLink } from "../../parts/Button.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { Note } from "../../parts/Note.tsx"
import { ReportLink } from "../complaints/ReportLink.tsx"
import { useCategories } from "../../app/use-categories.ts"
import { ProfileBox } from "./ProfileBox.tsx"
import { ProfileFeedback } from "./ProfileFeedback.tsx"
import { ProfileHead } from "./ProfileHead.tsx"
import { ProfileOffers } from "./ProfileOffers.tsx"
import { Portfolio, ProfileText, ProfileFiles } from "./ProfileWork.tsx"

interface ContentProps {
  readonly profile: PublicProfile
  readonly query: FeedbackQuery
}

const Content = ({ profile, query }: ContentProps): ReactElement => {
  const { work, type, key, name } = profile
  const [hasOffers, hasFeedback] = [useFlag("offer"), useFlag("feedbacks")]
  const isOwn = useReadModel(account, activeProfileKey, undefined) === key
  useCategories()
  return (
    <div className="l-page l-stack" data-gap="8" data-profile={type === "Executant" ? "executant" : "customer"}>
      {isOwn && (
        <Note
          tone="blue"
          icon="eye"
          title={<FormattedMessage id="profiles.public.own" />}
          action={
            <ButtonLink size="small" icon="edit" href={paths.ownProfile(profile)}>
              <FormattedMessage id="profiles.public.edit" />
            </ButtonLink>
          }
        />
      )}
      <ProfileHead profile={profile} />
      <div className="l-beside">
        <div className="l-stack" data-gap="8">
          <ProfileText title="profiles.public.about" text={profile.description} />
          {work !== null && (
            <>
              <ProfileText title="profiles.public.experience" text={work.workExperience} />
              <Portfolio name={name} files={work.portfolioFiles} />
              {hasOffers && <ProfileOffers executantKey={key} />}
            </>
          )}
          {hasFeedback && <ProfileFeedback profile={profile} query={query} />}
          {work !== null && (
            <ProfileFiles
              title="profiles.public.education"
              name={name}
              text={work.educationDescription}
              files={work.educationFiles}
            />
          )}
          {!isOwn && (
            <div>
              <ReportLink target={type} targetKey={key} />
            </div>
          )}
        </div>
        <ProfileBox profile={profile} />
      </div>
    </div>
  )
}

interface PublicProfileScreenProps {
  readonly type: PublicProfile["type"]
  readonly profileKey: string
  /** The page of its feedback. */
  readonly query: FeedbackQuery
}

export const PublicProfileScreen = ({ type, profileKey: key, query }: PublicProfileScreenProps): ReactElement => {
  const intl = useIntl()
  const profile = useReadModel(profiles, publicProfile, { type, key })
  const unavailable = useReadModel(profiles, isProfileUnavailable, { type, key })
  // Asked for again even when it is known: no hub message reports others' profiles.
  const fresh = useFresh({
    command: { type: "LoadPublicProfile", profile: { type, key } },
    known: onceKnown(profile !== undefined || unavailable),
    unheard: true,
  })

  if (profile !== undefined && !unavailable) return <Content key={key} profile={profile} query={query} />
  return (
    <div className="l-page">
      {unavailable ? (
        <EmptyState
          level={1}
          picture="box"
          title={intl.formatMessage({ id: "profiles.public.gone" })}
          hint={intl.formatMessage({ id: "profiles.public.gone.hint" })}
          action={{ label: intl.formatMessage({ id: "core.unavailable.search" }), href: searchPath }}
        />
      ) : fresh.failure === undefined ? (
        <Waiting shape="page" onAgain={fresh.ask} />
      ) : (
        <FailureState level={1} failure={fresh.failure} onRetry={fresh.ask} busy={fresh.busy} />
      )}
    </div>
  )
}
