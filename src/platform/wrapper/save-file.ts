/**
 * Gives a text to the device as a file: written into the app's cache, and handed on by the device's own sheet, which
 * saves and sends. A WebView downloads nothing.
 */
import { registerPlugin } from "@capacitor/core"
import { Share } from "@capacitor/share"

/**
 * The part of Capacitor's file system that the app uses; its native half is in `mobile/`, and its own module would be
 * the same line.
 */
interface Filesystem {
  readonly writeFile: (file: {
    readonly path: string
    readonly data: string
    readonly directory: "CACHE"
    readonly encoding: "utf8"
  }) => Promise<{ readonly uri: string }>
}

const filesystem = registerPlugin<Filesystem>("Filesystem")

/** Both platforms report a closed share sheet in these words. */
const isClosed = (cause: unknown): boolean => cause instanceof Error && cause.message === "Share canceled"

export const saveFile = async (name: string, text: string): Promise<void> => {
  const { uri } = await filesystem.writeFile({ path: name, data: text, directory: "CACHE", encoding: "utf8" })
  try {
    await Share.share({ title: name, files: [uri] })
  } catch (cause) {
    if (!isClosed(cause)) throw cause
  }
}
