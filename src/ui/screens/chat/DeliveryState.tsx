/** Shows how far an own message has come, by a sign and in words. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { Icon } from "../../parts/Icon.tsx"
import type { Delivery } from "./thread-items.ts"

const signs = { sending: "clock", failed: "error", sent: "check", read: "checks" } as const

interface DeliveryStateProps {
  readonly delivery: Delivery
  readonly isOnline: boolean
}

export const DeliveryState = ({ delivery, isOnline }: DeliveryStateProps): ReactElement => (
  <span className="chat-delivery" data-delivery={delivery}>
    <FormattedMessage
      id={delivery === "sending" && !isOnline ? "chat.delivery.waiting" : `chat.delivery.${delivery}`}
    />
    <Icon name={signs[delivery]} size={16} />
  </span>
)
