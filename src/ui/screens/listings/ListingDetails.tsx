/** The owner's own listing: in which state it is and why, what it says, and how it does. Spec §2 `/orders/{key}/view`; D41. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Listing } from "../../../domain/listings.ts"
import { useApp } from "../../app/context.tsx"
import { Moment } from "../../i18n/format.tsx"
import { Card } from "../../parts/Card.tsx"
import { Note, type NoteTone } from "../../parts/Note.tsx"
import { paths } from "../../app/paths.ts"
import { useApplicationCounts } from "./application-counts.ts"
import { CopyButton } from "./CopyButton.tsx"
import { galleryOf, statusWords, type Tone } from "./listing-words.ts"
import { ListingAbout } from "./ListingAbout.tsx"
import { ListingFacts } from "./ListingFacts.tsx"
import { ListingGallery } from "./ListingGallery.tsx"

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
    <Note tone={noteTones[tone]} title={<FormattedMessage id={explain} />}>
      {listing.reason !== null && (
        <FormattedMessage
          id="orders.refused"
          values={{ reason: intl.formatMessage({ id: `core.moderation.${listing.reason}` }) }}
        />
      )}
    </Note>
  )
}

export const isPublic = ({ status, hidden }: Pick<Listing, "status" | "hidden">): boolean =>
  status === "Published" && !hidden

/** The address that the owner can give to others. */
export const ShareListing = ({ listing }: { readonly listing: Listing }): ReactElement => (
  <CopyButton
    text={new URL(paths.publicListing(listing), window.location.origin).href}
    label="orders.share.copy"
    done="orders.share.copied"
  />
)

const Doing = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const { device } = useApp()
  const applied = useApplicationCounts(listing)?.all ?? listing.applications
  return (
    <ul className="o-doing">
      <li>
        <FormattedMessage id="orders.views" values={{ count: listing.views }} />
      </li>
      <li>
        <FormattedMessage id="orders.applications" values={{ count: applied }} />
      </li>
      <li>
        <FormattedMessage
          id="orders.updated"
          values={{ when: <Moment at={listing.updatedDate} now={device.now()} /> }}
        />
      </li>
    </ul>
  )
}

export const ListingDetails = ({ listing }: { readonly listing: Listing }): ReactElement => {
  const intl = useIntl()
  return (
    <>
      <State listing={listing} />
      <div className="l-beside o-page" data-owner>
        <ListingGallery name={listing.name} pictures={galleryOf(listing.files)} />
        <ListingAbout listing={listing} />
        <aside className="l-stack o-box" data-gap="6" aria-label={intl.formatMessage({ id: "orders.public.facts" })}>
          <Card className="o-panel">
            <ListingFacts listing={listing} />
            <Doing listing={listing} />
            {isPublic(listing) && <ShareListing listing={listing} />}
          </Card>
        </aside>
      </div>
    </>
  )
}
