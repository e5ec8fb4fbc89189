/** An order's status as a badge, and as a sentence where there is room. experience: Lists and cards. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Order } from "../../../domain/orders.ts"
import { Badge } from "../../parts/Badge.tsx"
import { statusWords } from "./order-words.ts"

export const OrderStatus = ({ order }: { readonly order: Order }): ReactElement => {
  const { badge, tone } = statusWords(order)
  return (
    <Badge tone={tone}>
      <FormattedMessage id={badge} />
    </Badge>
  )
}
