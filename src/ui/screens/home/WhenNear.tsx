/** Draws what is below the window once it is nearly scrolled to, so that it costs the first paint nothing. */
import { useEffect, useState, type ReactElement, type ReactNode } from "react"

/** A finger flings about as far before it looks. */
const marginPx = 600

interface WhenNearProps {
  /** The room that it keeps until then. */
  readonly space: ReactElement
  readonly children: ReactNode
}

export const WhenNear = ({ space, children }: WhenNearProps): ReactNode => {
  const [mark, setMark] = useState<HTMLElement | null>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (mark === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${marginPx}px` },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  }, [mark])
  return isNear ? children : <div ref={setMark}>{space}</div>
}
