/** The owner's view of an order, with its details and its applications in tabs. Spec §2 `/orders/{key}/view`; D13, D15. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Order } from "../../../domain/orders.ts"
import { ownListTabOf } from "../../../domain/orders.ts"
import type { ApplicationsQuery } from "../../../domain/queries.ts"
import { orderByKey, orders } from "../../../projections/orders.ts"
import { onceKnown, useFresh, type Fresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { TabLinks } from "../../parts/Tabs.tsx"
import { paths } from "../../routes/paths.ts"
import { useApplicationCounts } from "./application-counts.ts"
import { useCategories } from "./categories.ts"
import { OrderApplications } from "./OrderApplications.tsx"
import { isPublic, OrderDetails } from "./OrderDetails.tsx"
import { OrderGone } from "./OrderGone.tsx"
import { OrderStatus } from "./OrderStatus.tsx"
import { OrdersTrouble } from "./OrdersTrouble.tsx"
import { useOwnSide } from "./use-own-side.ts"

interface OrderOwnerScreenProps {
  readonly orderKey: string
  readonly tab: "details" | "applications"
  readonly query: ApplicationsQuery
}

const Head = ({ order }: { readonly order: Order }): ReactElement => {
  const intl = useIntl()
  return (
    <PageHeader
      title={order.name}
      badge={<OrderStatus order={order} />}
      back={{
        href: paths.ownOrders({ tab: ownListTabOf(order), page: 1 }),
        label: intl.formatMessage({ id: "orders.view.back" }),
      }}
      actions={
        isPublic(order) && (
          <ButtonLink icon="eye" href={paths.publicOrder(order.key)}>
            <FormattedMessage id="orders.view.public" />
          </ButtonLink>
        )
      }
    />
  )
}

const Content = ({ order, tab, query }: { readonly order: Order } & Omit<OrderOwnerScreenProps, "orderKey">) => {
  const intl = useIntl()
  const unread = useApplicationCounts(order)?.unread ?? 0
  useCategories()
  useOwnSide(order.customer.key)
  return (
    <div className="l-page l-stack" data-gap="6">
      <Head order={order} />
      <TabLinks
        label={intl.formatMessage({ id: "orders.view.tabs" })}
        tabs={[
          {
            href: paths.orderDetails(order.key),
            label: intl.formatMessage({ id: "orders.view.details" }),
            current: tab === "details",
          },
          {
            href: paths.orderApplications(order.key),
            label: intl.formatMessage({ id: "orders.view.applications" }),
            count: unread,
            countLabel: intl.formatMessage({ id: "orders.applications.unreadLabel" }, { count: unread }),
            current: tab === "applications",
          },
        ]}
      />
      {tab === "details" ? (
        <OrderDetails order={order} />
      ) : (
        <OrderApplications key={order.key} orderKey={order.key} query={query} />
      )}
    </div>
  )
}

const Missing = ({ fresh }: { readonly fresh: Fresh }): ReactElement => {
  const intl = useIntl()
  const { failure } = fresh
  if (failure === undefined) return <Skeleton shape="page" label={intl.formatMessage({ id: "core.loading" })} />
  if (failure._tag === "NotFound") return <OrderGone why="unavailable" />
  if (failure._tag === "Forbidden") return <OrderGone why="noAccess" />
  return <OrdersTrouble failure={failure} fresh={fresh} />
}

export const OrderOwnerScreen = ({ orderKey, tab, query }: OrderOwnerScreenProps): ReactElement => {
  const order = useReadModel(orders, orderByKey, orderKey)
  const fresh = useFresh({
    command: { type: "LoadOrder", key: orderKey },
    known: onceKnown(order !== undefined),
  })
  if (order !== undefined) return <Content key={orderKey} order={order} tab={tab} query={query} />
  return (
    <div className="l-page">
      <Missing fresh={fresh} />
    </div>
  )
}
