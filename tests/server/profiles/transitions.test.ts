/**
 * Every state of a profile × every call that moves it: what the table has goes well, all else is refused by name. Spec
 * §4.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { asBefore } from "../../../src/domain/listing-lifecycle.ts"
import { executantStatusNumbers } from "../../../src/domain/executant-statuses.ts"
import {
  executantLifecycle,
  executantMoves,
  type ExecutantMove,
  type ExecutantState,
} from "../../../src/domain/profiles.ts"
import { both } from "../../contract/situations.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import {
  api,
  blocking,
  expectMove,
  movesOf,
  namesOf,
  others,
  quiet,
  sending,
  upload,
  type Asked,
} from "../listings/asking-moves.ts"
import { moderator, type Moderator } from "../moderators.ts"
import { offerPayload } from "../offering.ts"

const executantStates: readonly ExecutantState[] = [...namesOf(executantStatusNumbers), "Blocked"]

/** Moderation makes these by its queue, where they are Superseded (E36). */
const withoutCall = ["approve", "refuse"]

describe.each(oneEngine)("an executant profile on the $name database", (engine) => {
  let app: TestApp
  let admin: Moderator
  beforeAll(async () => {
    app = await startApp(engine)
    admin = await moderator(app)
  })
  afterAll(() => app.close())

  it.each(executantStates)("that is %s does what the table says", async (state) => {
    const { worker, executant, order } = await both(app)
    const { key } = executant
    const root = `${api}/executant/${key}`
    const text = { name: "Bo at work again", classificatorPrimaryKey: executant.classificatorPrimaryKey }
    const adding = (file: string, call: string): Asked<ExecutantMove> => ({
      move: "edit",
      call,
      send: () => worker.fetch(`${root}/${file}`, { ...upload(), method: "PUT" }),
    })
    const calls: readonly Asked<ExecutantMove>[] = [
      {
        move: "apply",
        call: "apply",
        send: () => worker.fetch(`${api}/orders/${order.key}/applications/executant/${key}`, sending("POST")),
      },
      {
        move: "offer",
        call: "offer",
        send: () => worker.fetch(`${api}/offers`, sending("POST", { executantKey: key, ...offerPayload() })),
      },
      adding("portfolio/file", "show a work"),
      adding("education/file", "show a certificate"),
      { move: "edit", call: "add a photo", send: () => worker.fetch(`${root}/uploadphoto`, upload("avatar")) },
      { move: "edit", call: "edit", send: () => worker.fetch(`${root}?publish=false`, sending("PUT", text)) },
      { move: "submit", call: "publish", send: () => worker.fetch(`${root}?publish=true`, sending("PUT", text)) },
      ...blocking(admin, "executants", key),
    ]
    expect(movesOf(calls)).toEqual(others(executantMoves, withoutCall))
    const row = app.db.selectFrom("executants").select(["status", "blocked"]).where("key", "=", key)
    const now = async (): Promise<ExecutantState> => {
      const { status, blocked } = await row.executeTakeFirstOrThrow()
      return blocked ? "Blocked" : status
    }
    const isBlocked = state === "Blocked"
    const status = isBlocked ? ("Published" as const) : state
    for (const asked of calls) {
      await app.db
        .updateTable("executants")
        .set({ status, blocked: isBlocked, blocked_with: isBlocked ? key : null })
        .where("key", "=", key)
        .execute()
      const next = executantLifecycle[state][asked.move]
      const to = next === asBefore ? status : next
      const refusal = "ExecutantInvalidStateException"
      await expectMove(asked, { state, to, refusal, details: { blocked: isBlocked }, now })
      if (asked.move === "block" || asked.move === "unblock")
        if (to !== undefined) expect([asked.call, await now()]).toEqual([asked.call, to])
      await quiet(app)
    }
  })
})
