/** Shows how an own profile does, in numbers. Spec §3 Account, Executant profile. */
import { useId, type ReactElement, type ReactNode } from "react"
import { FormattedMessage, FormattedNumber } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import type { MessageId } from "../../i18n/messages.ts"
import { Card } from "../../parts/Card.tsx"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import { MemberSince } from "./ProfileHead.tsx"
import { ParticipantRating } from "../../market/ParticipantRating.tsx"

interface OwnFactsProps extends Pick<Account, "rating" | "ordersCompleted" | "ordersInProgress" | "registeredOn"> {
  /** Numbers that only this kind of profile has. */
  readonly more?: readonly { readonly term: MessageId; readonly value: number }[]
  readonly children?: ReactNode
}

export const OwnFacts = (props: OwnFactsProps): ReactElement => {
  const id = useId()
  const { rating, ordersCompleted, ordersInProgress, registeredOn, more = [], children } = props
  const numbers = [
    ...more,
    { term: "profiles.deeds.completed", value: ordersCompleted },
    { term: "profiles.deeds.running", value: ordersInProgress },
  ] as const
  return (
    <Card as="section" labelledBy={id} className="profile-card">
      <h2 id={id} className="o-panel-title">
        <FormattedMessage id="profiles.facts" />
      </h2>
      <DefinitionList
        items={[
          { term: <FormattedMessage id="profiles.facts.rating" />, value: <ParticipantRating rating={rating} /> },
          ...numbers.map(({ term, value }) => ({
            term: <FormattedMessage id={term} />,
            value: <FormattedNumber value={value} />,
          })),
        ]}
      />
      {registeredOn !== "" && (
        <p className="u-muted">
          <MemberSince at={registeredOn} />
        </p>
      )}
      {children}
    </Card>
  )
}
