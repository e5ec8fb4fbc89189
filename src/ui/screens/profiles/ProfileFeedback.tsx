/** Shows what others say of a profile, page by page, in the order that was chosen. Spec §3 Feedback, §9. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import { feedbackSorts, type Feedback } from "../../../domain/feedback.ts"
import { reviewsOf } from "../../../domain/participants.ts"
import type { PublicProfile } from "../../../domain/profiles.ts"
import type { FeedbackQuery } from "../../../domain/queries.ts"
import { account, activeProfileKey } from "../../../projections/account.ts"
import { feedback, feedbackPage } from "../../../projections/feedback.ts"
import { useApp } from "../../app/context.tsx"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useListPages } from "../../app/use-list-pages.ts"
import { paths } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { Moment } from "../../i18n/format.tsx"
import { PlainSelect } from "../../parts/Select.tsx"
import { shownPerson } from "../../i18n/shown-name.ts"
import { Stars } from "../../parts/Stars.tsx"
import { ReportLink } from "../complaints/ReportLink.tsx"
import { ListPages } from "../../lists/ListPages.tsx"
import { ParticipantLine } from "../../market/ParticipantLine.tsx"

const Said = ({ said }: { readonly said: Feedback }): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const ownKey = useReadModel(account, activeProfileKey, undefined)
  const author = shownPerson(intl, "profiles.deletedUser", said.author)
  return (
    <li className="profile-said">
      <ParticipantLine participant={author} linked size={40} />
      <p className="u-facts">
        <Stars mark={said.mark} label={<FormattedMessage id="profiles.mark" values={{ mark: said.mark }} />} />
        <Moment alone at={said.createdDate} now={device.now()} />
        <span dir="auto">{said.dealName}</span>
        {said.author.key !== ownKey && (
          <ReportLink
            target="Feedback"
            targetKey={said.key}
            label={intl.formatMessage({ id: "profiles.feedback.report" }, { name: author.name })}
          />
        )}
      </p>
      {said.details !== "" && (
        <p className="o-text" dir="auto">
          {said.details}
        </p>
      )}
    </li>
  )
}

interface ProfileFeedbackProps {
  readonly profile: Pick<PublicProfile, "type" | "key" | "rating">
  readonly query: FeedbackQuery
}

const List = ({ profile, query }: ProfileFeedbackProps): ReactElement => {
  const { type, key } = profile
  const page = useReadModel(feedback, feedbackPage, { profileKey: key, query })
  const fresh = useFresh({
    command: { type: "LoadFeedback", profile: { type, key }, query },
    known: onceKnown(page !== undefined),
    unheard: true,
  })
  const { pages, isBeyond } = useListPages({ list: "feedback", page: query.page, count: page?.count })
  return (
    <Known of={isBeyond ? undefined : page} fresh={fresh} shape="rows" count={2}>
      {({ count, feedback: said }, isRenewing) =>
        count === 0 ? (
          <p className="u-muted">
            <FormattedMessage id="profiles.feedback.none" />
          </p>
        ) : (
          <>
            <ul className="profile-feedback" aria-busy={isRenewing}>
              {said.map((one) => (
                <Said key={one.key} said={one} />
              ))}
            </ul>
            {pages > 1 && (
              <ListPages
                page={query.page}
                pages={pages}
                hrefOf={(to) => paths.profileFeedback(profile, { ...query, page: to })}
              />
            )}
          </>
        )
      }
    </Known>
  )
}

export const ProfileFeedback = ({ profile, query }: ProfileFeedbackProps): ReactElement => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  return (
    <section className="profile-section" aria-labelledby="profile-feedback">
      <div className="l-row" data-between>
        <h2 id="profile-feedback">
          <FormattedMessage id="profiles.feedback" />
        </h2>
        {reviewsOf(profile.rating) > 1 && (
          <div className="profile-sort">
            <PlainSelect
              aria-label={intl.formatMessage({ id: "profiles.feedback.sort" })}
              value={query.sort}
              options={feedbackSorts.map((sort) => ({
                value: sort,
                label: intl.formatMessage({ id: `profiles.feedback.sort.${sort}` }),
              }))}
              onChange={(sort) => navigate(paths.profileFeedback(profile, { sort, page: 1 }), { replace: true })}
            />
          </div>
        )}
      </div>
      <List profile={profile} query={query} />
    </section>
  )
}
