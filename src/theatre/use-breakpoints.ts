/** The breakpoints of the theatre, with the places at which each holds. */
import { useState } from "react"
import type { Ask } from "../platform/ports.ts"
import type { Breakpoint } from "./BreakpointsPanel.tsx"
import type { LogQuestions } from "./log-questions.ts"

export interface Breakpoints {
  readonly all: readonly Breakpoint[]
  readonly add: (breakpoint: Pick<Breakpoint, "label" | "test">) => void
  readonly remove: (id: number) => void
  /** The label of the first one that holds after so many events; null: none does. */
  readonly at: (count: number) => string | null
  /** Places of all, in order. */
  readonly places: readonly number[]
}

export const useBreakpoints = (ask: Ask<LogQuestions>): Breakpoints => {
  const [all, setAll] = useState<readonly Breakpoint[]>([])
  const add = async (breakpoint: Pick<Breakpoint, "label" | "test">): Promise<void> => {
    const id = Date.now()
    setAll((before) => [...before, { id, ...breakpoint, places: null }])
    const places = await ask("find", { test: breakpoint.test })
    setAll((now) => now.map((one) => (one.id === id ? { ...one, places } : one)))
  }
  return {
    all,
    add: (breakpoint) => void add(breakpoint),
    remove: (id) => setAll((now) => now.filter((one) => one.id !== id)),
    at: (count) => all.find(({ places }) => places?.includes(count - 1) === true)?.label ?? null,
    places: [...new Set(all.flatMap(({ places }) => places ?? []))].toSorted((a, b) => a - b),
  }
}
