/**
 * Shows how the own executant profile does, and whether it hears of new orders. Spec §3 Executant profile, §4
 * Subscription.
 */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Executant } from "../../../domain/profiles.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useDispatch, useFlag, usePending, useReadModel } from "../../app/read-models.ts"
import { Switch } from "../../parts/Checkbox.tsx"
import { OwnFacts } from "./OwnFacts.tsx"

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
  const canSubscribe = useFlag("executantSubscriptionForNewOrders")
  const { rating, views, favorites, ordersCompleted, ordersInProgress, registeredOn } = executant
  return (
    <OwnFacts
      {...{ rating, ordersCompleted, ordersInProgress, registeredOn }}
      more={[
        { term: "profiles.facts.views", value: views },
        { term: "profiles.facts.favorites", value: favorites },
      ]}
    >
      {canSubscribe && <Subscription executant={executant} />}
    </OwnFacts>
  )
}
