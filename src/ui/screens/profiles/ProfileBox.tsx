/**
 * Shows a profile's reputation beside its words: the marks, the deals, languages, and contacts for those who have a
 * deal.
 */
import type { ReactElement } from "react"
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import { marks } from "../../../domain/feedback.ts"
import { chooseLanguage } from "../../../domain/languages.ts"
import { reviewsOf, type Rating } from "../../../domain/participants.ts"
import type { Contacts, PublicProfile } from "../../../domain/profiles.ts"
import { languageName } from "../../i18n/language-name.ts"
import { Card } from "../../parts/Card.tsx"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { ContactLinks } from "./ContactLinks.tsx"

const fromTheBest = marks.toReversed()

/** Shows the number of each mark; the bars only repeat the numbers. */
export const Histogram = ({ rating }: { readonly rating: Rating }): ReactElement => {
  const all = reviewsOf(rating)
  return (
    <ul className="profile-histogram">
      {fromTheBest.map((mark) => {
        const count = rating.counts[mark - 1] ?? 0
        return (
          <li key={mark}>
            <span className="p-hidden">
              <FormattedMessage id="profiles.marks" values={{ mark, count }} />
            </span>
            <span aria-hidden className="profile-histogram-mark">
              <FormattedNumber value={mark} />
              <Icon name="star" size={16} filled />
            </span>
            <progress aria-hidden className="p-progress" value={count} max={Math.max(1, all)} />
            <span aria-hidden className="profile-histogram-count">
              <FormattedNumber value={count} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const Reach = ({ contacts }: { readonly contacts: Contacts | null }): ReactElement => (
  <section className="profile-section" aria-labelledby="profile-contacts">
    <h2 id="profile-contacts" className="o-panel-title">
      <FormattedMessage id="profiles.contacts" />
    </h2>
    {contacts === null ? (
      <div className="profile-blurred">
        <p aria-hidden>+00 000 000 0000</p>
        <p className="u-muted">
          <FormattedMessage id="profiles.contacts.hidden" />
        </p>
      </div>
    ) : (
      <ContactLinks contacts={contacts} />
    )}
  </section>
)

export const ProfileBox = ({ profile }: { readonly profile: PublicProfile }): ReactElement => {
  const intl = useIntl()
  const { rating, work, contacts, ordersCompleted, ordersInProgress, completionRate } = profile
  return (
    <aside
      className="l-stack profile-box"
      data-gap="6"
      aria-label={intl.formatMessage({ id: "profiles.public.facts" })}
    >
      <Card className="o-panel">
        {rating.value !== null && (
          <p className="profile-mean">
            <FormattedNumber value={rating.value} minimumFractionDigits={1} maximumFractionDigits={1} />
            <span className="u-muted">
              <FormattedMessage id="profiles.reviews" values={{ count: reviewsOf(rating) }} />
            </span>
          </p>
        )}
        {reviewsOf(rating) > 0 && <Histogram rating={rating} />}
        <DefinitionList
          items={[
            {
              term: <FormattedMessage id="profiles.deeds.completed" />,
              value: <FormattedNumber value={ordersCompleted} />,
            },
            {
              term: <FormattedMessage id="profiles.deeds.running" />,
              value: <FormattedNumber value={ordersInProgress} />,
            },
            ...(completionRate === null
              ? []
              : [
                  {
                    term: <FormattedMessage id="profiles.deeds.rate" />,
                    value: intl.formatNumber(completionRate, { style: "percent" }),
                  },
                ]),
            ...(work === null
              ? []
              : [
                  {
                    term: <FormattedMessage id="profiles.language" />,
                    value: languageName(work.language, chooseLanguage([intl.locale])),
                  },
                ]),
          ]}
        />
        <Reach contacts={contacts} />
      </Card>
    </aside>
  )
}
