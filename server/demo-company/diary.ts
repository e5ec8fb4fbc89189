/** The plans of the company, in a queue of its own for each person whom they are about, and never many. */
import { hourMs, minuteMs } from "../../src/domain/durations.ts"
import type { Plan } from "./acts.ts"

export interface Limits {
  /** Plans that wait for one person; more are left out. */
  readonly waiting: number
  /** Acts towards one person within `windowMs`. */
  readonly acts: number
  readonly windowMs: number
  /** Listings of one person that are applied to in an hour. */
  readonly listings: number
  readonly listingsWindowMs: number
  /** Between two acts towards one person, so that those of an absence don't come all at once. */
  readonly gapMs: number
  /** A plan that could not be done for so long, as the person was away, is given up. */
  readonly patienceMs: number
}

export const usualLimits: Limits = {
  waiting: 24,
  acts: 60,
  windowMs: 10 * minuteMs,
  listings: 6,
  listingsWindowMs: hourMs,
  gapMs: 700,
  patienceMs: 10 * minuteMs,
}

interface Entry {
  readonly dueAt: number
  readonly plan: Plan
}

interface Page {
  readonly waiting: readonly Entry[]
  /** The moments when something was begun. */
  readonly begun: readonly number[]
  readonly listings: readonly number[]
}

export interface Diary {
  /** Answers whether one more listing of the person may be applied to; it counts from then on. */
  readonly takeListing: (person: string, now: number) => boolean
  readonly add: (person: string, plans: readonly Plan[], now: number) => void
  /** Of a topic that is over; of one colleague's part in it where one is named. */
  readonly giveUp: (topic: string, as?: string) => void
  /** Answers the plan for now of a person who is there: one act at most, which counts as begun. */
  readonly next: (person: string, now: number) => Plan | null
  /** Forgets what is too old, also of those who stay away. */
  readonly sweep: (now: number) => void
}

const noPage: Page = { waiting: [], begun: [], listings: [] }

const since = (moments: readonly number[], from: number): readonly number[] => moments.filter((one) => one > from)

export const createDiary = (limits: Limits): Diary => {
  const pages = new Map<string, Page>()

  const keep = (person: string, page: Page): void => {
    const isEmpty = page.waiting.length + page.begun.length + page.listings.length === 0
    if (isEmpty) pages.delete(person)
    else pages.set(person, page)
  }

  /** Without what is too old to count or to be done. */
  const pageAt = (person: string, now: number): Page => {
    const { waiting, begun, listings } = pages.get(person) ?? noPage
    return {
      waiting: waiting.filter(({ dueAt }) => now - dueAt < limits.patienceMs),
      begun: since(begun, now - limits.windowMs),
      listings: since(listings, now - limits.listingsWindowMs),
    }
  }

  return {
    takeListing: (person, now) => {
      const page = pageAt(person, now)
      if (page.listings.length >= limits.listings) return false
      keep(person, { ...page, listings: [...page.listings, now] })
      return true
    },
    add: (person, plans, now) => {
      const page = pageAt(person, now)
      const added = plans.map((plan) => ({ dueAt: now + plan.afterMs, plan }))
      const waiting = [...page.waiting, ...added].slice(0, limits.waiting)
      keep(person, { ...page, waiting: waiting.toSorted((a, b) => a.dueAt - b.dueAt) })
    },
    giveUp: (topic, as) => {
      const isOver = ({ plan }: Entry): boolean => plan.topic === topic && (as === undefined || plan.as.key === as)
      for (const [person, page] of pages)
        keep(person, { ...page, waiting: page.waiting.filter((entry) => !isOver(entry)) })
    },
    next: (person, now) => {
      const page = pageAt(person, now)
      const [first, ...others] = page.waiting
      const isTooSoon = now - (page.begun.at(-1) ?? -Infinity) < limits.gapMs
      if (first === undefined || first.dueAt > now || isTooSoon || page.begun.length >= limits.acts) {
        keep(person, page)
        return null
      }
      keep(person, { ...page, waiting: others, begun: [...page.begun, now] })
      return first.plan
    },
    sweep: (now) => {
      for (const person of [...pages.keys()]) keep(person, pageAt(person, now))
    },
  }
}
