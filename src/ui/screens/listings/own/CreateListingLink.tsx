/** The way to a new listing, as a button. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ListingKind } from "../../../../domain/listings.ts"
import { useCreatePath } from "../../../app/nav-links.ts"
import { ButtonLink } from "../../../parts/Button.tsx"

export const CreateListingLink = ({ kind }: { readonly kind: ListingKind }): ReactElement => (
  <ButtonLink kind="primary" icon="plus" href={useCreatePath(kind)}>
    <FormattedMessage id="own-listings.create" values={{ kind }} />
  </ButtonLink>
)
