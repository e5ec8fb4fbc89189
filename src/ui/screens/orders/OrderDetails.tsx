/** The owner's own order: in which state it is and why, what it says, and how it does. Spec §2 `/orders/{key}/view`; D41. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Order } from "../../../domain/orders.ts"
import { useApp } from "../../app/context.tsx"
import { Moment } from "../../i18n/format.tsx"
import { Note, type NoteTone } from "../../parts/Note.tsx"
import { paths } from "../../routes/paths.ts"
import { useApplicationCounts } from "./application-counts.ts"
import { CopyButton } from "./CopyButton.tsx"
import { picturesOf, statusWords, type Tone } from "./order-words.ts"
import { OrderAbout } from "./OrderAbout.tsx"
import { OrderFacts } from "./OrderFacts.tsx"
import { OrderGallery } from "./OrderGallery.tsx"

const noteTones: Readonly<Record<Tone, NoteTone>> = {
  neutral: "blue",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  red: "red",
}

const State = ({ order }: { readonly order: Order }): ReactElement => {
  const intl = useIntl()
  const { tone, explain } = statusWords(order)
  return (
    <Note tone={noteTones[tone]} title={<FormattedMessage id={explain} />}>
      {order.reason !== null && (
        <FormattedMessage
          id="orders.refused"
          values={{ reason: intl.formatMessage({ id: `core.moderation.${order.reason}` }) }}
        />
      )}
    </Note>
  )
}

export const isPublic = ({ status, hidden }: Pick<Order, "status" | "hidden">): boolean =>
  status === "Published" && !hidden

/** The address that the owner can give to others. */
export const ShareOrder = ({ orderKey }: { readonly orderKey: string }): ReactElement => (
  <CopyButton
    text={new URL(paths.publicOrder(orderKey), window.location.origin).href}
    label="orders.share.copy"
    done="orders.share.copied"
  />
)

const Doing = ({ order }: { readonly order: Order }): ReactElement => {
  const { device } = useApp()
  const applied = useApplicationCounts(order)?.all ?? order.applications
  return (
    <ul className="o-doing">
      <li>
        <FormattedMessage id="orders.views" values={{ count: order.views }} />
      </li>
      <li>
        <FormattedMessage id="orders.applications" values={{ count: applied }} />
      </li>
      <li>
        <FormattedMessage id="orders.updated" values={{ when: <Moment at={order.updatedDate} now={device.now()} /> }} />
      </li>
    </ul>
  )
}

export const OrderDetails = ({ order }: { readonly order: Order }): ReactElement => {
  const intl = useIntl()
  return (
    <>
      <State order={order} />
      <div className="o-page" data-owner>
        <OrderGallery name={order.name} pictures={picturesOf(order.files)} />
        <OrderAbout order={order} />
        <aside className="o-box" aria-label={intl.formatMessage({ id: "orders.public.facts" })}>
          <div className="o-panel">
            <OrderFacts order={order} />
            <Doing order={order} />
            {isPublic(order) && <ShareOrder orderKey={order.key} />}
          </div>
        </aside>
      </div>
    </>
  )
}
