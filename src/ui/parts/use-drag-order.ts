/** Puts the rows of a list in order by dragging; keyboards have buttons beside it. experience: Gallery; WCAG 2.5.7. */
import { useRef, useState, type HTMLAttributes, type RefObject } from "react"
import { placeAt } from "./place-at.ts"

interface Drag {
  readonly from: number
  readonly to: number // where it would be let go now
  readonly start: number // of the pointer, px of the page
  readonly by: number // px
}

export interface RowDrag {
  /** The distance by which the row was dragged, px; null while it lies still. */
  readonly by: number | null
  /** The edge of this row at which the dragged one would be let go. */
  readonly edge: "before" | "after" | null
  readonly handle: Pick<
    HTMLAttributes<HTMLElement>,
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
  >
}

interface DragOrder {
  readonly list: RefObject<HTMLUListElement | null>
  readonly rowAt: (place: number) => RowDrag
}

const middlesOf = (list: HTMLElement | null): readonly number[] =>
  [...(list?.children ?? [])].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return (top + bottom) / 2
  })

/** Nothing moves in the document until the row is let go: what is moved there loses the pointer. */
export const useDragOrder = (move: (from: number, to: number) => void): DragOrder => {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const rowAt = (place: number): RowDrag => ({
    by: drag?.from === place ? drag.by : null,
    edge: drag === null || drag.to !== place || drag.from === place ? null : drag.to < drag.from ? "before" : "after",
    handle: {
      onPointerDown: ({ isPrimary, button, currentTarget, pointerId, pageY }) => {
        if (!isPrimary || button !== 0) return
        currentTarget.setPointerCapture(pointerId)
        setDrag({ from: place, to: place, start: pageY, by: 0 })
      },
      onPointerMove: ({ clientY, pageY }) => {
        if (drag === null) return
        setDrag({ ...drag, by: pageY - drag.start, to: placeAt(middlesOf(list.current), clientY, drag.from) })
      },
      onPointerUp: () => {
        setDrag(null)
        if (drag !== null && drag.to !== drag.from) move(drag.from, drag.to)
      },
      onPointerCancel: () => setDrag(null),
    },
  })
  return { list, rowAt }
}
