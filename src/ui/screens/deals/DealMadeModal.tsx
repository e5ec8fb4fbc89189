/** The moment in which a deal is made, over the list that it was made from: who, what, and what comes next. Spec §2. */
import type { ReactElement } from "react"
import { DealModal } from "./DealModal.tsx"
import { DealMoment } from "./DealMoment.tsx"

interface DealMadeModalProps {
  readonly dealKey: string
  readonly onClose: () => void
}

export const DealMadeModal = ({ dealKey, onClose }: DealMadeModalProps): ReactElement => (
  <DealModal dealKey={dealKey} onClose={onClose}>
    {({ deal, profileKey }) => <DealMoment deal={deal} profileKey={profileKey} onClose={onClose} />}
  </DealModal>
)
