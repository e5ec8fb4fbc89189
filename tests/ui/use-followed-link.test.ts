/** A link to a page that is open to everybody, with the profile that was told of it. */
import { expect, it } from "vitest"
import { defaultFlags } from "../../src/domain/flags.ts"
import { useFollowedLink } from "../../src/ui/routes/use-followed-link.ts"
import { rulesOf } from "../../src/ui/routes/rules.ts"
import { setUp, typesOf } from "../commands/bus-on-a-server.ts"
import { appOn, showHook } from "./hook-bench.ts"
import { active, executantKey, listed, own } from "./own-account.ts"

const linkOpened = async (named: string, presence: "anonymous" | "signedIn" = "signedIn") => {
  const bench = await setUp(({ method, path }) =>
    method === "PUT" ? active : path.startsWith("/executant") ? listed : own,
  )
  const app = appOn(bench)
  if (presence === "signedIn") {
    await bench.bus.dispatch({ type: "LoadAccount" })
    await bench.bus.dispatch({ type: "LoadExecutants" })
    app.store.flush()
  }
  const visitor = { presence, flags: defaultFlags, isModerator: false, isMobile: true, side: null }
  const params = new URLSearchParams({ participantKey: named })
  const shown = await showHook(app, () => useFollowedLink(rulesOf("/orders/:key"), visitor, params))
  return {
    isOver: () => shown.act(() => shown.now().isOver),
    switches: () => bench.server.heard.filter(({ method }) => method === "PUT").length,
    hasEnded: () => typesOf(bench).includes("SignedOut"),
  }
}

it("makes that profile the active one, once, and is over", async () => {
  const link = await linkOpened(executantKey)
  await expect.poll(link.isOver).toBe(true)
  expect(link.switches()).toBe(1)
})

it("is ignored by whoever has no such profile, and is over", async () => {
  const link = await linkOpened("5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8aff")
  await expect.poll(link.isOver).toBe(true)
  expect([link.switches(), link.hasEnded()]).toEqual([0, false])
})

it("waits for whoever has not signed in yet", async () => {
  const link = await linkOpened(executantKey, "anonymous")
  expect([await link.isOver(), link.switches()]).toEqual([false, 0])
})
