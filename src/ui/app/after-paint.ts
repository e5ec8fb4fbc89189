/** Lets the browser show the answer to a press before the work that the press asks for begins (INP under 200 ms). */

import { useEffect, useState } from "react"

/** After the next frame is painted; in a hidden tab, where none is, at once. */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

/** False until the first paint after mounting, so that expensive parts are rendered after it. */
export const usePainted = (): boolean => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isHere = true
    afterPaint(() => {
      if (isHere) setPainted(true)
    })
    return () => {
      isHere = false
    }
  }, [])
  return isPainted
}
