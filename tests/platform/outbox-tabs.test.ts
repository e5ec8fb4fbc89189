/** Tabs tell each other of the outbox, and one alone sends. */
import { expect, it, vi } from "vitest"
import { createOutboxTabs } from "../../src/platform/outbox-tabs.ts"

const message = { key: "m1", chatKey: "c", authorKey: "a", text: "Hello", queuedAt: "2026-03-02T10:00:00.000Z" }
const never = new AbortController().signal

const tabOn = (channel: BroadcastChannel | null, locks: Pick<LockManager, "request"> | null = null) => {
  const [onQueued, onDiscarded] = [vi.fn(), vi.fn()]
  return { onQueued, onDiscarded, ...createOutboxTabs({ channel, locks, onQueued, onDiscarded }) }
}

it("tells the other tabs what is to be sent, and what is not to be sent any more", async () => {
  const channels = [new BroadcastChannel("tabs"), new BroadcastChannel("tabs")] as const
  const [one, other] = [tabOn(channels[0]), tabOn(channels[1])]
  one.broadcastQueued(message)
  one.broadcastDiscarded("m2")
  await expect.poll(() => other.onDiscarded.mock.calls).toEqual([["m2"]])
  expect(other.onQueued.mock.calls).toEqual([[message]])
  expect(one.onQueued).not.toHaveBeenCalled()
  for (const channel of channels) channel.close()
})

it("waits for the tab that sends a message, and for no other message", async () => {
  const [one, other] = [tabOn(null, navigator.locks), tabOn(null, navigator.locks)]
  const letGo = await one.alone("m1", never)
  const later = vi.fn()
  const waiting = other.alone("m1", never).then((letOther) => {
    later()
    letOther()
  })
  ;(await other.alone("m2", never))()
  expect(later).not.toHaveBeenCalled()
  letGo()
  await waiting
  expect(later).toHaveBeenCalledOnce()
})

it.each([
  ["has no locks", null],
  ["refuses them", { request: () => Promise.reject(new DOMException("sandboxed", "SecurityError")) }],
] as const)("sends all the same where the browser %s", async (_, locks) => {
  const letGo = await tabOn(null, locks).alone("m1", never)
  letGo()
  tabOn(null).broadcastQueued(message)
})
