/**
 * A window over the page, open while it is mounted; the page behind takes no focus until it closes (experience:
 * Accessibility).
 */
import { Dialog as Base } from "@base-ui/react/dialog"
import type { ReactElement, ReactNode } from "react"
import { DialogSurface, type DialogSize } from "./DialogSurface.tsx"

export interface DialogProps {
  readonly title: string
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  /** What the foot's button also does, to be seen with it however long the body is. */
  readonly terms?: ReactNode
  readonly footer?: ReactNode
  /** A picture above the title, which then stands in the middle: for moments rather than forms. */
  readonly crest?: ReactNode
  readonly size?: DialogSize | undefined
  readonly busy?: boolean | undefined // something is being sent: it can't be closed meanwhile
  readonly openedByTouch?: boolean | undefined // no keyboard then covers the sheet
  readonly children?: ReactNode
}

/** Toasts float above a dialog: pressing one is no press outside of it. */
const isOnToast = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(".p-toasts") !== null

export const Dialog = ({ onClose, size = "medium", busy = false, ...surface }: DialogProps): ReactElement => (
  <Base.Root
    open
    disablePointerDismissal={busy}
    onOpenChange={(open, details) => {
      if (open || busy || (details.reason === "outside-press" && isOnToast(details.event))) details.cancel()
      else onClose()
    }}
  >
    <DialogSurface {...surface} size={size} busy={busy} />
  </Base.Root>
)
