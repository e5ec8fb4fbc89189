/**
 * Shows the owner's next step with a listing, as a button; nothing where there is nothing to do. experience: Own lists.
 */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Listing } from "../../../../domain/listings.ts"
import { paths } from "../../../app/paths.ts"
import { Button, ButtonLink } from "../../../parts/Button.tsx"
import { EditListingLink } from "../EditListingLink.tsx"
import { actIcons } from "./ListingActMenu.tsx"
import { nextStep } from "./listing-next.ts"
import type { ListingActs } from "./use-listing-acts.ts"

interface ListingNextProps {
  readonly listing: Listing
  readonly unread: number
  readonly acts: ListingActs
  /** The id of the listing's name, which tells its link from those of other rows. */
  readonly describedBy: string
}

export const ListingNext = ({ listing, unread, acts, describedBy }: ListingNextProps): ReactElement | null => {
  const next = nextStep(listing, { unread, open: acts.open ?? 0 })
  if (next === null) return null
  switch (next.do) {
    case "readApplications":
    case "answerApplications":
      return (
        <ButtonLink
          size="small"
          kind={next.do === "readApplications" ? "primary" : "secondary"}
          href={paths.listingApplications(listing)}
          aria-describedby={describedBy}
        >
          <FormattedMessage id={`own-listings.next.${next.do}`} values={{ count: next.count }} />
        </ButtonLink>
      )
    case "fix":
      return <EditListingLink listing={listing} size="small" describedBy={describedBy} />
    case "unhide":
    case "republish":
      return (
        <Button size="small" icon={actIcons[next.do]} disabled={acts.busy} onClick={() => acts.start(next.do)}>
          <FormattedMessage id={`own-listings.act.${next.do}`} values={{ kind: listing.kind }} />
        </Button>
      )
  }
}
