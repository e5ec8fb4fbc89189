/** Lets the browser show the answer to a press before the work that the press asks for begins (INP under 200 ms). */

/** After the next frame is painted; in a hidden tab, where none is, at once. */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
