/** A link that names a profile: ours, one that we did not know of yet, or a stranger's. */
import { expect, it } from "vitest"
import { toAccount } from "../../src/events/wire/account.ts"
import type { Wire } from "../../src/events/wire/wire.ts"
import { setUp, typesOf, type Bench } from "../commands/bus-on-a-server.ts"
import type { Said } from "../sdk/local-server.ts"
import { useLinkedProfile } from "../../src/ui/routes/use-linked-profile.ts"
import { appOn, showHook } from "./hook-bench.ts"
import { active, executantKey, listed, own } from "./own-account.ts"

const nobodys: Said = { ...listed, body: { count: 0, items: [] } }
const broken: Said = { status: 403 }

interface LinkOptions {
  readonly isJoined?: boolean
  readonly wanted?: string
  /** The cursor at which another device has switched back before the answer; 0: none has. */
  readonly elsewhere?: number
}

/** The person is signed in and knows of no executant profile; `lists` are the answers from then on. */
const linkOpened = async (
  lists: readonly Said[],
  { isJoined = false, wanted = executantKey, elsewhere = 0 }: LinkOptions = {},
) => {
  let asked = 0
  const answers = [nobodys, ...lists]
  const bench: Bench = await setUp(({ method, path }) => {
    if (method === "PUT") {
      const account = toAccount(own.body as Wire["Account"], elsewhere)
      if (elsewhere > 0) bench.stream.emit([{ type: "AccountChanged", account }], { origin: "hub", cause: null })
      return active
    }
    return path.startsWith("/executant") ? (answers[asked++] ?? broken) : own
  })
  const app = appOn(bench, { isJoined: () => isJoined })
  await bench.bus.dispatch({ type: "LoadAccount" })
  await bench.bus.dispatch({ type: "LoadExecutants" })
  app.store.flush()
  const shown = await showHook(app, () => useLinkedProfile(wanted))
  const state = () => shown.now().state
  return {
    ...shown,
    bench,
    asked: () => asked - 1,
    /** Waits until it shows so. */
    becomes: async (wantedState: ReturnType<typeof state>) => {
      await expect.poll(() => shown.act(state)).toBe(wantedState)
    },
    ended: () => typesOf(bench).includes("SignedOut"),
  }
}

it("is followed to a profile that was made on another device", async () => {
  const link = await linkOpened([listed])
  await link.becomes("there")
  expect(link.ended()).toBe(false)
})

it("ends the session of whoever it is not for", async () => {
  const link = await linkOpened([nobodys])
  await expect.poll(() => link.act(link.ended)).toBe(true)
  expect(link.bench.emitted.find(({ event }) => event.type === "SignedOut")?.event).toMatchObject({
    reason: "wrongAccount",
  })
})

it("leads home where the session was begun in another tab", async () => {
  const link = await linkOpened([nobodys], { isJoined: true })
  await expect.poll(() => link.act(link.addresses)).toEqual(["/"])
  expect(link.ended()).toBe(false)
})

it("ends nothing while the profiles can't be read: it says why, and tries again when asked", async () => {
  const link = await linkOpened([broken, broken, listed])
  await link.becomes("trouble")
  expect(link.now()).toMatchObject({ failure: { _tag: "Forbidden" } })
  expect(link.ended()).toBe(false)
  const retry = async (): Promise<void> => {
    const trouble = link.now()
    if (trouble.state !== "trouble") throw new Error("There is nothing to try again.")
    await link.act(trouble.retry)
  }
  await retry()
  await expect.poll(() => link.act(link.asked)).toBe(2)
  await link.becomes("trouble")
  await retry()
  await link.becomes("there")
  expect(link.ended()).toBe(false)
})

it("tries again by itself when the connection is back, and only then ends a stranger's session", async () => {
  const link = await linkOpened([broken, nobodys])
  await link.becomes("trouble")
  const report = (online: boolean) =>
    link.act(() => link.bench.stream.emit([{ type: "NetworkChanged", online }], { origin: "system", cause: null }))
  await report(false)
  expect(link.ended()).toBe(false)
  await report(true)
  await expect.poll(() => link.act(link.ended)).toBe(true)
  expect(link.asked()).toBe(2)
})

it("is followed once: whoever switches by hand stays, here and from elsewhere", async () => {
  const link = await linkOpened([listed])
  await link.becomes("there")
  const asked = (): number => link.bench.server.heard.filter(({ method }) => method === "PUT").length
  expect(asked()).toBe(1)
  const account = toAccount(own.body as Wire["Account"], 3)
  await link.act(() => link.bench.stream.emit([{ type: "AccountChanged", account }], { origin: "hub", cause: null }))
  await link.becomes("left")
  expect(asked()).toBe(1)
})

it("is left, too, where another one was made active before this page heard of its own switch", async () => {
  const link = await linkOpened([listed], { elsewhere: 3 })
  await link.becomes("left")
  expect(link.bench.server.heard.filter(({ method }) => method === "PUT")).toHaveLength(1)
})
