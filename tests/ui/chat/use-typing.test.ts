/** Writing is told at once, then now and again, and not at all while there is nobody to tell or the feature is off. */
import { expect, it } from "vitest"
import { defaultFlags } from "../../../src/domain/flags.ts"
import { presenceTimes } from "../../../src/domain/real-time.ts"
import { useTyping } from "../../../src/ui/screens/chat/use-typing.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { appOn, showHook } from "../hook-bench.ts"

const writing = async ({ isOnline = true, presenceInChat = true }) => {
  let passedMs = 0
  const bench = await setUp(() => ({ status: 204 }))
  const app = appOn(bench, { now: () => passedMs })
  const flags = { ...defaultFlags, presenceInChat }
  bench.stream.emit([{ type: "Configured", flags, buildId: "", productSlug: "" }], { origin: "system", cause: null })
  app.store.flush()
  const hook = await showHook(app, () => useTyping({ chatKey: "chat", profileKey: "me", isOnline }))
  return {
    write: (text: string) => hook.act(() => hook.now()(text)),
    pass: (ms: number) => {
      passedMs += ms
    },
    /** Counts the tellings, once the last has ended. */
    sent: async () => {
      const times = (type: string) => bench.emitted.filter(({ event }) => event.type === type).length
      await expect.poll(() => times("CommandSucceeded")).toBe(times("CommandStarted"))
      return times("CommandStarted")
    },
  }
}

it("is told at once, and while it goes on no more often than every few seconds", async () => {
  const { write, pass, sent } = await writing({})
  await write("H")
  expect(await sent()).toBe(1)
  pass(presenceTimes.typingSentMs - 1)
  await write("He")
  expect(await sent()).toBe(1)
  pass(1)
  await write("Hel")
  expect(await sent()).toBe(2)
})

it("is told at once of the next message", async () => {
  const { write, sent } = await writing({})
  await write("Hello")
  expect(await sent()).toBe(1)
  await write("")
  await write("And")
  expect(await sent()).toBe(2)
})

it.each([{ isOnline: false }, { presenceInChat: false }])("is not told: %o", async (where) => {
  const { write, sent } = await writing(where)
  await write("Hello")
  expect(await sent()).toBe(0)
})
