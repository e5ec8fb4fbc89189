/** Saves as downloads: a text, or what the server has at an address. */

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

/** The server names the file, and says that it is one to be saved. */
export const saveFrom = (address: string): void => {
  const link = document.createElement("a")
  link.href = address
  link.download = ""
  link.click()
}
