/** Model-based test: several people act in random order, and the server agrees with a small model. Spec §4. Law 20. */
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { engines } from "../server/db/engines.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { scale } from "../share.ts"
import { freshSeed } from "../fuzz/seeds.ts"
import { commands } from "./commands.ts"
import { compare } from "./comparing.ts"
import type { Model } from "./model.ts"
import { startReal, type Real } from "./real.ts"

const { seed, isGiven } = freshSeed("MODEL_SEED")
const runs = Number(process.env["MODEL_RUNS"] ?? 3 * scale)

/** Seeds that have found where server and model part. */
const pinned = [{ seed: 20_261_121, runs: 1 }]
const lives = isGiven ? [{ seed, runs }] : [{ seed, runs }, ...pinned]
const mostCommands = 120

describe.each(engines)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it.each(lives.map((one) => [one.runs, one.seed] as const))(
    "lives %i times as the model does (MODEL_SEED=%i)",
    async (numRuns, from) => {
      console.log(`MODEL_SEED=${from} MODEL_RUNS=${numRuns} repeats these lives.`)
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands: mostCommands, size: "max" }), async (some) => {
          const model: Model = { now: 0, orders: [], applications: [], deals: [] }
          const real: Real = await startReal(app)
          await fc.asyncModelRun(() => ({ model, real }), some)
          await compare(model, real)
        }),
        { seed: from, numRuns, endOnFailure: true },
      )
      expect(app.logged).toEqual([])
    },
    30_000 + 15_000 * runs,
  )
})
