/**
 * Where a thread stands: at its end unless the person scrolled up or a message was looked for, and unmoved when older
 * or newer messages come in.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react"

interface ThreadScroll {
  readonly firstKey: string | undefined
  readonly lastKey: string | undefined
  readonly lastIsOwn: boolean
  readonly onTop: () => void
  readonly onEnd: (() => void) | null // null where the newest messages are shown
}

/** Within this of an edge counts as at the edge, or as near enough to load what is beyond; px. */
const edge = { end: 48, load: 240 } as const

const belowOf = (log: HTMLElement): number => log.scrollHeight - log.scrollTop - log.clientHeight

/** scrollIntoView would move the page, too. */
const lineAt = (element: Element): number => element.getBoundingClientRect().top

interface ThreadPlace {
  readonly log: RefObject<HTMLDivElement | null>
  readonly hasNewBelow: boolean
  readonly toEnd: () => void
  readonly onScroll: () => void
}

export const useThreadScroll = ({ firstKey, lastKey, lastIsOwn, onTop, onEnd }: ThreadScroll): ThreadPlace => {
  const log = useRef<HTMLDivElement>(null)
  const stands = useRef({ atEnd: true, height: 0, firstKey, lastKey, opened: false })
  const [hasNewBelow, setHasNewBelow] = useState(false)
  const isWhole = onEnd === null

  const toEnd = useCallback(() => {
    const element = log.current
    if (element === null) return
    element.scrollTop = element.scrollHeight
    stands.current.atEnd = true
    setHasNewBelow(false)
  }, [])

  useLayoutEffect(() => {
    const element = log.current
    const before = stands.current
    if (element === null || firstKey === undefined) return
    const line = before.opened ? null : element.querySelector("[data-found], [data-unread-line]")
    const isNew = before.lastKey !== lastKey
    if (!before.opened) {
      if (line === null) element.scrollTop = element.scrollHeight
      else element.scrollTop += lineAt(line) - lineAt(element) - element.clientHeight / 3
      before.atEnd = isWhole && belowOf(element) <= edge.end
    } else if (before.atEnd || (isWhole && isNew && lastIsOwn)) toEnd()
    else if (before.firstKey !== firstKey) element.scrollTop += element.scrollHeight - before.height
    else if (isNew && isWhole) setHasNewBelow(true)
    stands.current = { atEnd: before.atEnd, height: element.scrollHeight, firstKey, lastKey, opened: true }
  }, [firstKey, lastKey, lastIsOwn, isWhole, toEnd])

  // The keyboard of a phone, a growing composer, a late font, or a message that gets files or a translation must not
  // hide the end.
  useEffect(() => {
    const element = log.current
    if (element === null) return
    const keep = (): void => {
      if (stands.current.atEnd) element.scrollTop = element.scrollHeight
      stands.current.height = element.scrollHeight
    }
    const resized = new ResizeObserver(keep)
    const grown = new MutationObserver(keep)
    resized.observe(element)
    grown.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      resized.disconnect()
      grown.disconnect()
    }
  }, [])

  const onScroll = useCallback(() => {
    const element = log.current
    if (element === null) return
    const below = belowOf(element)
    stands.current.atEnd = onEnd === null && below <= edge.end
    stands.current.height = element.scrollHeight
    if (stands.current.atEnd) setHasNewBelow(false)
    if (element.scrollTop < edge.load) onTop()
    if (below < edge.load) onEnd?.()
  }, [onTop, onEnd])

  return { log, hasNewBelow, toEnd, onScroll }
}
