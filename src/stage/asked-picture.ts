/**
 * The origin of a text on the screen: the questions of the components around it are asked once more, of read models that
 * note what is read. architecture: Theatre.
 */
import type { ReadModels } from "../projections/catalogue.ts"
import { initialModels } from "../projections/fold.ts"
import { drawnBy, type DrawnBy } from "./fibers.ts"
import { followReads, type FollowedRead } from "./followed-reads.ts"
import type { Pointed, Read } from "./stage-questions.ts"
import type { StageStore } from "./stage-store.ts"

const mostComponents = 30
const mostReads = 24
/** Parts of one value that are compared with the text. */
const mostLooks = 2_000
const longestValue = 200

/** The functions between a selector and the hook that called it (src/ui/app/read-models.ts). */
const hookNames = new Set(["readFrom", "useReadModel", "useModels", "getSnapshot"])

const ownFrames = new Set(["note", "follow", "get", "view", "viewOfBranch", "Object.get"])

/** The name of the selector on a call stack: the last function before the hook. */
export const selectorOn = (stack: string): string | null => {
  const names = stack
    .split("\n")
    .slice(1)
    .map((line) => /^\s*at (?:(?<name>[\w$.<>]+) )?/u.exec(line)?.groups?.["name"] ?? "")
  const hook = names.findIndex((name) => hookNames.has(name))
  const name = names[hook - 1] ?? ""
  return hook < 1 || name === "" || name === "selector" || ownFrames.has(name) ? null : name
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "")

/** Answers whether a text says a value: as it is, within other words, or set with separators. */
export const says = (text: string, value: unknown): boolean => {
  if (typeof value !== "string" && typeof value !== "number") return false
  const [shown, wanted] = [plain(text), plain(String(value))]
  if (wanted === "") return false
  return shown === wanted || (wanted.length > 2 && shown.includes(wanted))
}

const shownValue = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value)
  return text.length <= longestValue ? text : `${text.slice(0, longestValue)}…`
}

/** The parts of a value that a text says, with their paths; the value itself, where it has none. */
const saidIn = (value: unknown, path: readonly string[], text: string): readonly Pick<Read, "path" | "value">[] => {
  const found: Pick<Read, "path" | "value">[] = []
  let looks = 0
  const look = (part: unknown, way: readonly string[]): void => {
    looks += 1
    if (looks > mostLooks) return
    if (says(text, part)) found.push({ path: way, value: shownValue(part) })
    else if (typeof part === "object" && part !== null)
      for (const [name, below] of Object.entries(part)) look(below, [...way, name])
  }
  look(value, path)
  return found
}

/** Asks a question of other read models than those that are there. It may throw, as nobody foresaw what it gets. */
const askOf = (store: StageStore, models: ReadModels, ask: () => unknown): void =>
  store.whileReading(models, () => {
    try {
      ask()
    } catch {
      // A part of the answer is what was read until then.
    }
  })

const readsOf = (store: StageStore, { name, snapshots }: DrawnBy, text: string): readonly Read[] => {
  const followed = followReads(store.models())
  const readBy = (ask: () => unknown): readonly FollowedRead[] => {
    askOf(store, followed.models, ask)
    const taken = followed.taken()
    // A selector that remembers its last answer must not keep one that is made of views.
    if (taken.length > 0) askOf(store, initialModels(), ask)
    return taken
  }
  return snapshots.flatMap(readBy).flatMap(({ path, value, stack, isPassed }) => {
    const [component, selector] = [name, selectorOn(stack)]
    // A component that got a whole entity shows one of its fields: nobody notes which, and the text tells.
    const said = saidIn(value, path, text).map((part) => ({ component, selector, ...part, isShown: true }))
    if (said.length > 0 || isPassed) return said
    return [{ component, selector, path, value: shownValue(value), isShown: false }]
  })
}

/** Each path once, by the nearest component that reads it; those that the text says first. */
const ranked = (reads: readonly Read[]): readonly Read[] => {
  const byPath = new Map<string, Read>()
  for (const read of reads) {
    const key = JSON.stringify(read.path)
    if (!byPath.has(key)) byPath.set(key, read)
  }
  return [...byPath.values()].toSorted((a, b) => Number(b.isShown) - Number(a.isShown)).slice(0, mostReads)
}

export const askPicture = (store: StageStore, element: Element, text: string): Pointed => {
  const components = drawnBy(element).slice(0, mostComponents)
  return {
    text,
    components: components.map(({ name }) => name),
    reads: ranked(components.flatMap((component) => readsOf(store, component, text))),
  }
}
