/**
 * Chosen applicants side by side: columns whose rows are level, and on phones cards to be swiped. experience: Own
 * lists.
 */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Application } from "../../../../domain/applications.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { Dialog } from "../../../parts/Dialog.tsx"
import { useCloseOnBack } from "../../../parts/use-close-on-back.ts"
import { ComparedApplicant } from "./ComparedApplicant.tsx"

interface ApplicantComparisonProps {
  readonly listing: Listing
  readonly chosen: readonly Application[]
  readonly onClose: () => void
}

export const ApplicantComparison = ({ listing, chosen, onClose }: ApplicantComparisonProps): ReactElement => {
  const intl = useIntl()
  useCloseOnBack(onClose)
  return (
    <Dialog
      size="large"
      title={intl.formatMessage({ id: "own-listings.compare.title" })}
      description={listing.name}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
    >
      <ul className="o-compare" data-count={chosen.length}>
        {chosen.map((application) => (
          <ComparedApplicant key={application.key} application={application} listing={listing} onAccept={onClose} />
        ))}
      </ul>
    </Dialog>
  )
}
