/** The owner's acts on a listing, as buttons on its page. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Listing } from "../../../../domain/listings.ts"
import { useCopyPath } from "../../../app/nav-links.ts"
import { Button, ButtonLink } from "../../../parts/Button.tsx"
import { ListingActDialog } from "./ListingActDialog.tsx"
import { actIcons } from "./ListingActMenu.tsx"
import { useListingActs } from "./use-listing-acts.ts"

export const ListingActButtons = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const acts = useListingActs(listing)
  const copyPath = useCopyPath(listing)
  return (
    <div className="o-acts">
      {acts.acts.map((act) => (
        <Button
          key={act}
          kind={act === "republish" ? "primary" : act === "cancel" ? "quiet" : "secondary"}
          icon={actIcons[act]}
          wide
          disabled={acts.busy}
          onClick={() => acts.start(act)}
        >
          <FormattedMessage id={`own-listings.act.${act}`} values={{ kind: listing.kind }} />
        </Button>
      ))}
      <ButtonLink kind="quiet" icon="copy" wide href={copyPath}>
        <FormattedMessage id="own-listings.act.copy" />
      </ButtonLink>
      <ListingActDialog listing={listing} of={acts} />
    </div>
  )
}
