/** A deal's state in words; colour only repeats them. Spec §4. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Deal } from "../../../domain/deals.ts"
import { Badge } from "../../parts/Badge.tsx"

const looks = {
  InProgress: { tone: "blue", icon: "clock" },
  Closed: { tone: "green", icon: "check" },
  Canceled: { tone: "neutral", icon: "close" },
  Unknown: { tone: "neutral", icon: "info" },
} as const

export const DealStatusBadge = ({ status }: { readonly status: Deal["status"] }): ReactElement => (
  <Badge {...looks[status]}>
    <FormattedMessage id={`deals.status.${status}`} />
  </Badge>
)
