/** Marks everything as read after five seconds in which it can be undone; leaving the page does it at once. */
import { useCallback, useEffect, useRef, useState } from "react"
import { useDispatch, usePending } from "../../app/read-models.ts"

interface MarkAll {
  /** Everything is shown as read, and the server does not know yet. */
  readonly isMarked: boolean
  readonly isSending: boolean
  readonly mark: () => void
  readonly undo: () => void
  /** Nothing is sent while somebody is at the way back. */
  readonly hold: (isHeld: boolean) => void
}

const undoneWithinMs = 5_000

export const useMarkAll = (): MarkAll => {
  const dispatch = useDispatch()
  const isSending = usePending({ type: "MarkAllNotificationsRead" })
  const [isMarked, setIsMarked] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isDue = useRef(false)

  const send = useCallback((): void => {
    if (!isDue.current) return
    isDue.current = false
    void dispatch({ type: "MarkAllNotificationsRead" }).then(() => setIsMarked(false))
  }, [dispatch])

  useEffect(() => {
    if (!isMarked) return undefined
    const later = isHeld ? undefined : setTimeout(send, undoneWithinMs)
    window.addEventListener("pagehide", send)
    return () => {
      clearTimeout(later)
      window.removeEventListener("pagehide", send)
    }
  }, [isMarked, isHeld, send])

  useEffect(() => send, [send])

  return {
    isMarked,
    isSending,
    mark: () => {
      isDue.current = true
      setIsMarked(true)
    },
    undo: () => {
      isDue.current = false
      setIsMarked(false)
      setIsHeld(false)
    },
    hold: setIsHeld,
  }
}
