/** Small pictures of the screens, for the report as HTML; `npm run pictures:report` takes them anew. */
import { existsSync, readFileSync } from "node:fs"

/** The folder of the pictures, of which none is larger than this (E718). */
export const picturesFolder = new URL("../../../docs/screens/", import.meta.url)
export const mostPictureBytes = 15 * 1024

/** The file of a route as the router has it, or of `modal=` and the name of a modal. */
export const pictureFile = (screen: string): string => {
  const name = screen.replaceAll(/[^a-z\d]+/giu, "-").replaceAll(/^-|-$/gu, "")
  return `${name === "" ? "home" : name}.webp`
}

/** The address of a picture that has all of it within; null while none was taken. The frame of every page is that of the first. */
export const pictureAddress = (screen: string): string | null => {
  const file = new URL(pictureFile(screen === "every page" ? "/" : screen), picturesFolder)
  return existsSync(file) ? `data:image/webp;base64,${readFileSync(file, "base64")}` : null
}
