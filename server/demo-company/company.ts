/** The demo company at work: it notices, decides, and acts, as long as somebody is there to see it. */
import { minuteMs, secondMs } from "../../src/domain/durations.ts"
import type { Language } from "../../src/domain/languages.ts"
import { nothingSaid, pairOf, type Sight, type Talk } from "./sights.ts"
import type { Plan } from "./acts.ts"
import { decide } from "./deciding.ts"
import { createDiary, usualLimits } from "./diary.ts"
import { carryOut } from "./doing.ts"
import { createMemory } from "./memory.ts"
import { createCrew, type Present } from "./crew.ts"
import { noTokens } from "../../src/sdk/tokens.ts"
import { clientsAt, type Person } from "./member.ts"
import { freshListings } from "./watching.ts"

export interface Pace {
  /** The factor of all times. */
  readonly times: number
  /** Between two looks at what is due. */
  readonly everyMs: number
  /** Between two looks at what is published. */
  readonly watchEveryMs: number
}

const usualPace: Pace = { times: 1, everyMs: 500, watchEveryMs: 2 * secondMs }

export interface CompanyOptions {
  readonly base: string
  readonly people: readonly Person[]
  /** A token of one of them; null where nobody may act as them any more. */
  readonly token: (email: string) => Promise<string | null>
  readonly present: () => Promise<Present>
  readonly report: (error: unknown) => void
  readonly pace?: Pace
}

export interface Company {
  readonly close: () => Promise<void>
}

/** After everybody has left, they may just be loading the page again. */
const lingersMs = minuteMs
const mostTalks = 1_000
const mostListings = 2_000

export const startCompany = (options: CompanyOptions): Company => {
  const { base, people, token, present, report, pace = usualPace } = options
  const diary = createDiary({ ...usualLimits, gapMs: usualLimits.gapMs * pace.times })
  const talks = createMemory<Talk>(mostTalks)
  /** The languages that people were last read in, for colleagues whom they have not written to. E640. */
  const languages = createMemory<Language>(mostTalks)
  const listings = createMemory<true>(mostListings)
  const busy = new Map<string, Promise<void>>()
  let seenAt = -Infinity
  let watchedAt = -Infinity
  let isClosed = false

  const consider = (sight: Sight, there: Present): void => {
    const person = there.get(sight.by.key)
    const now = Date.now()
    if (person === undefined) return
    if (sight.saw === "Listing") {
      if (listings.has(sight.listing.key)) return
      listings.set(sight.listing.key, true)
      if (!diary.takeListing(person, now)) return
    }
    const before = "me" in sight ? talks.get(pairOf(sight.me, sight.by)) : undefined
    const talk = before ?? { ...nothingSaid, language: languages.get(person) ?? null }
    const { over, plans, talks: learnt } = decide(sight, crew.free(there), talk)
    for (const topic of over) diary.giveUp(topic)
    const paced = plans.map((plan) => ({ ...plan, afterMs: plan.afterMs * pace.times }))
    diary.add(person, paced, now)
    for (const [pair, talk] of learnt) {
      talks.set(pair, talk)
      if (talk.language !== null) languages.set(person, talk.language)
    }
  }

  /** Searches as a stranger may: no account of the company that ends or is blocked makes all of it blind (E321). */
  const anybody = clientsAt(base, noTokens, "en-US")

  const attempt = async (run: () => Promise<void>): Promise<void> => {
    try {
      await run()
    } catch (error) {
      if (!isClosed) report(error)
    }
  }

  const crew = createCrew({
    base,
    people,
    token,
    attempt,
    onSight: (sight) => void attempt(async () => consider(sight, await present())),
  })

  /** A colleague who could not apply doesn't say that they have. */
  const act = async ({ as, topic, act: what }: Plan): Promise<void> => {
    const core = await crew.clientOf(as)
    if (core !== null && !(await carryOut(core, as, what)) && what.do === "Apply") diary.giveUp(topic, as.key)
  }

  const begin = (person: string, plan: Plan): void => {
    const done = attempt(() => act(plan)).finally(() => busy.delete(person))
    busy.set(person, done)
  }

  const watch = async (there: Present): Promise<void> => {
    for (const sight of await freshListings(anybody.core, Date.now())) consider(sight, there)
  }

  const look = async (): Promise<void> => {
    const there = await present()
    const now = Date.now()
    if (there.size === 0) {
      diary.sweep(now)
      if (now - seenAt > lingersMs) await crew.sleep()
      return
    }
    seenAt = now
    await crew.wake()
    if (now - watchedAt >= pace.watchEveryMs) {
      watchedAt = now
      await watch(there)
    }
    const colleagues = crew.free(there)
    for (const person of new Set(there.values())) {
      const plan = busy.has(person) || isClosed ? null : diary.next(person, Date.now())
      if (plan !== null && colleagues.some(({ key }) => key === plan.as.key)) begin(person, plan)
    }
  }

  let looking: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const goOn = (): void => {
    if (isClosed) return
    timer = setTimeout(() => {
      looking = attempt(look).finally(goOn)
    }, pace.everyMs).unref()
  }
  goOn()

  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await looking
      await Promise.all(busy.values())
      await crew.sleep()
    },
  }
}
