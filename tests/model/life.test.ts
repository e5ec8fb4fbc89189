/** Model-based test: several people act in random order, and the server agrees with a small model. Spec §4; E121. */
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { engines } from "../server/db/engines.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { commands } from "./commands.ts"
import { compare } from "./comparing.ts"
import type { Model } from "./model.ts"
import { startReal, type Real } from "./real.ts"

const seed = Number(process.env["MODEL_SEED"] ?? 20_261_121)
const runs = Number(process.env["MODEL_RUNS"] ?? 20)
const mostCommands = 120

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it(`lives as the model does (MODEL_SEED=${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: mostCommands, size: "max" }), async (some) => {
        const model: Model = { now: 0, orders: [], applications: [], deals: [] }
        const real: Real = await startReal(app)
        await fc.asyncModelRun(() => ({ model, real }), some)
        await compare(model, real)
      }),
      { seed, numRuns: runs, endOnFailure: true },
    )
    expect(app.logged).toEqual([])
  }, 150_000)
})
