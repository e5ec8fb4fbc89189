/** Shows what people have said here of those who offer something now: real feedback of five stars, or nothing. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { reviewsOf, type Participant } from "../../../domain/participants.ts"
import type { FeedbackQuery } from "../../../domain/queries.ts"
import { plainSearch } from "../../../domain/search.ts"
import { feedback, feedbackPage } from "../../../projections/feedback.ts"
import { search, searchAnswer } from "../../../projections/search.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { paths } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { shownName } from "../../i18n/shown-name.ts"
import { PersonLine } from "../../parts/PersonLine.tsx"

const most = 3
const fullMarks = 5
const query: FeedbackQuery = { sort: "best", page: 1 }

const Voice = ({ of }: { readonly of: Participant }): ReactElement | null => {
  const intl = useIntl()
  const list = { profileKey: of.key, query }
  const page = useReadModel(feedback, feedbackPage, list)
  useFresh({
    command: { type: "LoadFeedback", profile: of, query },
    known: onceKnown(page !== undefined),
  })
  const said = page?.feedback.find(({ mark, details }) => mark === fullMarks && details !== "")
  if (said === undefined) return null
  const name = shownName(intl, "home.deletedUser", said.author.name)
  return (
    <li className="home-voice">
      <p className="home-stars">
        <span className="p-hidden">
          <FormattedMessage id="home.voices.stars" values={{ mark: said.mark }} />
        </span>
        {Array.from({ length: fullMarks }, (_, star) => (
          <Icon key={star} name="star" size={16} filled />
        ))}
      </p>
      <blockquote className="home-said" dir="auto">
        {said.details}
      </blockquote>
      <PersonLine name={name} photo={said.author.photo} size={32} tone="customer">
        <span className="o-person-name" title={name}>
          {name}
        </span>
        <span className="home-muted">
          <FormattedMessage
            id="home.voices.of"
            values={{
              name: (
                <Anchor key="of" href={paths.profile(of)}>
                  {of.name}
                </Anchor>
              ),
            }}
          />
        </span>
      </PersonLine>
    </li>
  )
}

export const Voices = (): ReactElement | null => {
  const answer = useReadModel(search, searchAnswer, plainSearch("Offer"))
  const owners = new Map(answer?.listings.map(({ owner }) => [owner.key, owner]))
  const praised = [...owners.values()]
    .filter(({ rating }) => rating.counts[4] > 0)
    .toSorted((one, other) => reviewsOf(other.rating) - reviewsOf(one.rating))
    .slice(0, most)
  if (praised.length === 0) return null
  return (
    <section className="home-section home-voices" aria-labelledby="home-voices">
      <h2 id="home-voices">
        <FormattedMessage id="home.voices" />
      </h2>
      <ul className="home-voices-list">
        {praised.map((owner) => (
          <Voice key={owner.key} of={owner} />
        ))}
      </ul>
    </section>
  )
}
