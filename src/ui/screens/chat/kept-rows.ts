/**
 * The rows of a list that stay on the page wherever it is scrolled to: the one that was focused last, as focus that is
 * taken from the page is lost, and those in which words are selected, as what is copied must be there.
 */
import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual"
import { useEffect, useState } from "react"

export interface KeptRows {
  readonly focused: string | null
  readonly selectedFrom: string | null
  readonly selectedTo: string | null
}

const none: KeptRows = { focused: null, selectedFrom: null, selectedTo: null }

/** A selection of more rows than these is copied as far as they go. */
const mostSelected = 200

/** The key of the row that the node is in; null outside of the list. */
const rowOf = (list: HTMLElement, node: EventTarget | null | undefined): string | null => {
  if (!(node instanceof Node) || !list.contains(node)) return null
  const element = node instanceof HTMLElement ? node : node.parentElement
  return element?.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? null
}

/** Answers the keys of the rows to keep; `list` holds elements whose `data-row` is their key. */
export const useKeptRows = (list: HTMLElement | null): KeptRows => {
  const [kept, setKept] = useState(none)

  useEffect(() => {
    if (list === null) return
    const onFocus = ({ target }: FocusEvent): void => {
      const focused = rowOf(list, target)
      setKept((before) => (before.focused === focused ? before : { ...before, focused }))
    }
    const onSelection = (): void => {
      const selection = document.getSelection()
      const isEmpty = selection === null || selection.isCollapsed
      const selectedFrom = isEmpty ? null : rowOf(list, selection.anchorNode)
      const selectedTo = isEmpty ? null : rowOf(list, selection.focusNode)
      setKept((before) =>
        before.selectedFrom === selectedFrom && before.selectedTo === selectedTo
          ? before
          : { ...before, selectedFrom, selectedTo },
      )
    }
    list.addEventListener("focusin", onFocus)
    document.addEventListener("selectionchange", onSelection)
    return () => {
      list.removeEventListener("focusin", onFocus)
      document.removeEventListener("selectionchange", onSelection)
    }
  }, [list])

  return kept
}

/** Answers the places of the rows to draw, in their order: those in view, and those that are kept. */
export const drawnRows = (
  range: Range,
  { focused, selectedFrom, selectedTo }: KeptRows,
  placeOf: (key: string) => number,
): number[] => {
  const drawn = new Set(defaultRangeExtractor(range))
  const keep = (place: number): void => {
    if (place !== -1) drawn.add(place)
  }
  if (focused !== null) keep(placeOf(focused))
  if (selectedFrom !== null && selectedTo !== null) {
    const [from, to] = [placeOf(selectedFrom), placeOf(selectedTo)]
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    if (first !== -1) for (let place = first; place <= Math.min(last, first + mostSelected); place += 1) keep(place)
  }
  return [...drawn].toSorted((a, b) => a - b)
}

export const heightOf = (row: Element): number => row.getBoundingClientRect().height

/** The empty space above each drawn row, px: the gap between two, and what is not drawn. `start`: where the list begins. */
export const spacesAbove = (
  rows: readonly { readonly start: number; readonly end: number }[],
  start: number,
): readonly number[] => rows.map((row, index) => row.start - (rows[index - 1]?.end ?? start))
