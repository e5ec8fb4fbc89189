/**
 * Read models as rows of a tree, of which some nodes are open, with what the last event changed in them. architecture:
 * Theatre.
 */
import { namesIn, partOf, type Path, type Readable } from "../log/readable.ts"
import { inWords } from "../log/words.ts"
import { sameJson } from "../projections/selectors.ts"

export interface StateRow {
  readonly path: Path
  readonly name: string
  /** From 1. */
  readonly level: number
  readonly words: string
  /** Null: a leaf. */
  readonly isOpen: boolean | null
  /** "below": something in it differs. */
  readonly change: "none" | "below" | "changed" | "came" | "went"
  /** The value before the event, where it changed; null elsewhere. */
  readonly before: string | null
}

/** A longer list says how many more there are. */
const mostBelow = 200

/** Paths as keys of a set: JSON, as names may have any sign in them. */
export const pathKey = (path: Path): string => JSON.stringify(path)

/** Lists of another length are another value, as in changes.ts. */
const isLookedInto = (before: unknown, after: unknown): boolean => {
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return false
  if (!Array.isArray(before) || !Array.isArray(after)) return Array.isArray(before) === Array.isArray(after)
  return before.length === after.length
}

const changeOf = (before: unknown, after: unknown): StateRow["change"] => {
  if (Object.is(before, after) || sameJson(before, after)) return "none"
  if (before === undefined) return "came"
  if (after === undefined) return "went"
  return isLookedInto(before, after) ? "below" : "changed"
}

interface Shown {
  /** Keys of the open paths (pathKey). */
  readonly open: ReadonlySet<string>
  /** Leaves out what stayed, and opens what changed. */
  readonly changedOnly: boolean
}

/** The rows below the root, which has none itself. */
export const stateRows = (before: Readable, after: Readable, { open, changedOnly }: Shown): readonly StateRow[] => {
  const rowsOf = (path: Path, was: unknown, is: unknown): readonly StateRow[] => {
    const names = [...new Set([...namesIn(is), ...namesIn(was)])].filter(
      (name) => !changedOnly || changeOf(partOf(was, name), partOf(is, name)) !== "none",
    )
    const level = path.length + 1
    const rows = names.slice(0, mostBelow).flatMap((name): readonly StateRow[] => {
      const [own, left, right] = [[...path, name], partOf(was, name), partOf(is, name)]
      const change = changeOf(left, right)
      const value = right === undefined ? left : right
      const isLeaf = namesIn(value).length === 0 && !(change === "below" && namesIn(left).length > 0)
      const isOpen = isLeaf ? null : open.has(pathKey(own)) || (changedOnly && change === "below")
      const row = {
        path: own,
        name,
        level,
        words: inWords(value),
        isOpen,
        change,
        before: change === "changed" ? inWords(left) : null,
      }
      return isOpen === true ? [row, ...rowsOf(own, left, right)] : [row]
    })
    const more = names.length - mostBelow
    if (more <= 0) return rows
    const others = {
      path: [...path, "…"],
      name: "…",
      words: `${more} more`,
      isOpen: null,
      change: "none",
      before: null,
    }
    return [...rows, { ...others, level, change: "none" }]
  }
  return rowsOf([], before, after)
}

export interface Found {
  readonly path: Path
  readonly words: string
}

/** Looks for words in the names on the way to a value and in the value itself; `most` are enough. */
export const searchState = (state: Readable, words: string, most: number): readonly Found[] => {
  const wanted = words.trim().toLowerCase()
  const found: Found[] = []
  const look = (path: Path, value: unknown): void => {
    for (const name of namesIn(value)) {
      if (found.length >= most) return
      const [own, part] = [[...path, name], partOf(value, name)]
      const isLeaf = namesIn(part).length === 0
      const isMeant = name.toLowerCase().includes(wanted) || own.join(".").toLowerCase().endsWith(wanted)
      const isValue = isLeaf && String(part).toLowerCase().includes(wanted)
      if (isMeant || isValue) found.push({ path: own, words: inWords(part) })
      if (!isLeaf) look(own, part)
    }
  }
  if (wanted !== "") look([], state)
  return found
}
