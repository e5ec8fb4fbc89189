/** Messages that wait to be sent outlive a reload. */
import "fake-indexeddb/auto"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createOutbox } from "../../src/platform/outbox.ts"

const always = (): boolean => true

afterEach(() => void vi.restoreAllMocks())

const message = (key: string, queuedAt: string) => ({
  key,
  chatKey: "c",
  authorKey: "a",
  text: `text of ${key}`,
  queuedAt,
})
const second = message("m1", "2026-03-02T10:00:02.000Z")
const first = message("m2", "2026-03-02T10:00:01.000Z")

describe("the outbox", () => {
  it("keeps messages for the next visit, in the order in which they were written", async () => {
    const outbox = createOutbox(always, "visit")
    await outbox.put(second)
    await outbox.put(first)
    expect(await createOutbox(always, "visit").all()).toEqual([first, second])
    await outbox.remove(first.key)
    expect(await createOutbox(always, "visit").all()).toEqual([second])
  })

  it("keeps a message once, however often it is put", async () => {
    const outbox = createOutbox(always, "twice")
    await outbox.put(first)
    await outbox.put(first)
    expect(await outbox.all()).toEqual([first])
  })

  it("keeps nothing on a device where it may not, and works while the page lives", async () => {
    const outbox = createOutbox(() => false, "borrowed")
    await outbox.put(first)
    expect([await outbox.all(), await outbox.has(first.key)]).toEqual([[first], true])
    expect(await createOutbox(always, "borrowed").all()).toEqual([])
    await outbox.clear()
    expect(await outbox.all()).toEqual([])
  })

  it("works for as long as the page lives where the browser keeps nothing", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("private window", "SecurityError")
    })
    const outbox = createOutbox(always, "private")
    await outbox.put(second)
    await outbox.put(first)
    await outbox.remove(second.key)
    expect(await outbox.all()).toEqual([first])
  })

  it.each(["QuotaExceededError", "InvalidStateError"])(
    "works for as long as the page lives where the browser keeps no more: %s",
    async (name) => {
      const outbox = createOutbox(always, name)
      await outbox.put(second)
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("no", name)
      })
      await outbox.put(first)
      expect(await outbox.has(first.key)).toBe(true)
      expect(await outbox.all()).toEqual([first, second])
      await outbox.remove(first.key)
      expect(await outbox.has(first.key)).toBe(false)
      expect(await outbox.all()).toEqual([second])
    },
  )

  it("works for as long as the page lives where the database was taken away", async () => {
    const outbox = createOutbox(always, "taken")
    await outbox.put(second)
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("The connection is closing.", "InvalidStateError")
    })
    await outbox.put(first)
    expect(await outbox.has(first.key)).toBe(true)
    expect(await outbox.all()).toEqual([first])
    await outbox.remove(first.key)
    expect(await outbox.all()).toEqual([])
    await outbox.clear()
  })

  it("leaves to the other tab what that has sent", async () => {
    const [here, there] = [createOutbox(always, "tabs"), createOutbox(always, "tabs")]
    await here.put(first)
    await there.remove(first.key)
    expect(await here.has(first.key)).toBe(false)
  })
})
