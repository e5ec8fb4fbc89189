/** An order's public page, and applying for it. Spec §2 /orders/:key; experience: Layout, A listing; D13, D19. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { PublicOrder } from "../../../domain/orders.ts"
import { searchQuery } from "../../../domain/search.ts"
import { isOrderUnavailable, orders, publicOrderByKey } from "../../../projections/orders.ts"
import { useApp } from "../../app/context.tsx"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { Moment, PriceText } from "../../i18n/format.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { paths } from "../../routes/paths.ts"
import { ApplyAct } from "./ApplyAct.tsx"
import { ApplyPanel } from "./ApplyPanel.tsx"
import { OrderAbout } from "./OrderAbout.tsx"
import { OrderFacts } from "./OrderFacts.tsx"
import { OrderGallery } from "./OrderGallery.tsx"
import { OrderGone } from "./OrderGone.tsx"
import { OrdersTrouble } from "./OrdersTrouble.tsx"
import { ParticipantLine } from "./ParticipantLine.tsx"
import { picturesOf } from "./order-words.ts"
import { useCategories } from "./categories.ts"
import { useApply } from "./use-apply.ts"
import { useApplyActs } from "./use-apply-acts.ts"

const allOrders = paths.search(searchQuery(new URLSearchParams()))

const Content = ({ order }: { readonly order: PublicOrder }): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const canApply = useFlag("applications")
  const state = useApply(order)
  const acts = useApplyActs(order)
  useCategories()
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader
        title={order.name}
        back={{ href: allOrders, label: intl.formatMessage({ id: "orders.public.search" }) }}
        lead={
          <span className="o-meta">
            <span>
              <FormattedMessage
                id="orders.updated"
                values={{ when: <Moment at={order.updatedDate} now={device.now()} /> }}
              />
            </span>
            <span>
              <FormattedMessage id="orders.views" values={{ count: order.views }} />
            </span>
            <span>
              <FormattedMessage id="orders.applications" values={{ count: order.applications }} />
            </span>
          </span>
        }
      />
      <div className="o-page" data-public>
        <OrderGallery name={order.name} pictures={picturesOf(order.files)} />
        <OrderAbout order={order} />
        <aside className="o-box" aria-label={intl.formatMessage({ id: "orders.public.facts" })}>
          <div className="o-panel">
            <OrderFacts order={order} />
            {canApply && <ApplyPanel order={order} state={state} acts={acts} />}
          </div>
          <section className="o-panel" aria-labelledby="order-customer">
            <h2 id="order-customer" className="o-panel-title">
              <FormattedMessage id="orders.public.customer" />
            </h2>
            <ParticipantLine participant={order.customer} size={56} />
          </section>
        </aside>
      </div>
      <div className="o-sticky">
        <span className="o-sticky-price">
          <PriceText price={order.price} />
        </span>
        {canApply && <ApplyAct order={order} state={state} acts={acts} />}
      </div>
    </div>
  )
}

export const PublicOrderScreen = ({ orderKey }: { readonly orderKey: string }): ReactElement => {
  const intl = useIntl()
  const order = useReadModel(orders, publicOrderByKey, orderKey)
  const unavailable = useReadModel(orders, isOrderUnavailable, orderKey)
  // Asked for again even when it is known: no hub message tells of others' orders.
  const fresh = useFresh({
    command: { type: "LoadPublicOrder", key: orderKey },
    known: onceKnown(order !== undefined || unavailable),
    unheard: true,
  })

  if (order !== undefined && !unavailable) return <Content key={orderKey} order={order} />
  return (
    <div className="l-page">
      {unavailable ? (
        <OrderGone why="unavailable" />
      ) : fresh.failure === undefined ? (
        <Skeleton shape="page" label={intl.formatMessage({ id: "core.loading" })} />
      ) : (
        <OrdersTrouble failure={fresh.failure} fresh={fresh} />
      )}
    </div>
  )
}
