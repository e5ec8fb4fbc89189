/** An answer that was seen is there for who saw it, in their language, until the session ends. */
import "fake-indexeddb/auto"
import { describe, expect, it, vi } from "vitest"
import { seenBounds, type SeenAnswer } from "../../src/domain/seen.ts"
import { createSeenAnswers } from "../../src/platform/seen-answers.ts"

const now = Date.parse("2026-03-02T10:00:00.000Z")
const answer = (body: string, ms = now): SeenAnswer => ({ body, cursor: "7", seenAt: new Date(ms).toISOString() })

let databases = 0
const setUp = () => {
  const here = { owner: "anna" as string | null, language: "en-US", now }
  databases += 1
  const databaseName = `seen-${databases}`
  const open = () =>
    createSeenAnswers({ owner: () => here.owner, language: () => here.language, now: () => here.now, databaseName })
  return { here, open, seen: open() }
}

describe("what was seen", () => {
  it("is there for the next visit, as it came", async () => {
    const { seen, open } = setUp()
    await seen.keep("/deals/1", answer("old"))
    await seen.keep("/deals/1", answer("new"))
    expect(await open().of("/deals/1")).toEqual(answer("new"))
    expect(await open().of("/deals/2")).toBeNull()
    await seen.keep("/deals/customer?top=20", answer("list"))
    expect(await open().below("/deals")).toEqual([answer("new"), answer("list")])
    expect(await open().below("/orders")).toEqual([])
  })

  it("is nobody else's, and in no other language", async () => {
    const { seen, here } = setUp()
    await seen.keep("/account", answer("anna"))
    here.language = "de-DE"
    expect(await seen.of("/account")).toBeNull()
    Object.assign(here, { language: "en-US", owner: "boris" })
    expect(await seen.of("/account")).toBeNull()
  })

  it("is not kept of visitors", async () => {
    const { seen, here } = setUp()
    here.owner = null
    await seen.keep("/account", answer("nobody"))
    here.owner = "anna"
    expect(await seen.of("/account")).toBeNull()
  })

  it("goes with the session, and nothing that is on its way then comes after it", async () => {
    const { seen, open } = setUp()
    await seen.keep("/deals/1", answer("one"))
    const [late] = [seen.keep("/deals/2", answer("two")), seen.close()]
    await late
    await seen.close()
    await seen.keep("/deals/3", answer("three"))
    for (const key of [1, 2, 3]) expect(await open().of(`/deals/${key}`)).toBeNull()
    seen.open()
    await seen.keep("/deals/4", answer("four"))
    expect(await seen.of("/deals/4")).toEqual(answer("four"))
  })

  it("goes when the server says that there is no such thing, and when its time is over", async () => {
    const { seen, here } = setUp()
    await seen.keep("/deals/1", answer("one"))
    await seen.drop("/deals/1")
    expect(await seen.of("/deals/1")).toBeNull()
    await seen.keep("/deals/2", answer("two"))
    here.now += seenBounds.ms
    expect(await seen.of("/deals/2")).toBeNull()
  })

  it("is no more than there is room for", async () => {
    const { seen } = setUp()
    await seen.keep("/chat", answer("x".repeat(seenBounds.unitsOfOne + 1)))
    expect(await seen.of("/chat")).toBeNull()
    const whole = "x".repeat(seenBounds.unitsOfOne)
    const most = Math.floor(seenBounds.units / seenBounds.unitsOfOne)
    for (let at = 0; at <= most; at += 1) await seen.keep(`/chat/${at}`, answer(whole, now + at))
    expect(await seen.of("/chat/0")).toBeNull()
    expect((await seen.of("/chat/1"))?.body).toBe(whole)
  })

  it("keeps nobody from signing out or in where the database was taken away", async () => {
    const { seen } = setUp()
    await seen.keep("/deals/1", answer("one"))
    const taken = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("The connection is closing.", "InvalidStateError")
    })
    await seen.close()
    taken.mockRestore()
    expect(await seen.of("/deals/1")).toBeNull()
  })
})
