/** The conversations in and near the view, as rows of a list that a screen reader counts to its end. */
import { useVirtualizer, type Range } from "@tanstack/react-virtual"
import { useCallback, useLayoutEffect, useState, type ReactElement } from "react"
import { ChatRow } from "./ChatRow.tsx"
import { drawnRows, heightOf, spacesAbove, useKeptRows } from "./kept-rows.ts"

interface ChatRowsProps {
  readonly keys: readonly string[]
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly profileKey: string
  readonly chatKey: string | null
  /** The conversation that was opened last, which Back focuses on phones. */
  readonly lastOpened: string | null
}

/** A guess until the row is drawn, px. */
const guessedHeight = 84

/** The rows drawn beyond the view (E680): a first page is drawn whole. */
const drawnBeyond = 12

export const ChatRows = (props: ChatRowsProps): ReactElement => {
  const { keys, hasMore, isBusy, profileKey, chatKey, lastOpened } = props
  const [list, setList] = useState<HTMLElement | null>(null)
  const [start, setStart] = useState(0)
  const kept = useKeptRows(list)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it answers, and nothing here does by hand
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => list?.closest<HTMLElement>(".chat-list") ?? null,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => guessedHeight,
    measureElement: heightOf,
    rangeExtractor: (range: Range) =>
      drawnRows(range, { ...kept, focused: kept.focused ?? lastOpened }, (key) => keys.indexOf(key)),
    overscan: drawnBeyond,
    scrollMargin: start,
    // Rows stand in the flow of the page, so that none is misplaced until the next render.
    useFlushSync: false,
  })
  const drawn = virtual.getVirtualItems()
  const spaces = spacesAbove(drawn, start)

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever is drawn may move the list, and where it begins moves nothing
  useLayoutEffect(() => {
    if (list !== null && list.offsetTop !== start) setStart(list.offsetTop)
  })

  return (
    <ul ref={setList} className="chat-rows" aria-busy={isBusy} style={{ blockSize: virtual.getTotalSize() }}>
      {drawn.map(({ index }, place) => {
        const key = keys[index]
        return (
          key !== undefined && (
            <ChatRow
              key={key}
              chatKey={key}
              profileKey={profileKey}
              isOpen={key === chatKey}
              index={index}
              setSize={hasMore ? -1 : keys.length}
              above={spaces[place] ?? 0}
              measure={virtual.measureElement}
            />
          )
        )
      })}
    </ul>
  )
}
