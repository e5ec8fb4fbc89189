/** The way to write an own listing anew, as a button. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { canRevise } from "../../../domain/listing-moves.ts"
import type { Listing } from "../../../domain/listings.ts"
import { isDeclinedVersion } from "../../../domain/listing-statuses.ts"
import { useEditPath } from "../../app/nav-links.ts"
import { ButtonLink } from "../../parts/Button.tsx"

interface EditListingLinkProps {
  readonly listing: Listing
  readonly size?: "small" | "medium"
  /** The id of the listing's name, where other listings have such a link beside it. */
  readonly describedBy?: string
}

/** Nothing where the listing can't be written anew (D43). */
export const EditListingLink = ({
  listing,
  size = "medium",
  describedBy,
}: EditListingLinkProps): ReactElement | null => {
  const { kind, versionStatus } = listing
  const href = useEditPath(listing)
  if (!canRevise(listing)) return null
  const isDeclined = isDeclinedVersion(versionStatus)
  return (
    <ButtonLink
      kind={isDeclined ? "primary" : "secondary"}
      size={size}
      icon="edit"
      href={href}
      aria-describedby={describedBy}
    >
      <FormattedMessage id={isDeclined ? "own-listings.edit.fix" : "own-listings.edit.change"} values={{ kind }} />
    </ButtonLink>
  )
}
