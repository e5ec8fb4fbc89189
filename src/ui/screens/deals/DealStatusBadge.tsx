/** A deal's state in words; colour only repeats them. Spec §4. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { DealStatus } from "../../../domain/deals.ts"
import { Badge } from "../../parts/Badge.tsx"

const looks = {
  InProgress: { tone: "blue", icon: "clock" },
  Closed: { tone: "green", icon: "check" },
  Canceled: { tone: "neutral", icon: "close" },
} as const

export const DealStatusBadge = ({ status }: { readonly status: DealStatus }): ReactElement => (
  <Badge {...looks[status]}>
    <FormattedMessage id={`deals.status.${status}`} />
  </Badge>
)
