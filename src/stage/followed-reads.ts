/**
 * Read models that note what is read of them: views that answer the same as the read models themselves, and remember each
 * way that somebody went down. architecture: Theatre.
 */
import { Branch } from "../projections/entities.ts"
import type { ReadModels } from "../projections/catalogue.ts"

export interface FollowedRead {
  readonly path: readonly string[]
  readonly value: unknown
  /** Somebody went on below it: what was read is there, and this is an entity on the way. */
  readonly isPassed: boolean
  /** The call stack of the first read of this call; for the selector's name. */
  readonly stack: string
}

export interface Followed {
  readonly models: ReadModels
  /**
   * The reads since the last call, in order: the ends of all ways, and the entities on them. Of an entity that was answered as a
   * whole a selector often reads a field itself, and nobody notes which ones are drawn.
   */
  readonly taken: () => readonly FollowedRead[]
}

const isIndex = (name: string): boolean => /^(?:0|[1-9]\d*)$/u.test(name)

/** Answers the path of a part below a path; null where the part has no name of its own there. */
type NameBelow = (name: string) => readonly string[]

/** An entity lies in a branch's row of values, and has its key as its name: that of the collection itself goes before. */
const nameInRow =
  (branch: Branch<unknown>, path: readonly string[]): NameBelow =>
  (name) => [...path, branch.keys[Number(name)] ?? name]

/** A copy of what is frozen: a view must answer the fields of its own target as they are. */
const unfrozen = <T extends object>(value: T): T => {
  if (!Object.isFrozen(value)) return value
  return (Array.isArray(value) ? value.slice() : { ...value }) as T
}

export const followReads = (models: ReadModels): Followed => {
  let reads = new Map<string, Omit<FollowedRead, "isPassed"> & { readonly isEntity: boolean }>()
  let stack: string | null = null

  const note = (path: readonly string[], value: unknown, isEntity = false): void => {
    stack ??= new Error("The way to this read.").stack ?? ""
    reads.set(JSON.stringify(path), { path, value, stack, isEntity })
  }

  const view = <T extends object>(model: T, nameBelow: NameBelow, isRow = false): T => {
    const target = unfrozen(model)
    return new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof name === "symbol" || typeof value === "function") return value
        // The number up to which a collection has let go of entities has no path.
        if (name === "letGoUpTo") return value
        // The length of a list is no part of it that an event changes by itself.
        if (Array.isArray(target) && !isIndex(name)) return value
        // A branch that is not there: nobody looked at more than the collection.
        if (value === undefined && isIndex(name)) note(nameBelow(name).slice(0, -1), target)
        else return follow(value, nameBelow(name), isRow)
        return value
      },
    })
  }

  const follow = (value: unknown, path: readonly string[], isEntity: boolean): unknown => {
    if (value instanceof Branch) return viewOfBranch(value, path.slice(0, -1))
    note(path, value, isEntity)
    return typeof value === "object" && value !== null ? view(value, (name) => [...path, name]) : value
  }

  const viewOfBranch = (branch: Branch<unknown>, path: readonly string[]): unknown =>
    new Proxy(Object.isFrozen(branch) ? branch.copy() : branch, {
      get: (_, name) => {
        const value: unknown = Reflect.get(branch, name)
        return name === "values" ? view(branch.values, nameInRow(branch, path), true) : value
      },
    })

  return {
    models: view(models, (name) => [name]),
    taken: () => {
      const all = [...reads.values()]
      reads = new Map()
      stack = null
      const passed = new Set(all.flatMap(({ path }) => path.map((_, at) => JSON.stringify(path.slice(0, at)))))
      return all.flatMap(({ isEntity, ...read }) => {
        const isPassed = passed.has(JSON.stringify(read.path))
        return isPassed && !isEntity ? [] : [{ ...read, isPassed }]
      })
    },
  }
}
