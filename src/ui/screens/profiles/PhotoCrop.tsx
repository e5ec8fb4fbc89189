/**
 * The square of a picture that becomes the photo, by pointer, touch or keys, with how it will look. experience:
 * Uploads.
 */
import { useCallback, useEffect, useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import Cropper, { type Area, type Point } from "react-easy-crop"
import { Button } from "../../parts/Button.tsx"
import { useCloseOnBack } from "../../parts/use-close-on-back.ts"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import { croppedPhoto, drawCrop } from "./photo-crop.ts"

interface PhotoCropProps {
  readonly file: File
  readonly busy: boolean
  /** The reason why the photo could not be sent. */
  readonly problem: string | null
  readonly onSend: (photo: File) => void
  readonly onClose: () => void
}

/** Points of the screen an arrow key moves by. */
const keyboardStep = 8
const zooms = { min: 1, max: 4, step: 0.1 } as const

/** The picture as the browser can draw it; null: it can't, as most can't draw HEIC. */
const usePicture = (file: File): { readonly url: string; readonly image: HTMLImageElement | null | undefined } => {
  const [url] = useState(() => URL.createObjectURL(file))
  const [image, setImage] = useState<HTMLImageElement | null>()
  useEffect(() => {
    const drawn = new Image()
    drawn.addEventListener("load", () => setImage(drawn))
    drawn.addEventListener("error", () => setImage(null))
    drawn.src = url
  }, [url])
  return { url, image }
}

export const PhotoCrop = ({ file, busy, problem, onSend, onClose }: PhotoCropProps): ReactElement => {
  const intl = useIntl()
  useCloseOnBack(onClose)
  const { url, image } = usePicture(file)
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const preview = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (image && area !== null && preview.current !== null) drawCrop(preview.current, image, area)
  }, [image, area])

  const done = useCallback((_: Area, pixels: Area) => setArea(pixels), [])
  const send = async (): Promise<void> => {
    if (image === null) onSend(file)
    else if (image !== undefined && area !== null) onSend(await croppedPhoto(image, area, file.name))
  }

  return (
    <Dialog
      title={intl.formatMessage({ id: "profiles.photo.crop" })}
      description={intl.formatMessage({ id: image === null ? "profiles.photo.uncropped" : "profiles.photo.cropHint" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            <FormattedMessage id="core.cancel" />
          </Button>
          <Button kind="primary" busy={busy || image === undefined} onClick={() => void send()}>
            <FormattedMessage id="profiles.photo.use" />
          </Button>
        </>
      }
    >
      <div className="l-stack">
        {problem !== null && (
          <div role="alert">
            <Note tone="red">{problem}</Note>
          </div>
        )}
        {image !== null && (
          <>
            <div className="profile-crop">
              <Cropper
                image={url}
                crop={crop}
                zoom={zoom}
                minZoom={zooms.min}
                maxZoom={zooms.max}
                aspect={1}
                keyboardStep={keyboardStep}
                disableAutomaticStylesInjection
                cropperProps={{ role: "group", "aria-label": intl.formatMessage({ id: "profiles.photo.area" }) }}
                mediaProps={{ alt: "" }}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={done}
              />
            </div>
            <div className="profile-crop-foot">
              <canvas ref={preview} width={112} height={112} className="profile-crop-preview" aria-hidden />
              <label className="profile-crop-zoom">
                <FormattedMessage id="profiles.photo.zoom" />
                <input type="range" {...zooms} value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
              </label>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
