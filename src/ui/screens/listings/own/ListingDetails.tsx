/**
 * The owner's own listing: in which state it is and why, what it says, and how it does. Spec §2 `/orders/{key}/view`.
 */
import { useMemo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Listing } from "../../../../domain/listings.ts"
import { isOnMarket } from "../../../../domain/listing-statuses.ts"
import { Note, type NoteTone } from "../../../parts/Note.tsx"
import { useKeepers } from "../../favorites/use-keepers.ts"
import { EditListingLink } from "../EditListingLink.tsx"
import { statusWords, type Tone } from "../listing-words.ts"
import { ListingActButtons } from "./ListingActButtons.tsx"
import { ListingColumns } from "../ListingColumns.tsx"
import { ListingNumbers } from "./ListingNumbers.tsx"
import { ShareListing } from "../ShareListing.tsx"

const noteTones: Readonly<Record<Tone, NoteTone>> = {
  neutral: "blue",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  red: "red",
}

const State = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const intl = useIntl()
  const { tone, explain } = statusWords(listing)
  return (
    <Note
      tone={noteTones[tone]}
      title={<FormattedMessage id={explain} values={{ kind: listing.kind }} />}
      action={<EditListingLink listing={listing} />}
    >
      {listing.reason !== null && (
        <FormattedMessage
          id="own-listings.refused"
          values={{ reason: intl.formatMessage({ id: `reasons.moderation.${listing.reason}` }) }}
        />
      )}
    </Note>
  )
}

export const ListingDetails = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const keys = useMemo(() => [listing.key], [listing.key])
  useKeepers(listing.kind, keys)
  return (
    <>
      <State listing={listing} />
      <ListingColumns
        listing={listing}
        of="owner"
        acts={
          <>
            <ListingNumbers listing={listing} />
            {isOnMarket(listing) && <ShareListing listing={listing} />}
            <ListingActButtons listing={listing} />
          </>
        }
      />
    </>
  )
}
