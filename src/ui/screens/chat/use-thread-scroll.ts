/**
 * Where a thread stands, and which of its rows are drawn: at its end unless the person scrolled up or a message was
 * looked for, and unmoved when older or newer messages come in. The races:
 *
 * - Older messages come while somebody scrolls: the message at the top of the view is where it was before, by its place
 *   on the screen, once all that is drawn was measured (`hold`).
 * - A row turns out higher than was thought: the library moves the view by the difference if it is above.
 * - A day's line leaves a message as an older one of the day comes in: `hold` measures the message without what is above.
 */
import { useVirtualizer, type Range, type VirtualItem } from "@tanstack/react-virtual"
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefCallback } from "react"
import { drawnRows, heightOf, spacesAbove, useKeptRows } from "./kept-rows.ts"
import type { ThreadMessage } from "./thread-items.ts"

interface ThreadScroll {
  readonly items: readonly ThreadMessage[]
  /** The row that a thread is opened at; -1: the newest. */
  readonly opensAt: number
  readonly onTop: () => void
  readonly onEnd: (() => void) | null // null where the newest messages are shown
}

/** Within this of an edge counts as at the edge, or as near enough to load what is beyond; px. */
const edge = { end: 48, load: 240 } as const

/** Between two rows, px. */
const gap = 4

const drawnBeyond = 10

/** A guess until the row is drawn, px. */
const heights = { message: 52, line: 20, aboveIt: 44, file: 56, charactersInLine: 60 } as const

const guessedHeight = ({ text, files, startsDay, startsUnread, startsGroup }: ThreadMessage): number =>
  heights.message +
  heights.line * Math.floor(text.length / heights.charactersInLine) +
  heights.file * files.length +
  (startsDay ? heights.aboveIt : 0) +
  (startsUnread ? heights.aboveIt : 0) +
  (startsGroup ? gap * 2 : 0)

const belowOf = (log: HTMLElement): number => log.scrollHeight - log.scrollTop - log.clientHeight

/** A message and its distance from the top of the view, px. */
interface Held {
  readonly key: string
  readonly top: number
}

const messageIn = (row: Element): Element => row.querySelector(".chat-message") ?? row

const topIn = (log: HTMLElement, row: Element): number =>
  messageIn(row).getBoundingClientRect().top - log.getBoundingClientRect().top

const firstInView = (log: HTMLElement, list: HTMLElement): Held | null => {
  const top = log.getBoundingClientRect().top
  for (const row of list.querySelectorAll<HTMLElement>("[data-row]"))
    if (row.getBoundingClientRect().bottom > top) return { key: row.dataset["row"] ?? "", top: topIn(log, row) }
  return null
}

interface Standing {
  atEnd: boolean
  isOpened: boolean
  /** The person has scrolled or gone to the end: until then the thread is brought to where it opens. */
  isTheirs: boolean
  lastKey?: string
  count: number
  opensAt?: number
  held: Held | null
}

/** The events of whoever scrolls by hand. */
const byHand = ["wheel", "touchmove", "pointerdown", "keydown"] as const

export interface DrawnRow {
  readonly index: number
  readonly above: number // px
}

interface ThreadPlace {
  readonly log: HTMLElement | null
  readonly setLog: RefCallback<HTMLElement>
  readonly setList: RefCallback<HTMLElement>
  readonly rows: readonly DrawnRow[]
  readonly measure: (row: HTMLElement | null) => void
  readonly height: number // px, of all rows
  readonly hasNewBelow: boolean
  readonly toEnd: () => void
  readonly onScroll: () => void
}

export const useThreadScroll = ({ items, opensAt, onTop, onEnd }: ThreadScroll): ThreadPlace => {
  const [log, setLog] = useState<HTMLElement | null>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [start, setStart] = useState(0)
  const [hasNewBelow, setHasNewBelow] = useState(false)
  const kept = useKeptRows(list)
  const isWhole = onEnd === null
  const last = items.at(-1)
  const count = items.length
  const stands = useRef<Standing>({
    atEnd: true,
    isOpened: false,
    isTheirs: false,
    count: 0,
    held: null,
  })
  const third = (log?.clientHeight ?? 0) / 3

  const guessedStart = (): number =>
    items
      .slice(0, opensAt === -1 ? items.length : opensAt)
      .reduce((sum, item) => sum + guessedHeight(item) + gap, -(opensAt === -1 ? (log?.clientHeight ?? 0) : third))

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it answers, and nothing here does by hand
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: items.length,
    getScrollElement: () => log,
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    estimateSize: (index) => {
      const item = items[index]
      return item === undefined ? heights.message : guessedHeight(item)
    },
    measureElement: heightOf,
    initialOffset: () => Math.max(0, guessedStart()),
    rangeExtractor: (range: Range) => drawnRows(range, kept, (key) => items.findIndex((item) => item.key === key)),
    overscan: drawnBeyond,
    gap,
    scrollMargin: start,
    scrollPaddingStart: third,
    anchorTo: "end",
    followOnAppend: isWhole,
    scrollEndThreshold: edge.end,
    // Rows stand in the flow of the page, so that none is misplaced until the next render.
    useFlushSync: false,
  })
  const drawn: readonly VirtualItem[] = virtual.getVirtualItems()

  useLayoutEffect(() => {
    virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _, { scrollOffset }) => end <= (scrollOffset ?? 0)
  }, [virtual])

  const toEnd = useCallback(() => {
    virtual.scrollToEnd()
    stands.current.atEnd = true
    stands.current.isTheirs = true
    setHasNewBelow(false)
  }, [virtual])

  /** Puts the message at the top of the view back to where it was. */
  const hold = useCallback(
    (on: HTMLElement, rows: HTMLElement): void => {
      // The library measures later while somebody scrolls, which would move the view once more.
      for (const row of rows.querySelectorAll<HTMLElement>("[data-row]"))
        virtual.resizeItem(Number(row.dataset["index"]), heightOf(row))
      const { held } = stands.current
      const row = held === null ? null : rows.querySelector(`[data-row="${CSS.escape(held.key)}"]`)
      if (row !== null && held !== null) on.scrollTop += topIn(on, row) - held.top
    },
    [virtual],
  )

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever is drawn may move the list, and where it begins moves nothing
  useLayoutEffect(() => {
    if (log === null || list === null) return
    if (!stands.current.atEnd) hold(log, list)
    if (list.offsetTop !== start) setStart(list.offsetTop)
    if (stands.current.held !== null) stands.current.held = firstInView(log, list)
  })

  useLayoutEffect(() => {
    const before = stands.current
    if (log === null || last === undefined) return
    const isNew = before.lastKey !== last.key
    // Where a hub told of messages first, the older ones come in above the row that the thread opens at.
    const hasMoved = !before.isTheirs && before.opensAt !== opensAt
    if (!before.isOpened || hasMoved) {
      if (opensAt === -1) virtual.scrollToEnd()
      else virtual.scrollToIndex(opensAt, { align: "start" })
      before.atEnd = isWhole && opensAt === -1
    } else if (isWhole && isNew && last.own) toEnd()
    // A message may come in above one's own that waits to be sent: the library follows what is appended alone.
    else if (isWhole && before.atEnd && (isNew || before.count !== count)) virtual.scrollToEnd()
    else if (isWhole && isNew) setHasNewBelow(true)
    stands.current = { ...before, isOpened: true, lastKey: last.key, count, opensAt }
  }, [log, last, count, opensAt, isWhole, virtual, toEnd])

  // The keyboard of a phone, or a growing composer, must not hide the end.
  useEffect(() => {
    if (log === null) return
    const resized = new ResizeObserver(() => {
      if (stands.current.atEnd) virtual.scrollToEnd()
    })
    resized.observe(log)
    const take = (): void => {
      stands.current.isTheirs = true
    }
    for (const name of byHand) log.addEventListener(name, take, { passive: true })
    return () => {
      resized.disconnect()
      for (const name of byHand) log.removeEventListener(name, take)
    }
  }, [log, virtual])

  const onScroll = useCallback(() => {
    if (log === null || list === null) return
    const below = belowOf(log)
    stands.current.atEnd = onEnd === null && below <= edge.end
    stands.current.held = stands.current.isTheirs ? firstInView(log, list) : null
    if (stands.current.atEnd) setHasNewBelow(false)
    if (log.scrollTop < edge.load) onTop()
    if (below < edge.load) onEnd?.()
  }, [log, list, onTop, onEnd])

  const spaces = spacesAbove(drawn, start)
  return {
    log,
    setLog,
    setList,
    rows: drawn.map(({ index }, place) => ({ index, above: spaces[place] ?? 0 })),
    measure: virtual.measureElement,
    height: virtual.getTotalSize(),
    hasNewBelow,
    toEnd,
    onScroll,
  }
}
