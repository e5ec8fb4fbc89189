/** Arrow keys, and a swipe over the picture, move between photos. experience: Gallery. */
import { useEffect, useEffectEvent, type RefObject } from "react"

const swipePx = 40

/** `move` gets 1 for the next photo and -1 for the previous one. */
export const useGalleryMoves = (over: RefObject<HTMLElement | null>, move: (by: 1 | -1) => void): void => {
  const go = useEffectEvent(move)

  useEffect(() => {
    const element = over.current
    let from: number | null = null
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "ArrowLeft") go(-1)
      if (key === "ArrowRight") go(1)
    }
    const onDown = ({ clientX }: PointerEvent): void => {
      from = clientX
    }
    const onUp = ({ clientX }: PointerEvent): void => {
      const by = from === null ? 0 : clientX - from
      from = null
      if (Math.abs(by) > swipePx) go(by < 0 ? 1 : -1)
    }
    // In the capture phase, because the lightbox stops arrow keys.
    document.addEventListener("keydown", onKey, { capture: true })
    element?.addEventListener("pointerdown", onDown)
    element?.addEventListener("pointerup", onUp)
    return () => {
      document.removeEventListener("keydown", onKey, { capture: true })
      element?.removeEventListener("pointerdown", onDown)
      element?.removeEventListener("pointerup", onUp)
    }
  }, [over])
}
