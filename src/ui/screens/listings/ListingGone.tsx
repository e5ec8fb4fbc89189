/** In place of a listing that can't be seen: taken off the market, unknown, or another account's. D13, D96. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { searchPath } from "../../app/nav-links.ts"

export const ListingGone = ({ why }: { readonly why: "unavailable" | "noAccess" }): ReactElement => {
  const intl = useIntl()
  return (
    <EmptyState
      level={1}
      picture={why === "noAccess" ? "door" : "box"}
      title={intl.formatMessage({ id: `core.${why}.title` })}
      hint={intl.formatMessage({ id: `core.${why}.hint` })}
      action={{ label: intl.formatMessage({ id: "core.unavailable.search" }), href: searchPath }}
    />
  )
}
