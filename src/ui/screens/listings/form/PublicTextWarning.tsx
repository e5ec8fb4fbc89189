/** Warns while somebody types what moderation will refuse in a public text. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ListingDraft } from "../../../../domain/listing-drafts.ts"
import { hasContact, isShouting } from "../../../../domain/public-text.ts"
import { Note } from "../../../parts/Note.tsx"

type PublicText = Pick<ListingDraft, "name" | "description">

/** Announced once it appears; it holds nothing back, as only moderation decides. */
export const PublicTextWarning = ({ name, description }: PublicText): ReactElement => {
  const wrong = hasContact(`${name}\n${description}`)
    ? "contact"
    : isShouting(name) || isShouting(description)
      ? "shouting"
      : null
  return (
    <output className="o-warning">
      {wrong !== null && (
        <Note tone="yellow">
          <FormattedMessage id={`own-listings.form.warns.${wrong}`} />
        </Note>
      )}
    </output>
  )
}
