/**
 * React's own tree behind the elements of a page: which components drew an element, and which questions to a store each of
 * them asks. React keeps both for its developer tools and promises neither, so a journey holds that they are there.
 * architecture: Theatre.
 */
import { isRecord } from "../domain/json.ts"

interface Fiber {
  readonly type: unknown
  readonly return: Fiber | null
  readonly memoizedState: unknown
}

export interface DrawnBy {
  readonly name: string
  /** The snapshots that the component's hooks ask a store for; each asks anew when it is called. */
  readonly snapshots: readonly (() => unknown)[]
}

const isFiber = (value: unknown): value is Fiber => isRecord(value) && "return" in value && "memoizedState" in value

const fiberOf = (element: Element): Fiber | null => {
  const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"))
  const fiber: unknown = key === undefined ? null : Reflect.get(element, key)
  return isFiber(fiber) ? fiber : null
}

/** The function of a component; that of a memoised or a forwarding one is within. */
const functionOf = (type: unknown): (() => unknown) | null => {
  if (typeof type === "function") return type as () => unknown
  if (typeof type !== "object" || type === null) return null
  return functionOf(Reflect.get(type, "type") ?? Reflect.get(type, "render"))
}

/** Hooks are a chain; one that reads a store has its question in its queue. */
const snapshotsOf = (fiber: Fiber): readonly (() => unknown)[] => {
  const found: (() => unknown)[] = []
  for (let hook = fiber.memoizedState; isRecord(hook); hook = hook["next"]) {
    const queue = hook["queue"]
    const ask = isRecord(queue) ? queue["getSnapshot"] : undefined
    if (typeof ask === "function") found.push(ask as () => unknown)
  }
  return found
}

/** The components around an element, the nearest first. */
export const drawnBy = (element: Element): readonly DrawnBy[] => {
  const components: DrawnBy[] = []
  for (let fiber = fiberOf(element); fiber !== null; fiber = fiber.return) {
    const component = functionOf(fiber.type)
    if (component !== null && component.name !== "")
      components.push({ name: component.name, snapshots: snapshotsOf(fiber) })
  }
  return components
}
