/** In place of a listing that can't be seen: taken off the market, unknown, or another account's. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { ListingKind } from "../../../domain/listings.ts"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { searchOf } from "../../app/nav-links.ts"

interface ListingGoneProps {
  readonly kind: ListingKind
  readonly why: "unavailable" | "noAccess"
}

export const ListingGone = ({ kind, why }: ListingGoneProps): ReactElement => {
  const intl = useIntl()
  return (
    <EmptyState
      level={1}
      picture={why === "noAccess" ? "door" : "box"}
      title={intl.formatMessage({ id: `core.${why}.title` })}
      hint={intl.formatMessage({ id: `core.${why}.hint` })}
      action={{ label: intl.formatMessage({ id: "core.unavailable.search" }), href: searchOf(kind) }}
    />
  )
}
