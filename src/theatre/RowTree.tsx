/** A tree of many rows, of which those in sight are drawn: by keys as by presses. experience: Accessibility. */
import { useVirtualizer } from "@tanstack/react-virtual"
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react"

export interface TreeRow {
  readonly key: string
  /** From 1. */
  readonly level: number
  /** Null: a leaf. */
  readonly isOpen: boolean | null
}

interface RowTreeProps<Row extends TreeRow> {
  readonly label: string
  readonly rows: readonly Row[]
  /** -1: none. */
  readonly active: number
  readonly onActive: (row: Row, index: number) => void
  readonly onToggle?: (row: Row) => void
  readonly children: (row: Row) => ReactNode
}

const rowHeight = 32
const pageRows = 10

export const RowTree = <Row extends TreeRow>({
  label,
  rows,
  active,
  onActive,
  onToggle,
  children,
}: RowTreeProps<Row>): ReactElement => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active, { align: "auto" })
  }, [virtual, active])

  const goTo = (index: number): void => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (row !== undefined) onActive(row, rows.indexOf(row))
  }
  const toggle = (isOpen: boolean): boolean => {
    const row = rows[active]
    if (row === undefined || row.isOpen === null || row.isOpen === isOpen) return false
    onToggle?.(row)
    return true
  }
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(active + 1),
    ArrowUp: () => goTo(active - 1),
    PageDown: () => goTo(active + pageRows),
    PageUp: () => goTo(active - pageRows),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    ArrowRight: () => void toggle(true),
    ArrowLeft: () => {
      const level = rows[active]?.level ?? 1
      if (!toggle(false) && level > 1) goTo(rows.findLastIndex((row, index) => index < active && row.level < level))
    },
    Enter: () => {
      const row = rows[active]
      if (row !== undefined) onToggle?.(row)
    },
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move()
  }

  return (
    <div
      ref={box}
      role="tree"
      tabIndex={0}
      className="t-tree"
      aria-label={label}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
    >
      <div className="t-tree-rows" role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            // Keys are heard by the tree, which has the focus.
            <div
              key={row.key}
              id={`${id}-${index}`}
              role="treeitem"
              className="t-row"
              aria-level={row.level}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              aria-selected={index === active}
              aria-expanded={row.isOpen ?? undefined}
              style={{ transform: `translateY(${start}px)`, blockSize: rowHeight }}
              onClick={() => {
                onActive(row, index)
                onToggle?.(row)
              }}
            >
              <span className="t-row-indent" data-level={Math.min(row.level, 9)} aria-hidden>
                {row.isOpen === null ? "" : row.isOpen ? "▾" : "▸"}
              </span>
              {children(row)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
