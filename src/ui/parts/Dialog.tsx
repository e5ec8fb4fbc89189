/** A modal dialog, open while it is mounted; the page behind is inert (experience: Accessibility). */
import { Dialog as Base } from "@base-ui/react/dialog"
import type { ReactElement, ReactNode } from "react"
import { DialogSurface, type DialogSize } from "./DialogSurface.tsx"

export interface DialogProps {
  readonly title: string
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  /** Terms that the footer's button accepts: next to it, so that they are visible however long the body is. */
  readonly terms?: ReactNode
  readonly footer?: ReactNode
  /** A picture above the title, which is then centred: for moments rather than forms. */
  readonly crest?: ReactNode
  readonly size?: DialogSize | undefined
  readonly busy?: boolean | undefined // something is being sent: the dialog can't be closed
  readonly openedByTouch?: boolean | undefined // the focus then stays off the fields, so that no keyboard covers the sheet
  readonly children?: ReactNode
}

/** Toasts are above a dialog: pressing one doesn't count as pressing outside of the dialog. */
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
