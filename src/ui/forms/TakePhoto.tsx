/** In the mobile app, beside the picker of files: a photo from the camera at once. E458. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useApp } from "../app/context.tsx"
import { Button } from "../parts/Button.tsx"

interface TakePhotoProps {
  readonly disabled: boolean
  readonly onTake: (photo: File) => void
}

export const TakePhoto = ({ disabled, onTake }: TakePhotoProps): ReactElement | null => {
  const { wrapper } = useApp().device
  const [isOpen, setOpen] = useState(false)
  if (wrapper === null) return null
  const take = async (): Promise<void> => {
    setOpen(true)
    const photo = await wrapper.takePhoto()
    setOpen(false)
    if (photo !== null) onTake(photo)
  }
  return (
    <Button icon="image" wide disabled={disabled} busy={isOpen} onClick={() => void take()}>
      <FormattedMessage id="core.takePhoto" />
    </Button>
  )
}
