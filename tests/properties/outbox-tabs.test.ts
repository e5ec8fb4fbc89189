/**
 * Tabs that share one outbox send each message once, however their steps mix, and one takes over from a closed one. Law
 * 11.
 */
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { inOneTab } from "../../src/commands/outbox.ts"
import { createOutboxTabs } from "../../src/platform/outbox-tabs.ts"

const keys = ["m1", "m2", "m3"] as const
const tabNames = [0, 1, 2] as const

type Held = (lock: Lock | null) => Promise<unknown>

/** The browser's lock manager: one holder of a name at a time, the others in the order in which they came. */
const createLocks = () => {
  const tails = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, _options: LockOptions, held: Held): Promise<unknown> => {
      const before = tails.get(name) ?? Promise.resolve()
      const run = before.then(() => held(null))
      tails.set(
        name,
        run.catch(() => null),
      )
      return run
    },
  }
}

/** The acts on a tab: it finds a message of the outbox, or it is closed for good. */
const someActs = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ tab: fc.constantFrom(...tabNames), finds: fc.constantFrom(...keys) }) },
    { weight: 1, arbitrary: fc.record({ tab: fc.constantFrom(0, 1), finds: fc.constant(null) }) },
  ),
  { maxLength: 20 },
)

it("sends each message once, and again only where a tab was closed before it had the answer", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), someActs, async (scheduler, acts) => {
      const kept = new Set<string>(keys)
      const locks = createLocks()
      const [asked, answered] = [new Map<string, number>(), new Map<string, number>()]
      const more = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
      const onTheWay = new Set<string>()
      const sentTogether: string[] = []
      const outbox = {
        put: async (): Promise<void> => undefined,
        remove: async (key: string) => void (await scheduler.schedule(Promise.resolve(kept.delete(key)), "remove")),
        has: (key: string) => scheduler.schedule(Promise.resolve(null), "look").then(() => kept.has(key)),
      }
      const openTab = () => {
        const closing = new AbortController()
        const tabs = createOutboxTabs({
          channel: null,
          locks: locks as unknown as LockManager,
          onQueued: () => undefined,
          onDiscarded: () => undefined,
        })
        const send = (key: string) =>
          Effect.promise(async () => {
            if (onTheWay.has(key)) sentTogether.push(key)
            onTheWay.add(key)
            more(asked, key)
            await scheduler.schedule(Promise.resolve(null), `send ${key}`)
            onTheWay.delete(key)
            more(answered, key)
            return key
          }).pipe(Effect.onInterrupt(() => Effect.sync(() => onTheWay.delete(key))))
        const finds = (key: string): Promise<unknown> =>
          Effect.runPromise(inOneTab({ outbox, tabs }, key, send(key)), { signal: closing.signal }).catch(() => null)
        return { finds, close: () => closing.abort() }
      }
      const tabs = tabNames.map(openTab)
      // The last tab stays open, and finds everything.
      const all = [...acts, ...keys.map((finds) => ({ tab: 2, finds }))]
      const found = all.map(({ tab, finds }) =>
        scheduler.schedule(Promise.resolve(null), "act").then(() => {
          if (finds !== null) return tabs[tab]?.finds(finds)
          return tabs[tab]?.close()
        }),
      )
      await scheduler.waitFor(Promise.all(found))
      expect([...kept]).toEqual([])
      expect(sentTogether).toEqual([])
      for (const key of keys) {
        expect(answered.get(key) ?? 0).toBeGreaterThan(0)
        expect(asked.get(key) ?? 0).toBeLessThanOrEqual(1 + acts.filter(({ finds }) => finds === null).length)
        if (acts.every(({ finds }) => finds !== null)) expect(asked.get(key)).toBe(1)
      }
    }),
  )
})
