/** In the mobile app, beside the picker of files: a photo from the camera at once. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useApp } from "../app/context.tsx"
import { Button } from "../parts/Button.tsx"
import { Note } from "../parts/Note.tsx"

interface TakePhotoProps {
  readonly disabled: boolean
  readonly onTake: (photo: File) => void
}

export const TakePhoto = ({ disabled, onTake }: TakePhotoProps): ReactElement | null => {
  const { wrapper } = useApp().device
  const [state, setState] = useState<"idle" | "open" | "denied">("idle")
  if (wrapper === null) return null
  const take = async (): Promise<void> => {
    setState("open")
    const photo = await wrapper.takePhoto()
    setState(photo === "denied" ? "denied" : "idle")
    if (photo instanceof File) onTake(photo)
  }
  return (
    <>
      <Button icon="image" wide disabled={disabled} busy={state === "open"} onClick={() => void take()}>
        <FormattedMessage id="core.takePhoto" />
      </Button>
      {state === "denied" && (
        <div role="alert">
          <Note tone="red">
            <FormattedMessage id="core.takePhoto.denied" />
          </Note>
        </div>
      )}
    </>
  )
}
