/** Saves a text as a download. */

/** The browser needs the object URL until it has begun to read. */
const releasedAfterMs = 10_000

export const saveText = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), releasedAfterMs)
}
