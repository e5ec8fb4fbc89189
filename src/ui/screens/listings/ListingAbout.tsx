/** A listing in its own words, with its documents. Spec §3 Order, Offer. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { PublicListing } from "../../../domain/listings.ts"
import { documentsOf } from "../../market/shown-files.ts"
import { ListingDocuments } from "../../files/ListingDocuments.tsx"

export const ListingAbout = ({ listing }: { readonly listing: PublicListing }): ReactElement => {
  const documents = documentsOf(listing.files)
  return (
    <div className="l-stack" data-gap="6">
      <section className="o-section" aria-labelledby="listing-about">
        <h2 id="listing-about">
          <FormattedMessage id="listings.public.about" values={{ kind: listing.kind }} />
        </h2>
        <p className="o-text" dir="auto">
          {listing.description}
        </p>
      </section>
      {documents.length > 0 && (
        <section className="o-section" aria-labelledby="listing-documents">
          <h2 id="listing-documents">
            <FormattedMessage id="listings.public.files" />
          </h2>
          <ListingDocuments files={documents} />
        </section>
      )}
    </div>
  )
}
