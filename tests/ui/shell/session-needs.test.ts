/** Every page of somebody who is signed in has what it rests on asked for, but nothing in vain of a moderator. */
import { expect, it } from "vitest"
import { runKeyOf } from "../../../src/commands/subjects.ts"
import { isPending, lastFailure } from "../../../src/projections/commands.ts"
import { SessionNeeds } from "../../../src/ui/shell/SessionNeeds.tsx"
import { setUp } from "../../commands/bus-on-a-server.ts"
import { appOn, showHook } from "../hook-bench.ts"

const load = { type: "LoadAccount" } as const

it("asks for a moderator's account once: there is none", async () => {
  const refusal = { type: "ForbiddenException", message: "No.", traceId: "t", details: { moderator: true } }
  const bench = await setUp(() => ({ status: 403, body: refusal }))
  const app = appOn(bench)
  const shown = await showHook(app, SessionNeeds)
  await shown.act(() => {
    // The sign-in itself asks.
    bench.stream.emit([{ type: "SignedIn" }], { origin: "system", cause: null })
    void bench.bus.dispatch(load)
  })
  const models = () => app.store.models().commands
  await expect.poll(() => shown.act(() => lastFailure(models(), runKeyOf(load))?._tag)).toBe("ModeratorSignIn")
  await expect.poll(() => shown.act(() => isPending(models(), runKeyOf(load)))).toBe(false)
  expect(bench.server.heard.map(({ path }) => path)).toEqual(["/account"])
})
