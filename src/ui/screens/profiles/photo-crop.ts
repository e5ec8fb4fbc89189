/** Cuts the chosen square out of a picture, no larger than a photo is ever shown. */
import type { Area } from "react-easy-crop"
import { thumbnailWidths } from "../../../domain/limits.ts"

/** Pixels of a side, those of one of the copies that the server makes of a picture. */
const mostPixels = thumbnailWidths[3]

/** Draws the square into all of the canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, image: CanvasImageSource, { x, y, width, height }: Area): void => {
  const context = canvas.getContext("2d")
  if (context === null) return
  context.imageSmoothingQuality = "high"
  context.fillStyle = "#fff" // what is transparent would be black in a JPEG
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** The side of the photo that a square becomes. */
export const photoSide = ({ width }: Pick<Area, "width">): number =>
  Math.max(1, Math.min(mostPixels, Math.round(width)))

/** The square as a JPEG under the picture's name. */
export const croppedPhoto = async (image: CanvasImageSource, area: Area, name: string): Promise<File> => {
  const canvas = document.createElement("canvas")
  const side = photoSide(area)
  canvas.width = side
  canvas.height = side
  drawCrop(canvas, image, area)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9))
  return new File(blob === null ? [] : [blob], `${name.replace(/\.[^.]*$/u, "")}.jpg`, { type: "image/jpeg" })
}
