/** The customer's own orders by tab; rows move by themselves when moderation has decided. Spec §2 `/orders`; D41. */
import { useEffect, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { ownListTabs } from "../../../domain/orders.ts"
import type { OwnOrdersQuery } from "../../../domain/queries.ts"
import { orders, ownOrdersPage } from "../../../projections/orders.ts"
import { useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { TabLinks } from "../../parts/Tabs.tsx"
import { paths } from "../../routes/paths.ts"
import { useCategories } from "./categories.ts"
import { CreateOrderLink } from "./CreateOrderLink.tsx"
import { OwnOrdersList } from "./OwnOrdersList.tsx"
import { whenOrderSent } from "./phone-window.ts"

export const OwnOrdersScreen = ({ query }: { readonly query: OwnOrdersQuery }): ReactElement => {
  const intl = useIntl()
  const page = useReadModel(orders, ownOrdersPage, query)
  const fresh = useFresh({ command: { type: "LoadOwnOrders", query }, known: page })
  useCategories()

  useEffect(() => whenOrderSent(fresh.ask), [fresh.ask])

  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader title={intl.formatMessage({ id: "orders.title" })} actions={<CreateOrderLink />} />
      <TabLinks
        label={intl.formatMessage({ id: "orders.tabs" })}
        tabs={ownListTabs.map((tab) => ({
          href: paths.ownOrders({ tab, page: 1 }),
          label: intl.formatMessage({ id: `orders.tab.${tab}` }),
          current: tab === query.tab,
        }))}
      />
      <OwnOrdersList query={query} page={page} fresh={fresh} />
    </div>
  )
}
