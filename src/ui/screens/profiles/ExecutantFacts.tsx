/** How the own executant profile does, and whether it hears of new orders. Spec §3 Executant profile, §4 Subscription; D45, D51. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import type { Executant } from "../../../domain/profiles.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useDispatch, useFlag, usePending, useReadModel } from "../../app/read-models.ts"
import { Card } from "../../parts/Card.tsx"
import { Switch } from "../../parts/Checkbox.tsx"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import { MemberSince } from "./ProfileHead.tsx"
import { ParticipantRating } from "./ParticipantRating.tsx"

/** Shown as it was pressed while the server is asked; a failure puts it back by itself (spec §8). */
const Subscription = ({ executant }: { readonly executant: Executant }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const { key, isSubscribed, categoryKey, blocked } = executant
  const busy = usePending({ type: "SubscribeExecutant", key })
  const category = useReadModel(classificator, categoryByKey, categoryKey)
  return (
    <Switch
      label={intl.formatMessage({ id: "profiles.subscribe" })}
      hint={intl.formatMessage({ id: "profiles.subscribe.hint" }, { category: category?.name ?? "" })}
      checked={busy ? !isSubscribed : isSubscribed}
      disabled={blocked}
      aria-busy={busy || undefined}
      onChange={(wanted) => {
        if (!busy) void dispatch({ type: "SubscribeExecutant", key, isSubscribed: wanted })
      }}
    />
  )
}

export const ExecutantFacts = ({ executant }: { readonly executant: Executant }): ReactElement => {
  const id = useId()
  const canSubscribe = useFlag("executantSubscriptionForNewOrders")
  const { rating, views, favorites, ordersCompleted, ordersInProgress, registeredOn } = executant
  return (
    <Card as="section" labelledBy={id} className="profile-card">
      <h2 id={id} className="o-panel-title">
        <FormattedMessage id="profiles.facts" />
      </h2>
      <DefinitionList
        items={[
          { term: <FormattedMessage id="profiles.facts.rating" />, value: <ParticipantRating rating={rating} /> },
          { term: <FormattedMessage id="profiles.facts.views" />, value: <FormattedNumber value={views} /> },
          { term: <FormattedMessage id="profiles.facts.favorites" />, value: <FormattedNumber value={favorites} /> },
          {
            term: <FormattedMessage id="profiles.deeds.completed" />,
            value: <FormattedNumber value={ordersCompleted} />,
          },
          {
            term: <FormattedMessage id="profiles.deeds.running" />,
            value: <FormattedNumber value={ordersInProgress} />,
          },
        ]}
      />
      {registeredOn !== "" && (
        <p className="u-muted">
          <MemberSince at={registeredOn} />
        </p>
      )}
      {canSubscribe && <Subscription executant={executant} />}
    </Card>
  )
}
