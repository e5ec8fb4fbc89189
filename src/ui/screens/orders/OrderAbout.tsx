/** An order in its own words, with its documents. Spec §3 Order; D39. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { PublicOrder } from "../../../domain/orders.ts"
import { documentsOf } from "./order-words.ts"
import { OrderDocuments } from "./OrderDocuments.tsx"

export const OrderAbout = ({ order }: { readonly order: PublicOrder }): ReactElement => {
  const documents = documentsOf(order.files)
  return (
    <div className="o-main">
      <section className="o-section" aria-labelledby="order-about">
        <h2 id="order-about">
          <FormattedMessage id="orders.public.about" />
        </h2>
        <p className="o-text" dir="auto">
          {order.description}
        </p>
      </section>
      {documents.length > 0 && (
        <section className="o-section" aria-labelledby="order-documents">
          <h2 id="order-documents">
            <FormattedMessage id="orders.public.files" />
          </h2>
          <OrderDocuments files={documents} />
        </section>
      )}
    </div>
  )
}
