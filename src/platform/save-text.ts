/** Saves as downloads, or as the mobile app can: a text, or what the server has at an address. */
import type { Wrapper } from "./wrapper/wrapper.ts"

/** The browser needs the object URL until it has begun to read. */
const releasedAfterMs = 10_000

interface SavedText {
  readonly name: string
  readonly type: string
  readonly text: string
}

export const saveText = async (wrapper: Wrapper | null, { name, type, text }: SavedText): Promise<void> => {
  if (wrapper !== null) return wrapper.saveFile(name, text)
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), releasedAfterMs)
}

/** The server names the file, and says that it is one to be saved. */
export const saveFrom = (address: string): void => {
  const link = document.createElement("a")
  link.href = address
  link.download = ""
  link.click()
}
