/** Nobody waits for more than a piece of work of each of the others, however many one of them has brought. Law 21. */
import { setTimeout as sleep } from "node:timers/promises"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { openDoor } from "../../../server/contract/door.ts"
import { createFairTurns, type FairTurns } from "../../../server/contract/fair-turns.ts"
import { Refusal } from "../../../server/contract/refusals.ts"
import { requestLimits } from "../../../src/sdk/transport.ts"

const roomy = { atOnce: 2, atOnceEach: 1, waitingEach: 100, retryAfterMs: 1_000 }

describe("fair turns", () => {
  it("take one of each in turn, whoever came first with how many", async () => {
    const { inTurn } = createFairTurns({ ...roomy, atOnce: 1 })
    const done: string[] = []
    const work = (who: string) => inTurn(who, async () => void done.push(who))
    await Promise.all([..."aaaaaabbc"].map(work))
    expect(done.join("")).toBe("abcabaaaa")
  })

  /** Two turns, as an upload has before and after its file is received. */
  const twoSteps = async ({ inTurn, resume }: FairTurns, name: string, done: string[]): Promise<void> => {
    await inTurn("a", async () => void done.push(`${name} begun`))
    await resume("a", async () => void done.push(`${name} done`))
  }

  it("go on with what an account has begun before its next begins", async () => {
    const turns = createFairTurns({ ...roomy, atOnce: 1 })
    const done: string[] = []
    await Promise.all(Array.from({ length: 20 }, (_, place) => twoSteps(turns, String(place), done)))
    const begunBefore = (name: string) =>
      done.slice(0, done.indexOf(`${name} done`)).filter((one) => one.endsWith("begun")).length
    expect(done).toHaveLength(40)
    expect(begunBefore("0")).toBeLessThan(5)
    expect(begunBefore("9")).toBeLessThan(15)
  })

  it("give nobody else a later turn for it", async () => {
    const { inTurn, resume } = createFairTurns({ ...roomy, atOnce: 1 })
    const done: string[] = []
    const work = (who: string) => async () => void done.push(who)
    await Promise.all([
      inTurn("a", work("a")),
      inTurn("b", work("b")),
      ...Array.from({ length: 3 }, () => resume("a", work("A"))),
      inTurn("c", work("c")),
    ])
    expect(done.join("")).toBe("abcAAA")
  })

  it("refuse nothing that has begun, however full its account's queue is", async () => {
    const { inTurn, resume } = createFairTurns({ ...roomy, waitingEach: 1 })
    const all = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => inTurn("a", () => sleep(5))),
      resume("a", () => sleep(5)),
      resume("a", () => sleep(5)),
    ])
    expect(all.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled", "fulfilled"])
  })

  it("never run more than may be, of anybody and of all, and end with nothing left", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(3), fc.boolean(), fc.boolean()), { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (works, atOnce, atOnceEach) => {
          const { inTurn, resume } = createFairTurns({ ...roomy, atOnce, atOnceEach })
          const running = new Map<string, number>()
          const add = (who: string, more: number) => void running.set(who, (running.get(who) ?? 0) + more)
          const settled = await Promise.allSettled(
            works.map(([who, ms, fails, hasBegun]) =>
              (hasBegun ? resume : inTurn)(who, async () => {
                add(who, 1)
                expect([...running.values()].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(atOnce)
                expect(running.get(who)).toBeLessThanOrEqual(atOnceEach)
                await sleep(ms)
                add(who, -1)
                if (fails) throw new Error("It failed, as work does.")
              }),
            ),
          )
          expect(settled.map(({ status }) => status === "rejected")).toEqual(works.map(([, , fails]) => fails))
        },
      ),
      { numRuns: 30 },
    )
  })

  it("refuse whoever fills the own queue, and nobody else", async () => {
    const { inTurn, requireRoom } = createFairTurns({ ...roomy, waitingEach: 2 })
    const long = () => sleep(20)
    const all = Array.from({ length: 5 }, () => inTurn("a", long))
    expect(() => requireRoom("a")).toThrow(expect.objectContaining({ type: "TooManyRequestsException" }))
    expect(() => requireRoom("b")).not.toThrow()
    const settled = await Promise.allSettled([...all, inTurn("b", long)])
    expect(settled.map(({ status }) => status)).toEqual([
      ...["fulfilled", "fulfilled", "fulfilled", "rejected", "rejected"],
      "fulfilled",
    ])
  })

  it("leave out work that nobody waits for any more", async () => {
    const { inTurn } = createFairTurns(roomy)
    const gone = new AbortController()
    const done: string[] = []
    const all = [
      inTurn("a", () => sleep(10)),
      inTurn("a", async () => void done.push("left out"), gone.signal),
      inTurn("a", async () => void done.push("done")),
    ]
    gone.abort()
    await Promise.allSettled(all)
    expect(done).toEqual(["done"])
  })
})

describe("the door", () => {
  it.each(["inside", "outside"] as const)(
    "%s refuses for so short a time that clients wait by themselves (E213)",
    async (side) => {
      const turns = openDoor(1)[side]
      const gone = new AbortController()
      const never = () =>
        new Promise<never>((_, reject) => gone.signal.addEventListener("abort", () => reject(new Error("over"))))
      const asked = Date.now()
      const all = Array.from({ length: 100 }, () => turns.inTurn("account a", never, gone.signal))
      const refused = await Promise.race(all).catch((error: unknown) => error)
      gone.abort()
      await Promise.allSettled(all)
      if (!(refused instanceof Refusal)) throw new Error("Nobody was refused.")
      expect(refused.details).toMatchObject({ atOnce: true })
      const seconds = (Date.parse(String(refused.details?.["retryAt"])) - asked) / 1000
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(requestLimits.soonSeconds)
    },
  )
})
