/** The way to a new listing: the form itself at mobile resolution, elsewhere the dialog that leads there. D11. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import type { ListingKind } from "../../../domain/listings.ts"
import { useMobile } from "../../app/media.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { paths, withModal } from "../../app/paths.ts"

export const useCreateListingHref = (kind: ListingKind): string => {
  const isMobile = useMobile()
  const [path] = useLocation()
  const search = useSearch()
  return isMobile ? paths.newListing(kind) : withModal({ path, search }, "create-on-phone")
}

export const CreateListingLink = ({ kind }: { readonly kind: ListingKind }): ReactElement => (
  <ButtonLink kind="primary" icon="plus" href={useCreateListingHref(kind)}>
    <FormattedMessage id="listings.create" />
  </ButtonLink>
)
