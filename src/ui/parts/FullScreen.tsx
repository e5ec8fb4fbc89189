/** A notice in place of everything, with one way on: it can't be closed. Spec §2 The frame. */
import { AlertDialog as Base } from "@base-ui/react/alert-dialog"
import type { ReactElement, ReactNode } from "react"
import { EmptyPicture, type EmptyPictureName } from "./EmptyPicture.tsx"
import { InertBehind } from "./InertBehind.tsx"

export interface FullScreenProps {
  readonly picture: EmptyPictureName
  readonly title: string
  readonly hint: string
  /** The outcome of the act, said as it changes. */
  readonly said?: string | undefined
  /** The one button or link. */
  readonly children: ReactNode
}

export const FullScreen = ({ picture, title, hint, said, children }: FullScreenProps): ReactElement => (
  <Base.Root open onOpenChange={(_open, details) => details.cancel()}>
    <Base.Portal>
      <Base.Popup className="p-full">
        <InertBehind />
        <div className="p-full-inside">
          <EmptyPicture name={picture} />
          <Base.Title className="p-full-title">{title}</Base.Title>
          <Base.Description className="p-full-hint">{hint}</Base.Description>
          <div className="p-full-act">{children}</div>
          <output className="u-muted">{said}</output>
        </div>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
)
