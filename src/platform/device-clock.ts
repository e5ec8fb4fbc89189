/** The clock, the calendar and the frames of this device. */

/** The present moment in ISO 8601 with ms. */
export const now = (): string => new Date().toISOString()

/** The person's local date, `YYYY-MM-DD`. */
export const localDay = (): string => {
  const date = new Date()
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-")
}

/** Calls back at the next frame; a hidden tab gets no frames, yet its title and badges must change. */
export const nextFrame = (callback: () => void): void => {
  if (document.visibilityState === "visible") requestAnimationFrame(callback)
  else setTimeout(callback, 100)
}
