/** The way to write an own listing anew: the form itself at mobile resolution, elsewhere the dialog that leads there. D11, D40. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { itemLifecycle } from "../../../domain/listing-lifecycle.ts"
import type { Listing } from "../../../domain/listings.ts"
import { useMobile } from "../../app/media.ts"
import { paths, withModal } from "../../app/paths.ts"
import { ButtonLink } from "../../parts/Button.tsx"

/** Nothing where the listing can't be written anew (D43). */
export const EditListingLink = ({ listing }: { readonly listing: Listing }): ReactElement | null => {
  const { kind, key, status, versionStatus } = listing
  const isMobile = useMobile()
  const [path] = useLocation()
  const search = useSearch()
  if (itemLifecycle[status].submit === undefined) return null
  const href = isMobile
    ? paths.editListing({ kind, key })
    : withModal({ path, search }, "create-on-phone", { kind, listing: key })
  const isDeclined = versionStatus === "Declined"
  return (
    <ButtonLink kind={isDeclined ? "primary" : "secondary"} icon="edit" href={href}>
      <FormattedMessage id={isDeclined ? "listings.edit.fix" : "listings.edit.change"} values={{ kind }} />
    </ButtonLink>
  )
}
